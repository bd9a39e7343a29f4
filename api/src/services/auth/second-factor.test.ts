import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { totpAt } from '../../auth/totp';
import { auditLog, secondFactors, sessions, type UserRow } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser } from '../../testing/people';
import { dump } from '../../testing/test-database';
import { resealAll } from './reseal';

const password = 'Banyan-step-44';
let test$: TestApp;
let admin: UserRow;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addUser(test$.db, { role: 'admin', phone: null, password });
});

const logIn = () =>
  test$.call('POST', '/api/auth/login', {
    body: { type: 'password', email: admin.email, password, loginUser: 'admin' },
  });
const step = (path: string, token: string | undefined, body: object = {}) =>
  test$.call('POST', `/api/auth/second-factor/${path}`, { token, body });
const liveSessions = () => test$.db.$count(sessions, eq(sessions.userId, admin.id));
const codeAt = (secret: string, seconds = 0) => totpAt(secret, new Date(test$.clock.now().getTime() + seconds * 1000));
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function enrol() {
  const { token } = (await logIn()).body;
  const { secret } = (await step('setup', token)).body.result as Result<'auth.second-factor.setup'>;
  const confirmed = await step('confirm', token, { code: codeAt(secret) });
  const { recoveryCodes } = confirmed.body.result as Result<'auth.second-factor.confirm'>;
  test$.clock.forward(60);
  return { secret, recoveryCodes, confirmed };
}

test('[SEC-15] [AUTH-07] staff without an authenticator set one up before they get a session', async () => {
  const { status, body } = await logIn();
  expect([status, body.code, body.result]).toEqual([
    200,
    'SECOND_FACTOR_SETUP',
    { secondFactor: 'totp', expiresIn: 300 },
  ]);
  expect(await liveSessions()).toBe(0);
  const setup = await step('setup', body.token);
  const { secret, uri } = setup.body.result as Result<'auth.second-factor.setup'>;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain(`otpauth://totp/Tvacha:${encodeURIComponent(admin.email)}`);
  expect((await step('confirm', body.token, { code: wrongOf(codeAt(secret)) })).body.code).toBe('INVALID_OTP');
  expect(await liveSessions()).toBe(0);
  const confirmed = await step('confirm', body.token, { code: codeAt(secret) });
  expect(confirmed.body).toMatchObject({ code: 'REDIRECT_ADMIN_DASHBOARD', result: { role: 'admin', _id: admin.id } });
  const { recoveryCodes } = confirmed.body.result as Result<'auth.second-factor.confirm'>;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await test$.call('GET', '/api/admin/dashboard', { token: confirmed.body.token })).status).toBe(200);
  const actions = await test$.db.select({ action: auditLog.action }).from(auditLog);
  expect(actions).toContainEqual({ action: 'second-factor.enrolled' });
});

test('[SEC-15] the right password of staff opens nothing but the second step', async () => {
  const { secret } = await enrol();
  const { body } = await logIn();
  expect(body.code).toBe('SECOND_FACTOR_NEEDED');
  expect(body.result).toEqual({ secondFactor: 'totp', expiresIn: 300 });
  for (const [method, path] of [
    ['GET', '/api/admin/dashboard'],
    ['GET', '/api/auth/sessions'],
    ['POST', '/api/auth/logout'],
  ] as const) {
    expect((await test$.call(method, path, { token: body.token })).status).toBe(401);
  }
  expect((await step('setup', body.token)).body.code).toBe('CONFLICT');
  const done = await step('verify', body.token, { code: codeAt(secret) });
  expect([done.status, done.body.code]).toEqual([200, 'REDIRECT_ADMIN_DASHBOARD']);
  expect((await test$.call('GET', '/api/admin/dashboard', { token: done.body.token })).status).toBe(200);
});

test('[SEC-15] [SEC-23] a session does not stand for the password: nobody takes the second step by it alone', async () => {
  const { secret, confirmed } = await enrol();
  const { token } = confirmed.body;
  for (const [path, body] of [
    ['verify', { code: codeAt(secret) }],
    ['setup', {}],
    ['confirm', { code: codeAt(secret) }],
    ['code', {}],
  ] as const)
    expect([path, (await step(path, token, body)).body.code]).toEqual([path, 'FORBIDDEN']);
  expect(await liveSessions()).toBe(1);
});

test.each([
  [-60, 'INVALID_OTP'],
  [-30, 'REDIRECT_ADMIN_DASHBOARD'],
  [0, 'REDIRECT_ADMIN_DASHBOARD'],
  [30, 'REDIRECT_ADMIN_DASHBOARD'],
  [60, 'INVALID_OTP'],
])('[SEC-15] a clock that is %i seconds off gets %s', async (seconds, code) => {
  const { secret } = await enrol();
  test$.clock.forward(600);
  const { token } = (await logIn()).body;
  expect((await step('verify', token, { code: codeAt(secret, seconds) })).body.code).toBe(code);
});

test('[SEC-15] a code is taken once, also of twenty at a time, and none before it after it', async () => {
  const { secret } = await enrol();
  const { token } = (await logIn()).body;
  const code = codeAt(secret);
  const answers = await Promise.all(Array.from({ length: 15 }, () => step('verify', token, { code })));
  expect(answers.filter(({ body }) => body.code === 'REDIRECT_ADMIN_DASHBOARD')).toHaveLength(1);
  expect((await step('verify', token, { code: codeAt(secret, -30) })).body.code).toBe('INVALID_OTP');
});

