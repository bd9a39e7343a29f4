import type { Db } from '../db/db';
import { checkChain, hashAt } from '../services/audit-chain';
import { readArguments, runCommand, say, WrongArguments, withDatabase } from './run-command';

/** Ends of the chain as they were logged: who rewrites the log cannot rewrite those. */
function readHeads(): { seq: number; hash: string }[] {
  return readArguments({ allowPositionals: true }).positionals.map((given) => {
    const [, seq, hash] = /^(\d{1,15}):([\w-]{43})$/.exec(given) ?? [];
    if (!seq || !hash) throw new WrongArguments(`'${given}' is not seq:hash, as it was logged`);
    return { seq: Number(seq), hash };
  });
}

async function areLogged(db: Db, heads: ReturnType<typeof readHeads>): Promise<boolean> {
  let held = true;
  for (const { seq, hash } of heads) {
    if ((await hashAt(db, seq)) === hash) continue;
    held = false;
    say(`Row ${seq} is not the one whose hash was logged.`);
  }
  return held;
}

/** Walks the audit log, says in one line whether it is whole, and ends with 1 where it is not (SEC-43). */
runCommand(async (env) => {
  const heads = readHeads();
  return withDatabase(env, async (db) => {
    const { whole, rows, head, broken } = await checkChain(db);
    if (broken) say(`The audit log is broken at row ${broken.seq}: ${broken.fault}. ${rows} rows before it are whole.`);
    else say(`The audit log is whole: ${rows} rows${head ? `, the newest hash is ${head.hash}` : ''}.`);
    return (await areLogged(db, heads)) && whole ? 0 : 1;
  });
});
