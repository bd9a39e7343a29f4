import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { prepare } from './lib/install.mjs';
import { testsOf } from './lib/playwright-report.mjs';
import { bad, good, step } from './lib/run.mjs';

// Runs the browser tests twice beside two busy loops, and compares: a test that differs has a fault at its cause.
// With --full all of them; what else is given goes to Playwright.
process.chdir(new URL('..', import.meta.url).pathname);
await prepare();
const { findBrowser } = await import('./lib/browser.mjs');
const { buildQa } = await import('./lib/qa-build.mjs');

const rest = process.argv.slice(2).filter((argument) => argument !== '--full');
const reports = `${process.cwd()}/node_modules/.cache/reports/shake`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const loops = [];
const endLoops = () => {
  for (const loop of loops.splice(0)) loop.kill('SIGKILL');
};
process.on('exit', endLoops);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** Each test by its place and title, with how it ended; none where the runner ended without a report. */
function outcomesOf(report) {
  const outcomes = new Map();
  if (!existsSync(report)) return outcomes;
  for (const { name, projectName, results } of testsOf(JSON.parse(readFileSync(report, 'utf8'))))
    outcomes.set(`${projectName} ${name}`, results.map(({ status }) => status).join(', ') || 'not run');
  return outcomes;
}

async function run(which, env) {
  const report = `${reports}/${which}.json`;
  await step(
    `Browser tests, the ${which} time`,
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json', ...rest],
    { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return outcomesOf(report);
}

await buildQa();
const browser = await findBrowser();
if (!browser) {
  bad('No Chrome or Chromium was found, and none could be installed. Set CHROMIUM_PATH.');
  process.exit(1);
}
// Both times the same rows of each matrix.
const env = {
  CHROMIUM_PATH: browser,
  TVACHA_SEED: process.env.TVACHA_SEED || new Date().toISOString().slice(0, 10),
  ...(process.argv.includes('--full') ? { TVACHA_FULL: '1' } : {}),
};
// They end with this script, also where it cannot end them any more.
const loop = `while (process.ppid === ${process.pid});`;
for (let count = 0; count < 2; count += 1) loops.push(spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }));
const first = await run('first', env);
const second = await run('second', env);
endLoops();

const names = [...new Set([...first.keys(), ...second.keys()])];
const ends = (name) => [first.get(name) ?? 'missing', second.get(name) ?? 'missing'];
const differing = names.filter((name) => ends(name)[0] !== ends(name)[1]);
const failing = names.filter((name) => ends(name).every((end) => end === ends(name)[0] && end !== 'passed'));
for (const name of differing) bad(`${name}: ${ends(name).join(', then ')}`);
for (const name of failing) bad(`${name}: ${ends(name)[0]} both times`);
const isSound = names.length > 0 && differing.length + failing.length === 0;
(isSound ? good : bad)(`${names.length} tests, ${differing.length} differences, ${failing.length} failing both times`);
process.exit(isSound ? 0 : 1);
