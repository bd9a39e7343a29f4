import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readFontFiles } from '@tvacha/api/font-files';
import { migrate } from '@tvacha/api/migrate';
import { openPglite } from '@tvacha/api/open-pglite';
import { testPasswordCost } from '@tvacha/api/password';
import { seed } from '@tvacha/demo/seed';
import { placeOf } from './faces';
import { createLoadedFiles } from './memory-files';

/** Files the mock has at hand; a real server has all of them. */
const pdfs = 3;

/** Seeds a database and leaves its dump and files in a folder, for the mock to open. */
export async function makeSeed(folder: URL): Promise<void> {
  const { db, client, close } = await openPglite();
  await migrate(db);
  const files = createLoadedFiles(async () => null);
  const put: typeof files.put = async (key, bytes) => {
    const place = new URL(`files/${key}`, folder);
    await mkdir(dirname(place.pathname), { recursive: true });
    await writeFile(place, bytes);
  };
  await seed({ db, files: { ...files, put }, clock: { now: () => new Date() }, pdfs, passwordCost: testPasswordCost });
  for (const [name, bytes] of Object.entries(await readFontFiles())) await put(placeOf(name), bytes, '');
  const dump = await client.dumpDataDir('gzip');
  await writeFile(new URL('seed.tar.gz', folder), new Uint8Array(await dump.arrayBuffer()));
  await close();
}
