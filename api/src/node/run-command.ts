import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Unreadable } from '../auth/seal';
import type { Db } from '../db/db';
import { openPglite } from '../db/open-pglite';
import { openPostgres } from '../db/open-postgres';
import { DataInUse, lockData } from './data-lock';
import { type Env, EnvError, readEnv } from './env';

/** A line on standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The database of this environment; the embedded one only while no server has it. */
async function open({ DATABASE_URL, DATA_DIR }: Env) {
  if (DATABASE_URL) return openPostgres({ connectionString: DATABASE_URL, connections: 1, onError: () => undefined });
  const dataDir = join(DATA_DIR, 'database');
  await access(dataDir).catch(() => {
    throw new EnvError(`There is no database in ${DATA_DIR}`);
  });
  const unlock = await lockData(DATA_DIR);
  const { db, close } = await openPglite({ dataDir });
  return { db, close: () => close().finally(unlock) };
}

/**
 * Runs a command of the operator on the database of this environment and ends the process: with what `work` gives, or
 * with 2 where it failed, which is said in one line if a person can mend it.
 */
export function runCommand(work: (db: Db, env: Env) => Promise<number>): void {
  const run = async () => {
    const env = readEnv(process.env, { hasDemo: true });
    const { db, close } = await open(env);
    return work(db, env).finally(close);
  };
  run().then(
    (code) => process.exit(code),
    (error: Error) => {
      const plain = [DataInUse, EnvError, Unreadable].some((kind) => error instanceof kind);
      process.stderr.write(`${plain ? error.message : error.stack}\n`);
      process.exit(2);
    },
  );
}
