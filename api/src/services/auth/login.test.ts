import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, askForCode, giveCode, newestCode } from '../../testing/people';
import { otpChallenges, sessions } from '../../db/schema';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp();
});

test('[AUTH-05] a doctor logs in by the code sent to the phone', async () => {
  const user = await addUser(test$.db);
  const asked = await askForCode(test$, user.phone);
  expect(asked).toMatchObject({ status: 200, body: { error: false, code: 'login-otp-sent', message: 'OTP sent.' } });
  expect(test$.notifier.sent.at(-1)).toMatchObject({ channel: 'sms', to: user.phone });
  const { status, body } = await giveCode(test$, user.phone, newestCode(test$));
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: 'LOGIN_SUCCESS', result: { _id: user.id, role: 'doctor', customerId: user.customerId } });
  expect(body.token).toEqual(expect.any(String));
});
