import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from '../db/open-pglite';
import { openPostgres } from '../db/open-postgres';
import { checkChain, hashAt } from '../services/audit-chain';
import { DataInUse, lockData } from './data-lock';
import { type Env, EnvError, readEnv } from './env';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The database of this environment, for reading; the embedded one only while no server has it. */
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
 * Walks the audit log, says in one line whether it is whole, and ends with 1 where it is not (SEC-43).
 * @param heads ends of the chain as they were logged, each as `seq:hash`: who rewrites the log cannot rewrite those
 */
async function main(heads: string[]): Promise<number> {
  const { db, close } = await open(readEnv(process.env, { hasDemo: true }));
  try {
    const { whole, rows, head, broken } = await checkChain(db);
    if (broken) say(`The audit log is broken at row ${broken.seq}: ${broken.fault}. ${rows} rows before it are whole.`);
    else say(`The audit log is whole: ${rows} rows${head ? `, the newest hash is ${head.hash}` : ''}.`);
    let held = whole;
    for (const [seq = '', hash] of heads.map((given) => given.split(':'))) {
      if ((await hashAt(db, Number(seq))) === hash) continue;
      held = false;
      say(`Row ${seq} is not the one whose hash was logged.`);
    }
    return held ? 0 : 1;
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    const plain = [DataInUse, EnvError].some((kind) => error instanceof kind);
    process.stderr.write(`${plain ? error.message : error.stack}\n`);
    process.exit(2);
  },
);
