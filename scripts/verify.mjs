import { prepare } from './lib/install.mjs';
import { say, step } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await prepare();
const since = Date.now();
const steps = [
  await step('Lint', 'npm', ['run', '--silent', 'lint']),
  await step('Types', 'npm', ['run', '--silent', 'types']),
  await step('Unit tests', 'npm', ['run', '--silent', 'unit']),
];
say(`Took ${((Date.now() - since) / 1000).toFixed(0)} s.`);
process.exit(steps.every(({ ok }) => ok) ? 0 : 1);
