import { checkChain, hashAt } from '../services/audit-chain';
import { runCommand, say } from './run-command';

/** Ends of the chain as they were logged, each as `seq:hash`: who rewrites the log cannot rewrite those. */
const heads = process.argv.slice(2);

/** Walks the audit log, says in one line whether it is whole, and ends with 1 where it is not (SEC-43). */
runCommand(async (db) => {
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
});
