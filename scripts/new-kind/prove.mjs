import { inClone } from '../lib/clone.mjs';
import { step } from '../lib/run.mjs';

/** Makes a new kind, and the screens of one that the table knows, in a copy of the repository that is then removed. */
const made = ['podcasts'];
process.chdir(new URL('../..', import.meta.url).pathname);
const ok = await inClone(process.cwd(), async (cwd) => {
  const run = async (title, command, args) => (await step(title, command, args, { cwd })).ok;
  for (const name of made)
    if (!(await run(`Make ${name}`, process.execPath, ['scripts/new-kind.mjs', name]))) return false;
  const tests = [
    ...made.map((name) => `mfe-doctor/src/kinds/${name}.test.tsx`),
    ...['mfe-doctor/src/app/routes.test.tsx', 'shared-contract/src/rights.test.ts'],
    'shared-core/src/catalogues.test.ts',
  ];
  const checks = await Promise.all([
    run('Lint what was made', 'npx', ['biome', 'check', 'shared-contract', 'mfe-doctor', 'shell/src/pages']),
    run('Check its types', 'npx', ['tsc', '-b', 'mfe-doctor', 'shell']),
    run('Run its tests', 'npx', ['jest', '--maxWorkers=1', '--runTestsByPath', ...tests]),
  ]);
  return checks.every(Boolean);
});
process.exit(ok ? 0 : 1);
