import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { prepare } from './lib/install.mjs';
import { bad, say, step } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const since = Date.now();
await prepare();
const { findBrowser } = await import('./lib/browser.mjs');
const { buildQa } = await import('./lib/qa-build.mjs');

const reports = 'node_modules/.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

/** A check that is one thing: it passes or fails as a whole. */
async function check(...args) {
  const { ok } = await step(...args);
  total[ok ? 'passed' : 'failed'] += 1;
}

/** A test runner, whose own counts are added; a runner that dies without a report counts as one failure. */
async function suite(title, command, args, options, countsOf) {
  const { ok } = await step(title, command, args, options);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = countsOf();
  } catch {
    bad(`${title}: no report was written`);
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  say(`  ${counts.passed} passed, ${counts.failed} failed`);
  total.passed += counts.passed;
  total.failed += counts.failed;
}

const jestReport = (name) => ({
  passed: read(name).numPassedTests,
  failed: read(name).numFailedTests + read(name).numRuntimeErrorTestSuites,
});
const jestArgs = (name) => ['--ci', '--json', `--outputFile=${process.cwd()}/${reports}/${name}.json`];
const read = (name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

await check('Lint and boundaries', 'npm', ['run', '--silent', 'lint']);
await check('Types', 'npm', ['run', '--silent', 'types']);
await check('Requirements', process.execPath, ['scripts/requirements.mjs']);
await suite('Unit and API tests', 'npx', ['jest', ...jestArgs('jest'), '--maxWorkers=2'], {}, () => jestReport('jest'));
await suite(
  'API tests on Postgres and Redis',
  'npm',
  ['run', '--silent', 'test:postgres', '-w', 'api', '--', ...jestArgs('postgres')],
  {},
  () => jestReport('postgres'),
);

await buildQa();
const browser = await findBrowser();
if (!browser) {
  bad('Browser tests: no Chrome or Chromium was found, and none could be installed. Set CHROMIUM_PATH.');
  total.failed += 1;
} else {
  await suite(
    'Browser tests',
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
    {
      show: true,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reports}/browser.json` },
    },
    () => {
      const { expected, unexpected, flaky, skipped } = read('browser').stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    },
  );
}

say(`Took ${((Date.now() - since) / 60_000).toFixed(1)} min.`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
