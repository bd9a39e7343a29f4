import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { prepare } from './lib/install.mjs';
import { bad, good, say, step } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await prepare();
const { findBrowser } = await import('./lib/browser.mjs');
const { buildQa } = await import('./lib/qa-build.mjs');
const full = process.argv.includes('--full');
const reports = 'node_modules/.cache/reports';

/** Two processes that do nothing but keep a core busy; they end with this one. */
function keepBusy() {
  const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }));
  const end = () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return end;
}

/** How each test of a report ended, by its project, file and title. */
function outcomesOf({ suites }) {
  const found = new Map();
  const walk = (suite) => {
    for (const inner of suite.suites ?? []) walk(inner);
    for (const { file, title, tests } of suite.specs ?? [])
      for (const { projectName, status } of tests) found.set(`${projectName} ${file}: ${title}`, status);
  };
  for (const suite of suites) walk(suite);
  return found;
}

async function run(round, browser) {
  mkdirSync(reports, { recursive: true });
  const report = `${process.cwd()}/${reports}/shake-${round}.json`;
  const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'];
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(full ? { TVACHA_FULL: '1' } : {}) };
  await step(`Browser tests on a busy machine, run ${round}`, 'npx', args, { show: true, env });
  return outcomesOf(JSON.parse(readFileSync(report, 'utf8')));
}

await buildQa();
const browser = await findBrowser();
if (!browser) {
  bad('No Chrome or Chromium was found, and none could be installed. Set CHROMIUM_PATH.');
  process.exit(1);
}
const rest = keepBusy();
const [first, second] = [await run(1, browser), await run(2, browser)];
rest();
const names = [...new Set([...first.keys(), ...second.keys()])];
const differing = names.filter((name) => first.get(name) !== second.get(name));
const failing = names.filter((name) => first.get(name) === second.get(name) && first.get(name) !== 'expected');
for (const name of differing) bad(`differs: ${name}: ${first.get(name)}, then ${second.get(name)}`);
for (const name of failing) bad(`fails both times: ${name}`);
if (differing.length + failing.length === 0) good(`${names.length} tests ended alike both times`);
say(`${differing.length} differences, ${failing.length} failures`);
process.exit(differing.length + failing.length === 0 ? 0 : 1);
