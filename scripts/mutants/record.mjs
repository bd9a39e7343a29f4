import { join } from 'node:path';
import { folder } from './plan.mjs';
import { inProcesses } from './pool.mjs';
import { keepRecord, placeOf, readRecord } from './records.mjs';

const longest = 15 * 60_000;

/** What one test file passes by, with no mutant on. */
async function recordFile(judge, { path, project }) {
  const run = () => judge.run({ path, project, mutant: 0 }, longest);
  const first = await run();
  const answer = first.isLate || first.isDead ? await run() : first;
  if (answer.isLate || answer.isDead) return { fault: 'The process ended', ms: 0, cpu: 0, load: [], tests: [] };
  return answer;
}

/**
 * Runs all tests once, with mutants planted and none of them on.
 * @param key names the plan and all sources; what was recorded under it is not run again unless the test file changed
 * @returns for each file how long it and its tests take, and which mutants they pass by; `load` those met outside a test
 */
export async function record(tests, { key, processes, env, onDone }) {
  const places = new Map(tests.map((test) => [test, placeOf(join(folder, key), test.path)]));
  const records = new Map(tests.map((test) => [test, readRecord(places.get(test))]));
  const missing = tests.filter((test) => !records.get(test));
  let done = tests.length - missing.length;
  onDone(done, tests.length);
  await inProcesses(missing, { processes, env }, async (test, judge) => {
    const seen = await recordFile(judge, test);
    records.set(test, seen);
    keepRecord(places.get(test), seen);
    done += 1;
    onDone(done, tests.length);
  });
  return tests.map((test) => ({ ...records.get(test), ...test }));
}
