import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tvacha-main-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', `${__dirname}/main.ts`], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'info', SITE_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { child, ended, errors: text(child.stderr) };
}

const addressIn = (line: unknown) => /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? '';

test('[SEC-42] a server is ready, keeps a second one from its data, stops when told and leaves nothing behind', async () => {
  const first = run();
  const [line] = await once(first.child.stdout, 'data');
  const health = await fetch(`${addressIn(line)}/api/health`);
  expect([health.status, (await health.json()).result.status]).toEqual([200, 'ready']);

  const second = run();
  expect(await second.ended).toBe(1);
  expect(await second.errors).toMatch(/^Another server \(process \d+ on .+\) is using .+\.\n$/);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const third = run();
  const [again] = await once(third.child.stdout, 'data');
  expect(addressIn(again)).not.toBe('');
}, 60_000);

test('[SEC-42] a wrong variable ends the start in one line', async () => {
  const { ended, errors } = run({ PORT: 'any' });
  expect(await ended).toBe(1);
  expect(await errors).toBe('The environment is not right. PORT: give a port number\n');
}, 60_000);
