import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate, UnknownSchema } from '../db/migrate';
import { CannotMove, moveData } from '../db/move-data';
import { openPglite } from '../db/open-pglite';
import { NotAlone, takePresenceLock } from '../db/presence-lock';
import { DataInUse, lockData } from './data-lock';
import { type Env, EnvError, readEnv } from './env';
import { say } from './run-command';
import { readSealKeys } from './seal-keys';

type Given = Pick<Env, 'DATA_DIR' | 'SECRET' | 'SEAL_KEYS'>;

/** Another secret would end all sessions, and without their keys authenticators could not be read any more. */
async function requireSameKeys({ DATA_DIR, SECRET, SEAL_KEYS }: Given): Promise<void> {
  const own = (name: string) => readFile(join(DATA_DIR, name), 'utf8').catch(() => undefined);
  const secret = await own('secret');
  if (secret !== undefined && secret.trim() !== SECRET)
    throw new EnvError(`SECRET is not the one in ${DATA_DIR}/secret`);
  const keys = await own('seal-keys');
  for (const { version, key } of keys === undefined ? [] : readSealKeys(keys.trim())) {
    if (!SEAL_KEYS?.some((one) => one.version === version && Buffer.from(one.key).equals(key)))
      throw new EnvError(`SEAL_KEYS lacks key ${version} of ${DATA_DIR}/seal-keys`);
  }
}

/**
 * Moves the embedded database of DATA_DIR to the empty Postgres database of DATABASE_URL, in the environment that the
 * server is to have there. The folder is left as it is.
 */
async function main(): Promise<void> {
  const env = readEnv(process.env, { hasDemo: true });
  const { DATABASE_URL: connectionString, DATA_DIR } = env;
  if (!connectionString) throw new EnvError('DATABASE_URL: give the database to move to');
  const dataDir = join(DATA_DIR, 'database');
  await access(dataDir).catch(() => {
    throw new EnvError(`There is no database in ${DATA_DIR}`);
  });
  await requireSameKeys(env);
  const unlock = await lockData(DATA_DIR);
  const leave = await takePresenceLock({ connectionString, shares: false, onError: () => undefined });
  const target = new pg.Client({ connectionString, application_name: 'tvacha move' });
  await target.connect();
  const source = await openPglite({ dataDir });
  try {
    await migrate(drizzle(target));
    let total = 0;
    await moveData(source.client, target, (table, rows) => {
      total += rows;
      say(`  ${table}: ${rows}`);
    });
    await target.query('analyze');
    say(
      `Moved ${total} rows. Files stay in ${DATA_DIR}/files: keep DATA_DIR, or copy them to the bucket by their names.`,
    );
  } finally {
    await source.close();
    await target.end();
    await leave();
    await unlock();
  }
}

main().catch((error: Error) => {
  const plain = [CannotMove, DataInUse, EnvError, NotAlone, UnknownSchema].some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? error.message : error.stack}\n`);
  process.exit(1);
});
