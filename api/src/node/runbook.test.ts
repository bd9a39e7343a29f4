import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Result } from '@tvacha/shared-contract';
import { codeAfter, totpAt } from '../auth/totp';
import { asBrowser } from '../testing/browser';
import { envelopeOf } from '../testing/make-app';

const password = 'Banyan-step-44';
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tvacha-runbook-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A program of this package with the environment of the server. */
function program(file: string, args: string[], changed: Record<string, string> = {}) {
  const own = { PORT: '0', DATA_DIR: folder, SITE_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, file), ...args], {
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...own, ...changed },
  });
  children.push(child);
  return child;
}

/** One run of the server on the folder, with the variables that are changed. */
async function run<T>(changed: Record<string, string>, work: (url: string) => Promise<T>): Promise<T> {
  const child = program('main.ts', [], changed);
  const errors = text(child.stderr);
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (!url) continue;
    const done = await work(url);
    child.kill('SIGTERM');
    await ended;
    return done;
  }
  throw new Error(`The server did not start: ${await errors}`);
}

/** A command of the operator, as npm runs it, with what is typed. */
async function command(file: string, args: string[] = [], typed = '') {
  const child = program(file, args);
  child.stdin.end(typed);
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said: `${said}${errors}`, code };
}

const rows = async (...args: string[]) =>
  JSON.parse((await command('../testing/runbook-rows.ts', [folder, ...args])).said);

const send = asBrowser((request) => fetch(request));
async function post(url: string, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return envelopeOf(
    await send(new Request(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })),
  );
}
const logIn = (url: string, email: string) =>
  post(url, '/auth/login', { type: 'password', email, password, loginUser: 'admin' });
const second = async (url: string, email: string, code: string) =>
  post(url, '/auth/second-factor/verify', { code }, (await logIn(url, email)).token);

async function enrol(url: string, email: string) {
  const { token } = await logIn(url, email);
  const { secret } = (await post(url, '/auth/second-factor/setup', {}, token))
    .result as Result<'auth.second-factor.setup'>;
  const { result, token: session } = await post(
    url,
    '/auth/second-factor/confirm',
    { code: totpAt(secret, new Date()) },
    token,
  );
  const { recoveryCodes } = result as Result<'auth.second-factor.confirm'>;
  return { secret, recoveryCodes, session };
}

test('[SEC-15] [SEC-43] the runbook: another SECRET, other seal keys, a lost factor, and that of the last admin', async () => {
  type Person = { id: string; email: string };
  const [one, two]: [Person, Person] = await rows(password);

  // A lost factor: another admin resets it.
  const { recoveryCodes, session } = await run({}, async (url) => {
    const first = await enrol(url, one.email);
    await enrol(url, two.email);
    const reset = await post(url, '/admin/users/second-factor/reset', { id: two.id }, first.session);
    expect(reset.code).toBe('SUCCESS');
    expect((await logIn(url, two.email)).code).toBe('SECOND_FACTOR_SETUP');
    return first;
  });

  // Another SECRET: sessions end, factors stay.
  const SECRET = randomBytes(32).toString('hex');
  const { secret } = await run({ SECRET }, async (url) => {
    expect((await post(url, '/auth/logout', {}, session)).code).toBe('SESSION_EXPIRED');
    expect((await second(url, one.email, recoveryCodes[0] ?? '')).code).toBe('REDIRECT_ADMIN_DASHBOARD');
    return enrol(url, two.email);
  });

  // Other seal keys: the new one in front, everything sealed anew, the old one thrown away.
  const keys = join(folder, 'seal-keys');
  const newest = `2:${randomBytes(32).toString('base64')}`;
  const old = await readFile(keys, 'utf8');
  await writeFile(keys, newest);
  expect(await command('rotate-keys.ts')).toEqual({
    code: 1,
    said: expect.stringMatching(/^Key 1 is missing: \d+ rows/),
  });
  await writeFile(keys, `${newest},${old}`);
  expect(await command('rotate-keys.ts')).toEqual({
    code: 0,
    // Two authenticators, and the mails that told of them.
    said: expect.stringMatching(/^Key 2: [2-9] rows sealed anew, 0 were already\.$/m),
  });
  await writeFile(keys, newest);

  // The last admin's lost factor: a command on the server.
  const reset = (typed: string) => command('reset-factor.ts', ['--email', one.email], typed);
  expect(await reset('somebody@tvacha.example\n')).toMatchObject({ code: 1 });
  expect(await reset(`${one.email}\n`)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Done: with the next'),
  });
  await run({ SECRET }, async (url) => {
    expect((await logIn(url, one.email)).code).toBe('SECOND_FACTOR_SETUP');
    const code = codeAfter(secret, Math.floor(Date.now() / 30_000), new Date());
    expect((await second(url, two.email, code)).code).toBe('REDIRECT_ADMIN_DASHBOARD');
  });

  const subject = 'The second step of your Tvacha login was reset';
  expect(await rows()).toEqual({
    resets: [
      { subject: two.id, actor: one.id, details: {} },
      { subject: one.id, actor: null, details: { by: 'command line' } },
    ],
    told: [two, one].map(({ email }) => ({ to: email, subject })),
  });
});
