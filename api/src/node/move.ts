import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate } from '../db/migrate';
import { moveData } from '../db/move-data';
import { takePresenceLock } from '../db/presence-lock';
import { type Env, EnvError } from './env';
import { openEmbedded, readArguments, runCommand, say } from './run-command';
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

/** Makes the tables in an empty Postgres database and copies all rows into them. @returns how many */
async function moveTo(connectionString: string, { client }: Awaited<ReturnType<typeof openEmbedded>>): Promise<number> {
  const leave = await takePresenceLock({ connectionString, shares: false, onError: () => undefined });
  const target = new pg.Client({ connectionString, application_name: 'tvacha move' });
  try {
    await target.connect();
    await migrate(drizzle(target));
    let total = 0;
    await moveData(client, target, (table, rows) => {
      total += rows;
      say(`  ${table}: ${rows}`);
    });
    await target.query('analyze');
    return total;
  } finally {
    await target.end();
    await leave();
  }
}

/**
 * Moves the embedded database of DATA_DIR to the empty Postgres database of DATABASE_URL, in the environment that the
 * server is to have there. The folder is left as it is.
 */
runCommand(async (env) => {
  readArguments({});
  const { DATABASE_URL, DATA_DIR } = env;
  if (!DATABASE_URL) throw new EnvError('DATABASE_URL: give the database to move to');
  await requireSameKeys(env);
  const source = await openEmbedded(env);
  const total = await moveTo(DATABASE_URL, source).finally(source.close);
  say(
    `Moved ${total} rows. Files stay in ${DATA_DIR}/files: keep DATA_DIR, or copy them to the bucket by their names.`,
  );
  return 0;
});
