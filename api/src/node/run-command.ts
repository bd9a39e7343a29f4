import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Unreadable } from '../auth/seal';
import type { Db } from '../db/db';
import { UnknownSchema } from '../db/migrate';
import { CannotMove } from '../db/move-data';
import { openPglite } from '../db/open-pglite';
import { openPostgres } from '../db/open-postgres';
import { NotAlone } from '../db/presence-lock';
import { DataInUse, lockData } from './data-lock';
import { type Env, EnvError, readEnv } from './env';

/** A command was given what it does not take. */
export class WrongArguments extends Error {}

/** What a person can mend, told in one line. */
const plain = [CannotMove, DataInUse, EnvError, NotAlone, Unreadable, UnknownSchema, WrongArguments];

/** A line on standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The arguments of this command. @throws WrongArguments for any other */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongArguments((error as Error).message);
  }
}

/** The embedded database of this environment, only while no server has it, and for this process alone. */
export async function openEmbedded({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) {
  const dataDir = join(DATA_DIR, 'database');
  await access(dataDir).catch(() => {
    throw new EnvError(`There is no database in ${DATA_DIR}`);
  });
  const unlock = await lockData(DATA_DIR);
  const { db, client, close } = await openPglite({ dataDir });
  return { db, client, close: () => close().finally(unlock) };
}

const open = (env: Env) =>
  env.DATABASE_URL
    ? openPostgres({ connectionString: env.DATABASE_URL, connections: 1, onError: () => undefined })
    : openEmbedded(env);

/**
 * Runs a command of the operator in this environment and ends the process: with what `work` gives, or with 2 where it
 * failed, which is said in one line if a person can mend it.
 */
export function runCommand(work: (env: Env) => Promise<number>): void {
  const run = async () => work(readEnv(process.env, { hasDemo: true }));
  run().then(
    (code) => process.exit(code),
    (error: Error) => {
      const isPlain = plain.some((kind) => error instanceof kind);
      process.stderr.write(`${isPlain ? error.message : error.stack}\n`);
      process.exit(2);
    },
  );
}

/** Does something on the database of this environment, which is closed after it. */
export async function withDatabase<T>(env: Env, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await open(env);
  return work(db).finally(close);
}