test('[SEC-15] each recovery code opens once, however it is written', async () => {
  const { recoveryCodes } = await enrol();
  const [code = ''] = recoveryCodes;
  const { token } = (await logIn()).body;
  expect((await step('verify', token, { code: code.toUpperCase().replace('-', ' ') })).body.code).toBe(
    'REDIRECT_ADMIN_DASHBOARD',
  );
  expect((await step('verify', token, { code })).body.code).toBe('INVALID_OTP');
  const [factor] = await test$.db.select().from(secondFactors).where(eq(secondFactors.userId, admin.id));
  expect(factor?.recoveryHashes).toHaveLength(9);
});

test('[SEC-07] [SEC-15] neither the secret nor a recovery code stands in the database or the log', async () => {
  const { secret, recoveryCodes } = await enrol();
  const everything = `${await dump(test$.db)}${test$.logged.join('')}`;
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(everything).not.toContain(text);
});

test('[SEC-11] [SEC-15] an authenticator that is guessed at rests after twenty tries', async () => {
  const { secret } = await enrol();
  const { token } = (await logIn()).body;
  const wrong = wrongOf(codeAt(secret));
  const answers = [];
  for (let tries = 0; tries < 21; tries += 1) answers.push((await step('verify', token, { code: wrong })).body.code);
  expect(answers.slice(0, 20).every((code) => code === 'INVALID_OTP')).toBe(true);
  expect(answers[20]).toBe('TOO_MANY_TRIES');
  expect((await step('verify', token, { code: codeAt(secret) })).status).toBe(429);
  test$.clock.forward(900);
  const again = (await logIn()).body.token;
  expect((await step('verify', again, { code: codeAt(secret) })).body.code).toBe('REDIRECT_ADMIN_DASHBOARD');
});

test('[SEC-15] a scoped token is worth nothing after five minutes, and to no one else', async () => {
  const { secret } = await enrol();
  const { token } = (await logIn()).body;
  test$.clock.forward(301);
  expect((await step('verify', token, { code: codeAt(secret) })).status).toBe(401);
  const forged = (await logIn()).body.token?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await step('verify', `${forged}x`, { code: codeAt(secret) })).status).toBe(401);
  expect((await step('verify', undefined, { code: codeAt(secret) })).status).toBe(401);
});

const otherKey = (version: number) => ({ version, key: new Uint8Array(32).fill(90 + version) });
const changeSecret = () => {
  const fresh = new Uint8Array(32).fill(77);
  const { sealKeys } = test$.config.secrets;
  test$.config.secrets = { accessToken: fresh, refreshToken: fresh, codePepper: fresh, fileUrl: fresh, sealKeys };
};
const verify = async (code: string) => step('verify', (await logIn()).body.token, { code });

test('[SEC-15] a changed SECRET ends sessions, and locks no authenticator and no recovery code out', async () => {
  const { secret, recoveryCodes, confirmed } = await enrol();
  changeSecret();
  expect((await test$.call('GET', '/api/admin/dashboard', { token: confirmed.body.token })).status).toBe(401);
  expect((await verify(codeAt(secret))).body.code).toBe('REDIRECT_ADMIN_DASHBOARD');
  expect((await verify(recoveryCodes[3] ?? '')).body.code).toBe('REDIRECT_ADMIN_DASHBOARD');
});

test('[SEC-15] values sealed anew need the newest key alone, and a second run finds nothing left to do', async () => {
  const { secret, recoveryCodes } = await enrol();
  const { secrets } = test$.config;
  const [old] = secrets.sealKeys;
  test$.config.secrets = { ...secrets, sealKeys: [otherKey(2), old] };
  expect(await resealAll(test$.db, test$.config)).toEqual({ resealed: 1, already: 0, missing: new Map() });
  expect(await resealAll(test$.db, test$.config)).toEqual({ resealed: 0, already: 1, missing: new Map() });
  test$.config.secrets = { ...secrets, sealKeys: [otherKey(2)] };
  expect((await verify(codeAt(secret))).body.code).toBe('REDIRECT_ADMIN_DASHBOARD');
  expect((await verify(recoveryCodes[0] ?? '')).body.code).toBe('REDIRECT_ADMIN_DASHBOARD');
});

test.each([
  ['missing', 2],
  ['another one', 1],
])(
  '[SEC-15] where the key is %s, a login says so by a code, the log by its version, and nothing is changed',
  async (_, version) => {
    const { secret, recoveryCodes } = await enrol();
    const before = await test$.db.select().from(secondFactors);
    test$.config.secrets = { ...test$.config.secrets, sealKeys: [otherKey(version)] };
    for (const code of [codeAt(secret), recoveryCodes[0] ?? '']) {
      const { status, body } = await verify(code);
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    }
    expect(test$.logged.filter((line) => line.includes('sealed with key 1 cannot be read'))).toHaveLength(2);
    if (version === 2) expect((await resealAll(test$.db, test$.config)).missing).toEqual(new Map([[1, 1]]));
    expect((await test$.db.select().from(secondFactors)).map((row) => row.secret)).toEqual(
      before.map((row) => row.secret),
    );
  },
);
