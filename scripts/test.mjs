import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { touchedPackages } from './lib/changed.mjs';
import { noteFailure, noteJestFailures, notePlaywrightFailures, printFailures } from './lib/failures.mjs';
import { prepare } from './lib/install.mjs';
import { passedBefore } from './lib/passed-before.mjs';
import { bad, say, step } from './lib/run.mjs';
import { noteJest, notePlaywright, printTimings, timed } from './lib/timings.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const since = Date.now();
/** `npm run test:full` runs all there is, `npm test` what a change must pass (docs/decisions/0019). */
const full = process.argv.includes('--full');
if (full) process.env.TVACHA_FULL = '1';
else {
  // What depends on the store is then run on Postgres alone, which is what it is deployed on.
  process.env.TVACHA_BESIDE_POSTGRES = '1';
  // Of some matrices the rows of the day stand for all (api/src/testing/chosen-rows.ts, e2e/src/tier.ts).
  process.env.TVACHA_SEED ||= new Date().toISOString().slice(0, 10);
}
await timed('Install', prepare);
const touched = full ? [] : touchedPackages();
process.env.TVACHA_TOUCHED = touched.map((name) => name.split('/').at(-1)).join();
const { findBrowser } = await import('./lib/browser.mjs');
const { buildQa } = await import('./lib/qa-build.mjs');
const { makePlan } = await import('./mutants/plan.mjs');
/** In a full run the tests note meanwhile which of the faults that are planted at its end they pass by. */
const jestEnv = full ? makePlan(process.cwd()).records : {};

const reports = 'node_modules/.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

/** A check that is one thing: it passes or fails as a whole. */
async function check(title, ...args) {
  const { ok, output } = await timed(title, () => step(title, ...args));
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) noteFailure(title, output.trimEnd().split('\n').slice(-20).join('\n'));
  return output;
}

/** A test runner, whose own counts are added; a runner that dies without a report counts as one failure. */
async function suite(title, name, command, args, options, countsOf) {
  const { ok } = await timed(title, () => step(title, command, args, options));
  let counts = { passed: 0, failed: 0 };
  try {
    counts = countsOf(JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')));
  } catch {
    bad(`${title}: no report was written`);
  }
  if (!ok && counts.failed === 0) {
    counts.failed = 1;
    noteFailure(title, 'It failed without a test that did.');
  }
  say(`  ${counts.passed} passed, ${counts.failed} failed`);
  total.passed += counts.passed;
  total.failed += counts.failed;
}

/** Runs the projects that something has changed for since they last passed, and counts the others as they passed. */
async function jestSuite(title, name, projects, command, argsFor, env = {}) {
  const before = passedBefore(name, projects, { ignore: full });
  for (const { project, passed } of before.unchanged) {
    say(`  ${title}: ${project} is as it was when its ${passed} tests passed`);
    total.passed += passed;
  }
  if (before.changed.length === 0) return;
  const args = [...argsFor(before.changed), '--ci', '--json', `--outputFile=${process.cwd()}/${reports}/${name}.json`];
  await suite(title, name, command, args, { env }, (report) => {
    noteJest(title, report);
    noteJestFailures(report);
    before.keep(report);
    return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
  });
}

/** The rate of the last `npm run mutants` here. */
function lastMutants() {
  const place = '.cache/mutants.json';
  if (!existsSync(place)) return '  Mutants: not judged here yet (npm run mutants)';
  const { seed, verdicts } = JSON.parse(readFileSync(place, 'utf8'));
  const caught = verdicts.filter(({ isCaught }) => isCaught).length;
  const day = statSync(place).mtime.toISOString().slice(0, 10);
  return `  Mutants: ${caught} of ${verdicts.length} caught by the last run here, on ${day} (seed ${seed})`;
}

/** Specs of the packages that a change touches run in full. */
function fullSpecs() {
  const specsOf = JSON.parse(readFileSync('e2e/specs-of.json', 'utf8'));
  return touched.flatMap((name) => specsOf[name] ?? []);
}

// One core builds while the other checks types; a browser is looked for meanwhile, as it may have to be installed.
const browserFound = findBrowser();
let requirements = '';
let mutants = '';
await Promise.all([
  (async () => {
    await check('Types', 'npm', ['run', '--silent', 'types']);
    await check('Versions of the shared packages', 'npm', ['run', '--silent', 'surface']);
  })(),
  (async () => {
    await check('Lint and boundaries', 'npm', ['run', '--silent', 'lint']);
    requirements = await check('Requirements', process.execPath, ['scripts/requirements.mjs']);
    await timed('Builds', buildQa);
  })(),
]);

// Left to itself, Node lets the heap of a worker grow to what the machine has: collecting it then takes seconds.
// One that still holds most of it between two files is begun anew: a file that parses hostile PDFs needs 400 MB itself.
const jest = [
  // For scripts/jest/collect-garbage.cjs.
  '--expose-gc',
  '--max-old-space-size=1280',
  'node_modules/jest/bin/jest.js',
  '--maxWorkers=2',
  '--workerIdleMemoryLimit=800MB',
];
const projects = readdirSync('.').filter((name) => existsSync(`${name}/jest.config.mjs`));
const onPostgres = ['run', '--silent', 'test:postgres', '-w', 'api', '--'];
// Each of them waits now and then, for a page, for servers, for one last file; the others have the cores meanwhile.
await Promise.all([
  jestSuite(
    'Unit and API tests',
    'jest',
    projects,
    process.execPath,
    (changed) => [...jest, '--projects', ...changed],
    jestEnv,
  ),
  (async () => {
    // Its copy of the repository begins with the types and builds that are known by now.
    await check('A new kind of resource, made and removed', process.execPath, ['scripts/new-kind/prove.mjs']);
    await jestSuite('Tests on Postgres and Redis', 'postgres', ['api'], 'npm', () => onPostgres);
  })(),
]);

const browser = await browserFound;
if (!browser) {
  bad('Browser tests: no Chrome or Chromium was found, and none could be installed. Set CHROMIUM_PATH.');
  noteFailure('Browser tests', 'No Chrome or Chromium was found.');
  total.failed += 1;
} else {
  const specs = full ? [] : fullSpecs();
  if (specs.length > 0) say(`Specs in full, as their packages were changed: ${specs.join(', ')}`);
  await suite(
    'Browser tests',
    'browser',
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
    {
      show: true,
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reports}/browser.json`,
        ...(specs.length > 0 ? { TVACHA_FULL_SPECS: specs.join(',') } : {}),
      },
    },
    (report) => {
      notePlaywright(report);
      notePlaywrightFailures(report);
      const { expected, unexpected, flaky, skipped } = report.stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    },
  );
}
if (full) {
  await check('Conformance with 200 cases', 'npm', ['run', '--silent', 'conformance', '-w', 'api']);
  mutants = await check('Planted faults', process.execPath, ['scripts/mutants.mjs']);
}

printTimings(full ? 'full' : 'test');
printFailures();
say(`\n${requirements.trim().split('\n').at(-1)}`);
say(mutants ? mutants.trim().split('\n').at(-1) : lastMutants());
say(`Took ${((Date.now() - since) / 60_000).toFixed(1)} min.`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
