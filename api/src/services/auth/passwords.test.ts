import { eq } from 'drizzle-orm';
import { auditLog, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { codeSentTo, registerDoctor } from '../../testing/registrants';

const old = 'Banyan-step-47';
const next = 'Harbour-lamp-of-July-9';
let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const post = (path: string, body: object, token?: string) => test$.call('POST', path, { body, token });
const change = (token: string, oldPassword: string, newPassword: string) =>
  post('/api/auth/password/change', { oldPassword, newPassword }, token);
const logIn = async (email: string, password: string) =>
  (await post('/api/auth/login', { type: 'password', email, password, loginUser: 'doctor' })).body;

test('[AUTH-06] a member changes the password, is told by email, and goes on', async () => {
  const user = await addUser(test$.db, { password: old });
  const { token } = await enter(test$, user);
  const { status, body } = await change(token, old, next);
  expect([status, body.code, body.message]).toEqual([200, 'CHANGED_PASSWORD', 'Password changed successfully']);
  expect(test$.notifier.sent.at(-1)).toMatchObject({ channel: 'email', to: user.email });
  expect((await test$.call('GET', '/api/auth/sessions', { token })).status).toBe(200);
  expect((await logIn(user.email, old)).code).toBe('INVALID_CREDENTIALS');
  expect((await logIn(user.email, next)).code).toBe('LOGIN_SUCCESS');
  const actions = await test$.db.select().from(auditLog).where(eq(auditLog.action, 'password.set'));
  expect(actions).toHaveLength(1);
  expect(JSON.stringify(actions)).not.toContain(next);
});

test('[AUTH-06] the old password must be right, and the new one another', async () => {
  const user = await addUser(test$.db, { password: old });
  const { token } = await enter(test$, user);
  expect((await change(token, 'not it', next)).body.code).toBe('INVALID_CREDENTIALS');
  const same = await change(token, old, old);
  expect([same.status, same.body.code]).toEqual([400, 'SAME_PASSWORD']);
});

test.each([
  'password123',
  'Password123!',
  'qwertyuiop',
  '1234567890',
  'aaaaaaaaaaaa',
  'Tvacha-2026!',
  'Kavya.Nair.99',
  'P@ssw0rd2026',
])('[AUTH-06] %s is too easy to guess, and the form is told so', async (password) => {
  const user = await addUser(test$.db, { password: old });
  const { token } = await enter(test$, user);
  const { status, body } = await change(token, old, password);
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.result).toMatchObject({ issues: [{ path: 'body.newPassword' }] });
});

test.each(['nine-sign', 'x'.repeat(129)])('[AUTH-06] a password of a wrong length is refused', async (password) => {
  const { token } = await enter(test$, await addUser(test$.db, { password: old }));
  expect((await change(token, old, password)).body.code).toBe('VALIDATION_FAILED');
});

test('[AUTH-06] a forgotten password is set anew by the code from the email, once', async () => {
  const { email } = await addUser(test$.db, { password: old });
  const asked = await post('/api/auth/password/forgot', { email: email.toUpperCase() });
  expect([asked.status, asked.body.code, asked.body.message]).toEqual([200, 'ForgotPass_OTP_Send', 'OTP Sent']);
  const otp = codeSentTo(test$, email);
  const { body } = await post('/api/auth/otp/verify', { email, otp, purpose: 'reset' });
  expect([body.code, body.result]).toEqual(['VERIFIED', { purpose: 'reset' }]);
  const reset = (password: string) => post('/api/auth/password/reset', { email, password }, body.token);
  const done = await reset(next);
  expect([done.status, done.body.code, done.body.message]).toEqual([200, 'Password_changed', 'Password Changed']);
  expect((await logIn(email, next)).code).toBe('LOGIN_SUCCESS');
  const again = await reset('Another-lamp-of-July-9');
  expect([again.status, again.body.code, again.body.message]).toEqual([400, 'LINK_EXPIRE', 'Link Expired']);
});

test('[AUTH-06] without a scoped token, with an old one or with another’s the link has expired', async () => {
  const [mine, other] = [await addUser(test$.db, { password: old }), await addUser(test$.db)];
  await post('/api/auth/password/forgot', { email: mine.email });
  const otp = codeSentTo(test$, mine.email);
  const { token } = (await post('/api/auth/otp/verify', { email: mine.email, otp, purpose: 'reset' })).body;
  const reset = (email: string, scopedToken?: string) =>
    post('/api/auth/password/reset', { email, password: next }, scopedToken);
  const session = (await enter(test$, mine)).token;
  expect((await reset(mine.email)).body.code).toBe('LINK_EXPIRE');
  expect((await reset(mine.email, session)).body.code).toBe('LINK_EXPIRE');
  expect((await reset(other.email, token)).body.code).toBe('LINK_EXPIRE');
  expect((await reset(mine.email, 'made.up.token')).body.code).toBe('LINK_EXPIRE');
  test$.clock.forward(601);
  expect((await reset(mine.email, token)).body.code).toBe('LINK_EXPIRE');
});

