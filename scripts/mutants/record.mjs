import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from '../lib/repository-files.mjs';
import { inProcesses } from './pool.mjs';

const folder = 'node_modules/.cache/mutants';
const longest = 15 * 60_000;

/** What runs once and the like is remembered by what it was made from. */
function openCache(key) {
  const place = `${folder}/${key}.json`;
  const kept = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};
  const seen = { ...kept };
  return {
    get: (name) => seen[name],
    set(name, value) {
      seen[name] = value;
      // What failed may have failed by chance.
      if (value.fault || value.tests.some(({ isOk }) => !isOk)) return;
      kept[name] = value;
      mkdirSync(folder, { recursive: true });
      writeFileSync(place, JSON.stringify(kept));
    },
  };
}

/** What one test file passes by, with no mutant on. */
async function recordFile(judge, { path, project, name }) {
  const run = () => judge.run({ path, project, mutant: 0 }, longest);
  const first = await run();
  const answer = first.isLate || first.isDead ? await run() : first;
  if (answer.isLate || answer.isDead)
    return { path, project, name, fault: 'The process ended', ms: 0, cpu: 0, load: [], tests: [] };
  const { load, tests, ms, cpu, fault } = answer;
  return { path, project, name, load, tests, ms, cpu, fault };
}

/**
 * Runs all tests once, with mutants planted and none of them on.
 * @param key names the plan and all sources; what was recorded under it is not run again unless the test file changed
 * @returns for each file how long it and its tests take, and which mutants they pass by; `load` those met outside a test
 */
export async function record(tests, { key, processes, env, onDone }) {
  const cache = openCache(key);
  // Once: somebody may write to a test while all run.
  const nameOf = new Map(tests.map((test) => [test, hash(`${test.path}\n${readFileSync(test.path, 'utf8')}`)]));
  const missing = tests.filter((test) => !cache.get(nameOf.get(test)));
  let done = tests.length - missing.length;
  onDone(done, tests.length);
  await inProcesses(missing, { processes, env }, async (test, judge) => {
    cache.set(nameOf.get(test), await recordFile(judge, test));
    done += 1;
    onDone(done, tests.length);
  });
  return tests.map((test) => cache.get(nameOf.get(test)));
}
