import { spawnSync } from 'node:child_process';
import { newDatabase } from '../src/testing/run-node';

test('[API-02] the bench of the back office measures each of its figures', async () => {
  const env = { ...process.env, BENCH_DATABASE_URL: await newDatabase('office') };
  const { stdout, stderr } = spawnSync('npx', ['tsx', 'bench/main.ts', 'office', '--quick'], {
    cwd: `${__dirname}/..`,
    env,
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toMatch(/bench: 11 figures, \d as aimed/);
}, 300_000);
