import { cpus, loadavg } from 'node:os';
import { runsFor } from './order.mjs';

/** How long a broken page may take to be found so, in milliseconds: the usual case here. */
const patienceNow = () => Math.min(15_000, 4000 * Math.max(1, loadavg()[0] / cpus().length));
const slowest = (tests) => Math.max(0, ...tests.map(({ ms }) => ms));

const failed = ({ tests }) => tests.filter(({ isOk }) => !isOk).map(({ name }) => name);

/** One run of a file's telling tests, or of those named. */
function runTests(judge, { path, project, tests, unsound: except, ms }, { mutant, only }) {
  const patience = patienceNow();
  const limit = 4 * (patience + slowest(tests));
  return judge.run({ path, project, mutant, only, except, bail: true, limit }, 60_000 + 2 * limit + 4 * ms);
}

/** The same tests up to the one that failed, with no mutant on: where they fail too, the failure tells nothing. */
async function failsAlone(judge, entry, seen) {
  const only = seen.fault ? [] : seen.tests.map(({ name }) => name);
  const fails = async () => {
    const again = await runTests(judge, entry, { mutant: 0, only });
    return Boolean(again.isLate || again.isDead || again.fault || failed(again).length > 0);
  };
  if (!(await fails())) return false;
  // It may have been what the mutant left behind in the process.
  judge.end();
  return fails();
}

async function judgeByFile(judge, mutant, entry) {
  // Of a whole file the tests may have other names with the mutant on.
  const only = entry.isWhole ? undefined : entry.tests.map(({ name }) => name);
  const run = () => runTests(judge, entry, { mutant: mutant.id, only });
  let seen = await run();
  if (seen.isLate || seen.isDead) {
    seen = await run();
    if (seen.isLate || seen.isDead) return { isCaught: true, how: seen.isLate ? 'never ends' : 'ends the process' };
  }
  const [first] = failed(seen);
  if (!first && !seen.fault) return { isCaught: false };
  if (await failsAlone(judge, entry, seen)) return { isCaught: false, isShaky: true };
  return { isCaught: true, how: first ?? seen.fault.split('\n')[0] };
}

/**
 * Turns a mutant on for the tests that pass by it until one of them fails.
 * @param cap milliseconds of a processor that it may cost, as recorded; the nearest file is always run
 */
export async function judge(process, mutant, recorded, { cap, root }) {
  const runs = runsFor(mutant, recorded, root);
  const reached = runs.filter(({ isLate }) => !isLate).length;
  const verdict = { ...mutant, reached, left: 0, cost: 0, shaky: [] };
  const since = Date.now();
  for (const [at, entry] of runs.entries()) {
    if (at > 0 && verdict.cost + entry.cost > cap) {
      if (!entry.isLate) verdict.left += 1;
      continue;
    }
    verdict.cost += entry.cost;
    const { isCaught, isShaky, how } = await judgeByFile(process, mutant, entry);
    if (isShaky) verdict.shaky.push(entry.path);
    if (isCaught) return { ...verdict, isCaught, how, by: entry.path, ms: Date.now() - since };
  }
  return { ...verdict, isCaught: false, ms: Date.now() - since };
}
