import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addUser, askForCode, enter, giveCode, newestCode } from '../../../testing/people';
import { codeSentTo, proveContact } from '../../../testing/registrants';

let test$: TestApp;
let token: string;
beforeEach(async () => {
  test$ = await makeApp();
  ({ token } = await enter(test$, await addUser(test$.db, { role: 'admin' })));
});

const change = async (body: { id: string; email?: string; phone?: string | null }) => {
  const updatedAt = (await rowOf(body.id))?.updatedAt.toISOString();
  return test$.call('PUT', '/api/admin/users/contact', { token, body: { updatedAt, ...body } });
};
const forgot = (email: string) => test$.call('POST', '/api/auth/password/forgot', { body: { email } });
const rowOf = async (id: string) => (await test$.db.select().from(users).where(eq(users.id, id)))[0];
const mine = 'desk@clinic.example';

test('[SEC-26] an address that staff set is not proved, ends the sessions and opens nothing for a day', async () => {
  const doctor = await addUser(test$.db);
  const session = await enter(test$, doctor);
  await change({ id: doctor.id, email: mine });
  expect(await rowOf(doctor.id)).toMatchObject({ email: mine, emailVerified: false, phoneVerified: true });
  expect((await test$.call('GET', '/api/users/profile', { token: session.token })).status).toBe(401);
  const lookup = await test$.call('POST', '/api/code/verify', { body: { code: doctor.customerId } });
  expect(lookup.body.result).toMatchObject({ notice: 'REG_COMPLETE', next: '/login' });
  expect(test$.notifier.sent.map(({ to }) => to)).toContain(doctor.email);
  const answers = [await forgot(mine), await forgot('nobody@clinic.example')];
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(codeSentTo(test$, mine)).toBe('');
  test$.clock.forward(24 * 3600 + 1);
  await forgot(mine);
  const proved = await proveContact(test$, { email: mine }, codeSentTo(test$, mine), 'reset');
  expect(proved.body.code).toBe('VERIFIED');
  expect(await rowOf(doctor.id)).toMatchObject({ emailVerified: true });
});

test('[SEC-26] a phone that staff set lets nobody in by code for a day; then the code proves it', async () => {
  const doctor = await addUser(test$.db);
  const phone = '+919811111114';
  await change({ id: doctor.id, phone });
  const early = await askForCode(test$, phone);
  expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '86400']);
  await test$.call('POST', '/api/auth/otp/resend', { body: { phone, purpose: 'reset' } });
  expect(test$.notifier.sent.filter(({ channel, to }) => channel === 'sms' && to === phone)).toEqual([]);
  test$.clock.forward(24 * 3600 + 1);
  await askForCode(test$, phone);
  expect((await giveCode(test$, phone, newestCode(test$))).body.code).toBe('LOGIN_SUCCESS');
  expect(await rowOf(doctor.id)).toMatchObject({ phoneVerified: true });
});

test('[SEC-26] what staff save unchanged is not made anew', async () => {
  const doctor = await addUser(test$.db);
  const session = await enter(test$, doctor);
  await change({ id: doctor.id, email: doctor.email.toUpperCase(), phone: doctor.phone });
  expect(test$.notifier.sent).toEqual([]);
  expect(await rowOf(doctor.id)).toMatchObject({ emailVerified: true, contactRestsUntil: null });
  expect((await test$.call('GET', '/api/users/profile', { token: session.token })).status).toBe(200);
});
