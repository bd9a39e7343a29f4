const { createRequire } = require('node:module');

const fromJest = createRequire(require.resolve('jest'));
const fromCore = createRequire(fromJest.resolve('@jest/core'));
const fromConfig = createRequire(fromCore.resolve('jest-config'));
const circus = fromConfig('jest-circus/runner').default ?? fromConfig('jest-circus/runner');

const nameOf = (test) => {
  const names = [];
  for (let at = test; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join(' › ');
};

/** Each test with a name of its own: the second of two alike is told apart. */
function nameAll(block, seen = new Map(), named = new Map()) {
  for (const child of block.children) {
    if (child.type === 'describeBlock') nameAll(child, seen, named);
    else {
      const name = nameOf(child);
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      named.set(child, times === 1 ? name : `${name} (${times})`);
    }
  }
  return named;
}

/**
 * Runs a test file as Jest does, and besides: says to the planted code which mutant is on, notes which mutants each
 * test passes by, runs only the tests that are asked for, and ends at the first that fails. In a worker of Jest itself,
 * which has no job, none is on, and what was noted is kept in MUTANTS_RECORDS.
 */
module.exports = async function runWithMutant(globalConfig, config, environment, runtime, testPath, send) {
  const job = globalThis.mutantJob ?? { mutant: 0 };
  const since = { ms: Date.now(), cpu: process.cpuUsage().user };
  const report = { load: [], tests: [] };
  globalThis.mutantReport = report;
  const shared = new Set();
  let hits = shared;
  environment.global.__mutant = (id) => {
    hits.add(id);
    return id === job.mutant;
  };

  let named = new Map();
  let hasFailed = false;
  let began = 0;
  let spent = 0;
  const only = job.only && new Set(job.only);
  const except = new Set(job.except ?? []);
  const on = (event, state) => {
    if (event.name === 'run_start') {
      named = nameAll(state.rootDescribeBlock);
      if (job.limit) state.testTimeout = job.limit;
      for (const [test, name] of named) if ((only && !only.has(name)) || except.has(name)) test.mode = 'skip';
    } else if (event.name === 'test_start') {
      if (hasFailed && job.bail) event.test.mode = 'skip';
      if (job.limit) event.test.timeout = job.limit;
    } else if (event.name === 'test_started') {
      hits = new Set();
      began = Date.now();
      spent = process.cpuUsage().user;
    } else if (event.name === 'test_done') {
      const isOk = event.test.errors.length === 0;
      hasFailed ||= !isOk;
      const fault = isOk ? undefined : String(event.test.errors[0]?.[0]?.message ?? event.test.errors[0]?.[0] ?? '');
      report.tests.push({
        name: named.get(event.test),
        ms: Date.now() - began,
        cpu: (process.cpuUsage().user - spent) / 1000,
        hits: [...hits],
        isOk,
        fault: fault?.slice(0, 2000),
      });
      hits = shared;
    }
  };
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    on(event, state);
    await handle?.(event, state);
  };
  const folder = process.env.MUTANTS_RECORDS;
  const { keepRecord, placeOf } = folder ? await import('../records.mjs') : {};
  const place = placeOf?.(folder, testPath);
  const result = await circus(globalConfig, config, environment, runtime, testPath, send);
  report.load = [...shared];
  if (place) {
    const fault = result.testExecError?.message;
    const cpu = (process.cpuUsage().user - since.cpu) / 1000;
    keepRecord(place, { ...report, fault, ms: Date.now() - since.ms, cpu });
  }
  return result;
};
