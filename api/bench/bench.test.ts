import { spawnSync } from 'node:child_process';
import { newDatabase, testRedis } from '../src/testing/run-node';

test('[API-02] the bench measures each of its figures', async () => {
  const env = { ...process.env, BENCH_DATABASE_URL: await newDatabase('bench'), BENCH_REDIS_URL: testRedis() };
  const { stdout, stderr } = spawnSync('npx', ['tsx', 'bench/main.ts', '--quick'], {
    cwd: `${__dirname}/..`,
    env,
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toMatch(/bench: 8 figures, \d as aimed/);
}, 300_000);
