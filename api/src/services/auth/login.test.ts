import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addRole, addUser, askForCode, giveCode, newestCode } from '../../testing/people';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp({ limits: { lookupsPerMinute: 60, codesPerMinute: 60 } });
});

const byPassword = (email: string, password: string, loginUser: string) =>
  test$.call('POST', '/api/auth/login', { body: { type: 'password', email, password, loginUser } });

test('[AUTH-05] a doctor logs in by the code sent to the phone', async () => {
  const user = await addUser(test$.db);
  const asked = await askForCode(test$, user.phone);
  expect(asked).toMatchObject({
    status: 200,
    body: { error: false, code: 'login-otp-sent', message: 'OTP sent.', result: { expiresIn: 300, resendIn: 60 } },
  });
  expect(test$.notifier.sent.at(-1)).toMatchObject({ channel: 'sms', to: user.phone });
  const { status, body } = await giveCode(test$, user.phone, newestCode(test$));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    code: 'LOGIN_SUCCESS',
    result: { _id: user.id, role: 'doctor', customerId: user.customerId, firstLogin: false },
  });
  const own = await test$.call('GET', `/api/users/details/?id=${user.id}`, { token: body.token });
  expect(own.body).toMatchObject({ code: 'USERS_FOUND', result: { email: user.email, roleId: null } });
});

test('[AUTH-05] a phone that nobody registered is refused, and no message is sent', async () => {
  const before = test$.notifier.sent.length;
  const { status, body } = await askForCode(test$, '+919111111111');
  expect([status, body.code]).toEqual([400, 'INVALID_CREDENTIALS']);
  expect(test$.notifier.sent).toHaveLength(before);
});

test.each(['pending', 'rejected'] as const)(
  '[AUTH-05] a doctor who is %s cannot log in, by code or password',
  async (approval) => {
    const user = await addUser(test$.db, { approval, password: 'Monsoon-garden-3' });
    const before = test$.notifier.sent.length;
    for (const { status, body } of [
      await askForCode(test$, user.phone),
      await byPassword(user.email, 'Monsoon-garden-3', 'doctor'),
    ]) {
      expect([status, body.code, body.token]).toEqual([403, 'APPROVAL_PENDING', undefined]);
    }
    expect(test$.notifier.sent).toHaveLength(before);
  },
);

test('[AUTH-05] a doctor who is approved between asking and giving the code is let in; one turned down is not', async () => {
  const user = await addUser(test$.db);
  await askForCode(test$, user.phone);
  await test$.db.update(users).set({ approval: 'rejected' }).where(eq(users.id, user.id));
  const { body } = await giveCode(test$, user.phone, newestCode(test$));
  expect(body.code).toBe('APPROVAL_PENDING');
});

test('[AUTH-05] a member logs in by email in any case and password', async () => {
  const user = await addUser(test$.db, { role: 'patient', password: 'Jasmine-roof-12' });
  const { body } = await byPassword(user.email.toUpperCase(), 'Jasmine-roof-12', 'doctor');
  expect(body).toMatchObject({ code: 'LOGIN_SUCCESS', result: { _id: user.id, role: 'patient' } });
});

test('[AUTH-07] staff log in at their own page, and only there', async () => {
  const roleId = (await addRole(test$.db, 'Desk', [])).id;
  const admin = await addUser(test$.db, { role: 'admin', phone: null, password: 'Banyan-step-44' });
  const subAdmin = await addUser(test$.db, { role: 'subAdmin', roleId, phone: null, password: 'Banyan-step-45' });
  const doctor = await addUser(test$.db, { password: 'Banyan-step-46' });
  for (const [email, password] of [
    [admin.email, 'Banyan-step-44'],
    [subAdmin.email, 'Banyan-step-45'],
  ] as const) {
    expect((await byPassword(email, password, 'admin')).body.code).toBe('SECOND_FACTOR_SETUP');
  }
  expect((await byPassword(doctor.email, 'Banyan-step-46', 'admin')).body.code).toBe('INVALID_CREDENTIALS');
  expect((await byPassword(admin.email, 'Banyan-step-44', 'doctor')).body.code).toBe('INVALID_CREDENTIALS');
});

test('[SEC-15] [AUTH-07] a phone alone does not let staff in, and they are sent no code', async () => {
  const admin = await addUser(test$.db, { role: 'admin' });
  const sent = test$.notifier.sent.length;
  const { status, body } = await askForCode(test$, admin.phone);
  expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  expect(test$.notifier.sent).toHaveLength(sent);
});

test('[SEC-11] a wrong password and an unknown address are answered alike', async () => {
  const user = await addUser(test$.db, { password: 'Banyan-step-47' });
  const wrong = await byPassword(user.email, 'Banyan-step-48', 'doctor');
  const unknown = await byPassword('nobody@tvacha.example', 'Banyan-step-48', 'doctor');
  expect(wrong.body).toEqual(unknown.body);
  expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_CREDENTIALS']);
});
