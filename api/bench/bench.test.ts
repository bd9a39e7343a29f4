import { spawnSync } from 'node:child_process';
import { newDatabase, testRedis } from '../src/testing/run-node';

// In one file, so one after the other: each bundles its processes into the same folder, and listens on the same port.
test.each([
  { name: 'calls', args: [], figures: 8 },
  { name: 'the back office', args: ['office'], figures: 11 },
])(
  '[API-02] the bench of $name measures each of its figures',
  async ({ args, figures }) => {
    const env = { ...process.env, BENCH_DATABASE_URL: await newDatabase('bench'), BENCH_REDIS_URL: testRedis() };
    const { stdout, stderr } = spawnSync('npx', ['tsx', 'bench/main.ts', ...args, '--quick'], {
      cwd: `${__dirname}/..`,
      env,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toMatch(new RegExp(`bench: ${figures} figures, \\d+ as aimed`));
  },
  300_000,
);
