import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { auditLog, passkeys, secondFactors, sessions, type UserRow } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { softPasskey } from '../../testing/soft-passkey';

const password = 'Banyan-step-44';
type Passkey = ReturnType<typeof softPasskey>;
type Odd = Parameters<Passkey['signed']>[1];
let test$: TestApp;
let admin: UserRow;
let token: string;

/** A member of staff with an authenticator, and a session. */
async function addStaff() {
  const user = await addUser(test$.db, { role: 'admin', phone: null, password });
  await test$.db.insert(secondFactors).values({ userId: user.id, secret: '1.a.b', confirmedAt: test$.clock.now() });
  return { user, token: (await enter(test$, user)).token };
}
beforeEach(async () => {
  test$ = await makeApp();
  ({ user: admin, token } = await addStaff());
});

const post = (path: string, by: string | undefined, body: object = {}) =>
  test$.call('POST', `/api/auth/${path}`, { token: by, body });
const begin = async (by = token) => (await post('passkeys/begin', by)).body.result as Result<'auth.passkeys.begin'>;
async function add(passkey: Passkey, odd: Odd = {}, by = token) {
  return post('passkeys', by, { name: 'Work laptop', ...passkey.made(await begin(by), odd) });
}
const logIn = async (user = admin) =>
  (
    await test$.call('POST', '/api/auth/login', {
      body: { type: 'password', email: user.email, password, loginUser: 'admin' },
    })
  ).body;
const ask = async (scoped: string | undefined) =>
  (await post('second-factor/passkey/begin', scoped)).body.result as Result<'auth.second-factor.passkey.begin'>;
const finish = (scoped: string | undefined, answer: object) => post('second-factor/passkey', scoped, answer);
async function enterWith(passkey: Passkey, odd: Odd = {}) {
  const scoped = (await logIn()).token;
  return (await finish(scoped, passkey.signed(await ask(scoped), odd))).body.code;
}
const actions = async () => (await test$.db.select().from(auditLog)).map(({ action }) => action);
const kept = () => test$.db.$count(passkeys);

test('[SEC-15] staff add a passkey, are told by mail, and log in with it', async () => {
  expect((await logIn()).result).toEqual({ secondFactor: 'totp', expiresIn: 300 });
  token = (await enter(test$, admin)).token;
  const laptop = softPasskey();
  expect(await begin()).toMatchObject({
    rp: { id: '127.0.0.1' },
    user: { name: admin.email },
    excludeCredentials: [],
    authenticatorSelection: { userVerification: 'required' },
  });
  const added = await add(laptop);
  expect([added.status, added.body.result]).toMatchObject([200, { name: 'Work laptop', lastUsedAt: null }]);
  expect(test$.notifier.sent).toMatchObject([{ to: admin.email, template: 'account.passkey-added' }]);
  expect((await begin()).excludeCredentials).toMatchObject([{ id: laptop.id, transports: ['internal'] }]);

  const first = await logIn();
  expect([first.code, first.result]).toEqual([
    'SECOND_FACTOR_NEEDED',
    { secondFactor: 'totp', expiresIn: 300, passkey: true },
  ]);
  const asked = await ask(first.token);
  expect(asked).toMatchObject({
    rpId: '127.0.0.1',
    allowCredentials: [{ id: laptop.id }],
    userVerification: 'required',
  });
  const done = await finish(first.token, laptop.signed(asked));
  expect([done.status, done.body.code]).toEqual([200, 'REDIRECT_ADMIN_DASHBOARD']);
  expect((await test$.call('GET', '/api/admin/dashboard', { token: done.body.token })).status).toBe(200);
  const [own] = (await test$.call('GET', '/api/auth/passkeys', { token: done.body.token })).body
    .result as Result<'auth.passkeys.list'>;
  expect(own?.lastUsedAt).toBe(test$.clock.now().toISOString());
  expect(await actions()).toContain('passkey.added');
});

test.each<[string, Odd]>([
  ['another site', { origin: 'https://tvacha.example.evil.test' }],
  ['another challenge', { challenge: 'AAAA' }],
  ['nobody verified', { unverified: true }],
])('[SEC-15] a passkey of %s is neither kept nor let in', async (_, odd) => {
  expect((await add(softPasskey(), odd)).body.code).toBe('REJECTED');
  expect(await kept()).toBe(0);
  const laptop = softPasskey();
  await add(laptop);
  expect(await enterWith(laptop, odd)).toBe('INVALID_CREDENTIALS');
  expect(await enterWith(laptop)).toBe('REDIRECT_ADMIN_DASHBOARD');
});

test('[SEC-15] what was signed is taken once, of many at a time too, and not after two minutes', async () => {
  const laptop = softPasskey();
  await add(laptop, { counter: 0 });
  const scoped = (await logIn()).token;
  const answer = laptop.signed(await ask(scoped), { counter: 0 });
  const codes = (await Promise.all(Array.from({ length: 8 }, () => finish(scoped, answer)))).map(
    ({ body }) => body.code,
  );
  expect(codes.filter((code) => code === 'REDIRECT_ADMIN_DASHBOARD')).toHaveLength(1);
  const late = laptop.signed(await ask(scoped), { counter: 0 });
  test$.clock.forward(121);
  expect((await finish(scoped, late)).body.code).toBe('INVALID_CREDENTIALS');
});

