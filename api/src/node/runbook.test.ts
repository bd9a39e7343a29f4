import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Result } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { silentLog } from '../app/log';
import { codeAfter, totpAt } from '../auth/totp';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/open-pglite';
import { auditLog, outboxMessages } from '../db/schema';
import { asBrowser } from '../testing/browser';
import { addUser } from '../testing/people';
import { readEnv } from './env';
import { startServer } from './start-server';

const password = 'Banyan-step-44';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tvacha-runbook-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const variables = () => ({ PORT: '0', DATA_DIR: folder, SITE_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' });

/** One run of the server on the folder, with the variables that are changed. */
async function run<T>(changed: Record<string, string>, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startServer(readEnv({ ...variables(), ...changed }), silentLog);
  return work(server.url).finally(server.close);
}

/** A command of the operator, as npm runs it, with what is typed. */
async function command(file: string, args: string[] = [], typed = '') {
  const env = { ...process.env, ...variables(), DATABASE_URL: '', REDIS_URL: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, file), ...args], { env });
  child.stdin.end(typed);
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said: `${said}${errors}`, code };
}

async function withRows<T>(work: (db: Awaited<ReturnType<typeof openPglite>>['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openPglite({ dataDir: join(folder, 'database') });
  return work(db).finally(close);
}

const send = asBrowser((request) => fetch(request));
async function post(url: string, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return (await send(new Request(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))).json();
}
const logIn = (url: string, email: string) =>
  post(url, '/auth/login', { type: 'password', email, password, loginUser: 'admin' });
const second = async (url: string, email: string, code: string) =>
  post(url, '/auth/second-factor/verify', { code }, (await logIn(url, email)).token);

async function enrol(url: string, email: string) {
  const { token } = await logIn(url, email);
  const { secret }: Result<'auth.second-factor.setup'> = (await post(url, '/auth/second-factor/setup', {}, token))
    .result;
  const { result, token: session } = await post(
    url,
    '/auth/second-factor/confirm',
    { code: totpAt(secret, new Date()) },
    token,
  );
  const { recoveryCodes }: Result<'auth.second-factor.confirm'> = result;
  return { secret, recoveryCodes, session };
}

test('[SEC-15] [SEC-43] the runbook: another SECRET, other seal keys, a lost factor, and that of the last admin', async () => {
  const [one, two] = await withRows(async (db) => {
    await migrate(db);
    const add = () => addUser(db, { role: 'admin', phone: null, password });
    return [await add(), await add()];
  });

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
  expect(await command('rotate-keys.ts')).toEqual({ code: 1, said: expect.stringMatching(/^Key 1 is missing: 2 acc/) });
  await writeFile(keys, `${newest},${old}`);
  expect(await command('rotate-keys.ts')).toEqual({
    code: 0,
    said: 'Key 2: 2 accounts sealed anew, 0 were already.\n',
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

  await withRows(async (db) => {
    const resets = await db.select().from(auditLog).where(eq(auditLog.action, 'user.factorReset'));
    expect(resets.map(({ subjectId, actorId, details }) => [subjectId, actorId, details])).toEqual([
      [two.id, one.id, {}],
      [one.id, null, { by: 'command line' }],
    ]);
    const told = await db.select().from(outboxMessages).orderBy(asc(outboxMessages.createdAt));
    expect(told.map(({ recipient }) => recipient)).toEqual([two.email, one.email]);
  });
}, 600_000);
