import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { codeSentTo } from '../../testing/registrants';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});
const ask = (token: string, body: object) => test$.call('POST', '/api/users/contact', { token, body });
const confirm = (token: string, body: object) => test$.call('POST', '/api/users/contact/confirm', { token, body });

test.each([
  ['phone', '+919811111111'],
  ['email', 'new.address@clinic.example'],
] as const)('[SEC-26] a new %s counts once its code was given, and the old address is told', async (field, value) => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  expect((await ask(token, { [field]: value })).body.code).toBe('OTP_SENT');
  const otp = codeSentTo(test$, value);
  expect((await confirm(token, { [field]: value, otp: '000000' === otp ? '111111' : '000000' })).status).toBe(400);
  const done = await confirm(token, { [field]: value, otp });
  expect([done.status, done.body.code]).toEqual([200, 'UPDATE_SUCCCESS']);
  const [after] = await test$.db.select().from(users).where(eq(users.id, user.id));
  expect(after?.[field]).toBe(value);
  expect(test$.notifier.sent.at(-1)).toMatchObject({ channel: 'email', to: user.email });
});

test.each([
  ['POST', '/api/users/contact', { phone: '+919811111112' }],
  ['POST', '/api/users/contact/confirm', { phone: '+919811111112', otp: '000000' }],
  ['GET', '/api/users/export', undefined],
  ['POST', '/api/users/erase', { email: 'nobody@tvacha.example' }],
])('[SEC-26] %s %s wants a proof that is at most five minutes old', async (method, path, body) => {
  const user = await addUser(test$.db, { password: 'Banyan-step-47' });
  const { token } = await enter(test$, user);
  const call = () => test$.call(method, path, { token, body });
  test$.clock.forward(301);
  const stale = await call();
  expect([stale.status, stale.body.code]).toEqual([403, 'PROOF_NEEDED']);
  await test$.call('POST', '/api/auth/prove', { token, body: { password: 'Banyan-step-47' } });
  expect((await call()).body.code).not.toBe('PROOF_NEEDED');
});

test('[SEC-13] a contact of somebody else gets no code, and the answer does not tell', async () => {
  const [user, other] = [await addUser(test$.db), await addUser(test$.db)];
  const { token } = await enter(test$, user);
  const free = await ask(token, { email: 'free@clinic.example' });
  const taken = await ask(token, { email: other.email });
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect(test$.notifier.sent.map(({ to }) => to)).not.toContain(other.email);
});

test('[SEC-06] a code that one person asked for changes nobody else’s contact', async () => {
  const [one, other] = [await enter(test$, await addUser(test$.db)), await enter(test$, await addUser(test$.db))];
  await ask(one.token, { phone: '+919811111113' });
  const otp = codeSentTo(test$, '+919811111113');
  expect((await confirm(other.token, { phone: '+919811111113', otp })).body.code).toBe('INVALID_OTP');
});
