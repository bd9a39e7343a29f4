import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildServer } from '../testing/built-server';

let folder: string;
let server: ReturnType<typeof buildServer>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tvacha-main-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  server.remove();
  await rm(folder, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [server.main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      SEED: 'none',
      LOG_LEVEL: 'info',
      SITE_DIR: folder,
      DATABASE_URL: '',
      REDIS_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { child, ended, errors: text(child.stderr) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

test('[SEC-42] a server says when it is ready, keeps a second one from its data, and stops when told', async () => {
  const port = await freePort();
  const first = run({ PORT: String(port) });
  const answers = new Set<string>();
  while (first.child.exitCode === null && !answers.has('200 SUCCESS')) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    if (response) answers.add(`${response.status} ${(await response.json()).code}`);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect([...answers]).toEqual(['503 UNAVAILABLE', '200 SUCCESS']);

  const own = `http://127.0.0.1:${port}`;
  expect((await fetch(`${own}/api/live`)).status).toBe(200);
  const figures = await (await fetch(`${own}/metrics`)).text();
  expect(figures).toMatch(/^tvacha_requests_total\{operation="system\.health",status="200"\} \d+$/m);
  expect(figures).toMatch(/^tvacha_sockets 0$/m);
  // A proxy on this machine asks for somebody else.
  const asked = await fetch(`${own}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(asked.status).toBe(404);

  const second = run();
  expect(await second.ended).toBe(1);
  expect(await second.errors).toMatch(/^Another server \(process \d+ on .+\) is using .+\.\n$/);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await readdir(folder)).toEqual(['database', 'owner.lock', 'seal-keys', 'secret']);
});

test('[SEC-42] a wrong variable ends the start in one line', async () => {
  const { ended, errors } = run({ PORT: 'any' });
  expect(await ended).toBe(1);
  expect(await errors).toBe('The environment is not right. PORT: give a port number\n');
});
