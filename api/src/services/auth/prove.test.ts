import { sql } from 'drizzle-orm';
import { sessions } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter, newestCode } from '../../testing/people';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});
const prove = (token: string, body: object) => test$.call('POST', '/api/auth/prove', { token, body });
const provedAt = async () => (await test$.db.select({ at: sql<Date>`max(proved_at)` }).from(sessions))[0]?.at;

test('[SEC-26] a password proves who one is; a wrong one does not, and tries are counted', async () => {
  const { token } = await enter(test$, await addUser(test$.db, { password: 'Banyan-step-47' }));
  const before = await provedAt();
  test$.clock.forward(400);
  expect((await prove(token, { password: 'not it' })).body.code).toBe('INVALID_CREDENTIALS');
  expect(await provedAt()).toEqual(before);
  const { status, body } = await prove(token, { password: 'Banyan-step-47' });
  expect([status, body.code, body.result]).toEqual([200, 'VERIFIED', { expiresIn: 300 }]);
  expect(await provedAt()).not.toEqual(before);
  for (let tries = 0; tries < 20; tries += 1) await prove(token, { password: 'not it' });
  expect((await prove(token, { password: 'Banyan-step-47' })).body.code).toBe('TOO_MANY_TRIES');
  expect((await test$.call('GET', '/api/auth/sessions', { token })).status).toBe(200);
});

test('[SEC-26] [SEC-06] a code to the own phone proves it too; a login code does not', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  await test$.call('POST', '/api/auth/login', { body: { type: 'otp', phone: user.phone, loginUser: 'doctor' } });
  expect((await prove(token, { otp: newestCode(test$) })).body.code).toBe('INVALID_OTP');
  test$.clock.forward(61);
  const sent = await test$.call('POST', '/api/auth/prove/code', { token });
  expect([sent.body.code, sent.body.result]).toEqual(['OTP_SENT', { expiresIn: 300, resendIn: 60 }]);
  expect(test$.notifier.sent.at(-1)?.to).toBe(user.phone);
  expect((await prove(token, { otp: newestCode(test$) })).body.code).toBe('VERIFIED');
});
