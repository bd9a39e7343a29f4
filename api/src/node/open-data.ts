import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../app/log';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/open-pglite';
import { diskFiles } from './disk-files';
import type { Env } from './env';

/** Opens database and files in the data folder, up to date and, where asked for, filled. */
export async function openData({ DATA_DIR, SEED }: Env, log: Log) {
  await mkdir(join(DATA_DIR, 'files'), { recursive: true });
  const { db, close } = await openPglite({ dataDir: join(DATA_DIR, 'database') });
  const files = diskFiles(join(DATA_DIR, 'files'));
  await migrate(db);
  if (SEED === 'demo') {
    // Only loaded where it is wanted: its texts are much of the server's code.
    const { seed } = await import('../seed/seed');
    await seed({ db, files, log: (line) => log.info({}, line) });
  }
  return { db, files, close };
}