test('[SEC-15] a challenge is good for its session alone, and one of a login for no new passkey', async () => {
  const asked = await begin();
  token = (await enter(test$, admin)).token;
  const other = await post('passkeys', token, { name: 'Work laptop', ...softPasskey().made(asked) });
  expect(other.body.code).toBe('REJECTED');
  const laptop = softPasskey();
  await add(laptop);
  const { challenge } = await ask((await logIn()).token);
  const crossed = await post('passkeys', token, {
    name: 'Work laptop',
    ...softPasskey().made({ ...asked, challenge }),
  });
  expect(crossed.body.code).toBe('REJECTED');
});

test('[SEC-15] nobody gets in with another’s passkey, nor keeps it as their own', async () => {
  const laptop = softPasskey();
  await add(laptop);
  const other = await addStaff();
  expect((await add(laptop, {}, other.token)).body.code).toBe('CONFLICT');
  await add(softPasskey(), {}, other.token);
  const scoped = (await logIn(other.user)).token;
  expect((await finish(scoped, laptop.signed(await ask(scoped)))).body.code).toBe('INVALID_CREDENTIALS');
  const asked = await ask((await logIn()).token);
  expect((await finish(scoped, laptop.signed(asked))).body.code).toBe('INVALID_CREDENTIALS');
});

test('[SEC-15] [SEC-43] a counter that goes back is refused, and the log says so', async () => {
  const laptop = softPasskey();
  await add(laptop, { counter: 7 });
  for (const counter of [7, 6, 0]) expect(await enterWith(laptop, { counter })).toBe('INVALID_CREDENTIALS');
  expect((await actions()).filter((action) => action === 'passkey.counter-regressed')).toHaveLength(3);
  expect(await enterWith(laptop, { counter: 8 })).toBe('REDIRECT_ADMIN_DASHBOARD');
});

test('[SEC-15] a passkey that was removed opens nothing, and only its owner removes it', async () => {
  const laptop = softPasskey();
  const { _id: id } = (await add(laptop)).body.result as Result<'auth.passkeys.add'>;
  const other = await addStaff();
  expect((await post('passkeys/remove', other.token, { id })).status).toBe(404);
  const scoped = (await logIn()).token;
  const asked = await ask(scoped);
  expect((await post('passkeys/remove', token, { id })).status).toBe(200);
  expect((await finish(scoped, laptop.signed(asked))).body.code).toBe('INVALID_CREDENTIALS');
  expect((await logIn()).result).toEqual({ secondFactor: 'totp', expiresIn: 300 });
  expect(test$.notifier.sent.map(({ template }) => template)).toEqual([
    'account.passkey-added',
    'account.passkey-removed',
  ]);
  expect(await actions()).toContain('passkey.removed');
});

test('[SEC-15] with the second factor that an admin resets go passkeys and sessions', async () => {
  const laptop = softPasskey();
  await add(laptop);
  const other = await addStaff();
  expect(
    (await test$.call('POST', '/api/admin/users/second-factor/reset', { token: other.token, body: { id: admin.id } }))
      .status,
  ).toBe(200);
  expect(await kept()).toBe(0);
  const [session] = await test$.db.select().from(sessions).where(eq(sessions.userId, admin.id));
  expect(session?.endReason).toBe('ended');
  expect((await logIn()).code).toBe('SECOND_FACTOR_SETUP');
});

test('[SEC-15] [SEC-26] adding and removing want a fresh proof', async () => {
  test$.clock.forward(301);
  for (const path of ['passkeys/begin', 'passkeys/remove'])
    expect((await post(path, token, { ...(path.endsWith('remove') && { id: admin.id }) })).body.code).toBe(
      'PROOF_NEEDED',
    );
});

test('[SEC-15] a person has ten passkeys at most; members have none', async () => {
  for (let n = 0; n < 9; n += 1) await add(softPasskey());
  const asked = await begin();
  const last = softPasskey().made(asked);
  expect((await post('passkeys', token, { name: 'Tenth', ...last })).status).toBe(200);
  expect((await post('passkeys/begin', token)).body.code).toBe('CONFLICT');
  const member = await enter(test$, await addUser(test$.db));
  expect((await post('passkeys/begin', member.token)).status).toBe(404);
});

test('[SEC-11] [SEC-15] passkeys that are guessed at rest with the authenticator after twenty tries', async () => {
  const laptop = softPasskey();
  await add(laptop);
  const scoped = (await logIn()).token;
  const wrong = laptop.signed(await ask(scoped), { challenge: 'AAAA' });
  for (let n = 0; n < 20; n += 1) await finish(scoped, wrong);
  expect((await finish(scoped, laptop.signed(await ask(scoped)))).body.code).toBe('TOO_MANY_TRIES');
});