test('[AUTH-06] [SEC-24] a new password ends the session of whoever is in', async () => {
  const user = await addUser(test$.db, { password: old });
  const { token } = await enter(test$, user);
  await post('/api/auth/password/forgot', { email: user.email });
  const otp = codeSentTo(test$, user.email);
  const scopedToken = (await post('/api/auth/otp/verify', { email: user.email, otp, purpose: 'reset' })).body.token;
  await post('/api/auth/password/reset', { email: user.email, password: next }, scopedToken);
  expect((await test$.call('GET', '/api/auth/sessions', { token })).status).toBe(401);
  expect(test$.realtime.closed).toHaveLength(1);
});

test('[SEC-13] whether an address has an account is told by no byte of a forgotten password', async () => {
  const { email } = await addUser(test$.db, { password: old });
  const waiting = await addUser(test$.db, { approval: 'pending' });
  const sent = test$.notifier.sent.length;
  const ask = (to: string) => post('/api/auth/password/forgot', { email: to });
  const answers = [await ask(email), await ask('nobody@tvacha.example'), await ask(waiting.email)];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
  expect(test$.notifier.sent.slice(sent).map(({ to }) => to)).toEqual([email]);
  const early = [await ask(email), await ask('nobody@tvacha.example')];
  expect(early[0]?.body).toEqual(early[1]?.body);
  expect(early.map(({ status }) => status)).toEqual([429, 429]);
});

test('[AUTH-06] at the first login a person chooses a password or keeps theirs, and can do nothing else before', async () => {
  const user = await addUser(test$.db, { password: old, firstLogin: true });
  const { result, token } = await logIn(user.email, old);
  expect(result).toMatchObject({ firstLogin: true });
  const visit = () => test$.call('GET', '/api/ebooks', { token });
  const refused = await visit();
  expect([refused.status, refused.body.code]).toEqual([403, 'PASSWORD_CHANGE_NEEDED']);
  expect((await post('/api/auth/password/keepthis', { id: crypto.randomUUID() }, token)).status).toBe(404);
  const kept = await post('/api/auth/password/keepthis', { id: user.id }, token);
  expect([kept.status, kept.body.code]).toEqual([200, 'PASSWORD_SET']);
  expect((await visit()).status).toBe(200);
  expect((await post('/api/auth/password/keepthis', { id: user.id }, token)).status).toBe(409);
});

test('[AUTH-06] a password of one’s own ends the first login too', async () => {
  const user = await addUser(test$.db, { password: old, firstLogin: true });
  const { token } = await logIn(user.email, old);
  expect((await change(token ?? '', old, next)).body.code).toBe('CHANGED_PASSWORD');
  expect((await test$.call('GET', '/api/ebooks', { token })).status).toBe(200);
  expect((await logIn(user.email, next)).result).toMatchObject({ firstLogin: false });
});

test('[AUTH-06] who has registered sets their first password by the scoped token, once', async () => {
  const { scopedToken, id } = await registerDoctor(test$);
  const create = (token: string) => post('/api/auth/password/create', { password: next }, token);
  const done = await create(scopedToken);
  expect([done.status, done.body.code]).toEqual([200, 'PASSWORD_CREATED']);
  await test$.db.update(users).set({ approval: 'verified' }).where(eq(users.id, id));
  const [user] = await test$.db.select().from(users).where(eq(users.id, id));
  expect((await logIn(user?.email ?? '', next)).code).toBe('LOGIN_SUCCESS');
  if (user) expect((await create((await enter(test$, user)).token)).status).toBe(409);
});

test('[SEC-26] a reset that was proved by an address is worth nothing once the account has another', async () => {
  const user = await addUser(test$.db, { password: old });
  const { email } = user;
  await post('/api/auth/password/forgot', { email });
  const proved = await post('/api/auth/otp/verify', { email, otp: codeSentTo(test$, email), purpose: 'reset' });
  await test$.db.update(users).set({ email: 'moved@tvacha.example' }).where(eq(users.id, user.id));
  for (const given of [email, 'moved@tvacha.example']) {
    const reset = await post('/api/auth/password/reset', { email: given, password: next }, proved.body.token);
    expect(reset.body.code).toBe('LINK_EXPIRE');
  }
  expect((await logIn('moved@tvacha.example', old)).code).toBe('LOGIN_SUCCESS');
});
