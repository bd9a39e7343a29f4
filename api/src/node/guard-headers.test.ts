import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildServer } from '../testing/built-server';
import { buildTestSite } from '../testing/test-site';

const folders: string[] = [];
let child: ChildProcess;
let built: ReturnType<typeof buildServer>;
let base: string;
/** What it answered first, before it was ready. */
let early: Response | undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

beforeAll(async () => {
  built = buildServer();
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  folders.push(await mkdtemp(join(tmpdir(), 'tvacha-guard-')), await buildTestSite());
  const [DATA_DIR, SITE_DIR] = folders;
  child = spawn(process.execPath, [built.main], {
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIR,
      SITE_DIR,
      SEED: 'none',
      PUBLIC_URL: 'https://tvacha.example',
      OUTBOX: 'public',
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
    stdio: 'ignore',
  });
  for (;;) {
    const answer = await fetch(`${base}/api/health`).catch(() => undefined);
    early ??= answer;
    if (answer?.status === 200 || child.exitCode !== null) break;
    await wait(20);
  }
});
afterAll(async () => {
  child.kill('SIGKILL');
  built.remove();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const call = (path: string, init?: RequestInit) => fetch(`${base}${path}`, init);

/** One of each kind of answer, with the status that shows it is that kind. */
const answers: [string, number, () => Promise<Response>][] = [
  ['an operation', 200, () => call('/api/health')],
  ['a compressed one', 200, () => call('/api/openapi.json', { headers: { 'accept-encoding': 'br' } })],
  ['one without a session', 401, () => call('/api/ebooks')],
  ['one with a bad token', 401, () => call('/api/ebooks', { headers: { authorization: 'Bearer made.up.one' } })],
  ['one with a wrong input', 400, () => call('/api/doctors?page=zero')],
  ['an address that is not there', 404, () => call('/api/no/such/thing')],
  ['the page of the calls', 200, () => call('/api/docs')],
  ['the outbox', 200, () => call('/dev/outbox')],
  ['a file without a right link', 403, () => call('/api/files/pictures/one.png')],
  ['a public file that is not there', 404, () => call('/api/public-files/pictures/one.png')],
  ['a file with an odd name', 404, () => call('/api/files/a%00b')],
  ['being alive', 200, () => call('/api/live')],
  ['figures', 200, () => call('/metrics')],
  ['figures through a proxy', 404, () => call('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })],
  ['a socket without a handshake', 400, () => call('/api/socket/?EIO=4&transport=polling&sid=nobody')],
  [
    'a socket of a foreign page',
    403,
    () => call('/api/socket/?EIO=4&transport=polling', { headers: { origin: 'https://evil.example' } }),
  ],
  ['a page', 200, () => call('/doctor/ebook')],
  ['a page that is not there', 404, () => call('/no/such/page')],
  ['a script', 200, () => call('/static/main.1.js')],
  ['a script that is not there', 404, () => call('/static/none.js')],
  ['a remote', 200, () => call('/remotes/doctor/1.0.0/remoteEntry.js')],
  ['the registry', 200, () => call('/registry.json')],
  ['a page that is posted to', 405, () => call('/doctor/ebook', { method: 'POST', body: 'x' })],
  ['an address that cannot be read', 400, () => call('/%E0%A4%A')],
];

function isGuarded({ headers }: Response): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/frame-ancestors '(none|self)'/);
  expect(policy).toMatch(/default-src '(none|self)'/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe|unsafe-eval/);
}

test.each(answers)('[SEC-38] %s carries what keeps a browser from harm', async (_what, status, ask) => {
  const response = await ask();
  expect(response.status).toBe(status);
  isGuarded(response);
});

test('[SEC-38] so do the answers while a server starts', () => {
  expect(early?.status).toBe(503);
  if (early) isGuarded(early);
});

test('[SEC-38] so does an answer without a body', async () => {
  const etag = (await call('/static/main.1.js')).headers.get('etag') ?? '';
  const response = await call('/static/main.1.js', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  isGuarded(response);
});

test('[SEC-38] no answer lets a page of another origin read it', async () => {
  for (const [, , ask] of answers) expect((await ask()).headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await call('/api/auth/login', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(404);
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});
