import { dirname } from 'node:path';
import { changedFiles } from './lib/changed.mjs';
import { prepare } from './lib/install.mjs';
import { nearestTests } from './lib/nearest-tests.mjs';
import { good, say, step } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await prepare();
const since = Date.now();
const changed = changedFiles();
const tests = nearestTests(changed);

/** The tests of what was changed; the heap as in `npm test`. */
function unitTests() {
  if (tests.length === 0) return { ok: true };
  say(`Tests beside what was changed: ${[...new Set(tests.map(dirname))].join(', ')}`);
  const jest = ['--max-old-space-size=1024', 'node_modules/jest/bin/jest.js', '--maxWorkers=2', '--runTestsByPath'];
  return step('Tests of what was changed', process.execPath, [...jest, ...tests]);
}

/** The surface of the shared packages is read from the declarations that the types leave behind. */
async function typesAndSurface() {
  const types = await step('Types', 'npm', ['run', '--silent', 'types']);
  return types.ok ? step('Versions of the shared packages', 'npm', ['run', '--silent', 'surface']) : types;
}

const steps = await Promise.all([step('Lint', 'npm', ['run', '--silent', 'lint']), typesAndSurface(), unitTests()]);
const ok = steps.every((done) => done.ok);
if (ok) good(`${changed.length} changed files, ${tests.length} test files`);
say(`Took ${((Date.now() - since) / 1000).toFixed(0)} s.`);
process.exit(ok ? 0 : 1);
