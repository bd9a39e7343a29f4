import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, askForCode, enter, giveCode, newestCode } from '../../testing/people';
import { codeSentTo } from '../../testing/registrants';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const right = 'Banyan-step-47';
const logIn = (email: string, password: string, ip?: string) =>
  test$.call('POST', '/api/auth/login', { body: { type: 'password', email, password, loginUser: 'doctor' }, ip });
const fail = async (email: string, times: number) => {
  const answers = [];
  for (let tries = 0; tries < times; tries += 1) answers.push(await logIn(email, 'wrong', `203.0.113.${tries}`));
  return answers.map(({ body }) => body.code);
};

test('[SEC-11] after twenty wrong passwords in a day the account rests a quarter of an hour', async () => {
  const { email } = await addUser(test$.db, { password: right });
  expect(new Set(await fail(email, 20))).toEqual(new Set(['INVALID_CREDENTIALS']));
  const rests = await logIn(email, right);
  expect([rests.status, rests.body.code, rests.headers.get('retry-after')]).toEqual([429, 'TOO_MANY_TRIES', '900']);
});

test('[SEC-11] after the rest a code from the email is wanted too, once', async () => {
  const { email } = await addUser(test$.db, { password: right });
  await fail(email, 20);
  test$.clock.forward(900);
  expect((await logIn(email, 'wrong')).body.code).toBe('INVALID_CREDENTIALS');
  const { body } = await logIn(email, right);
  expect([body.code, body.result]).toEqual([
    'EMAIL_CODE_NEEDED',
    { secondFactor: 'email', expiresIn: 300, resendIn: 60 },
  ]);
  const verify = (code: string) =>
    test$.call('POST', '/api/auth/second-factor/verify', { token: body.token, body: { code } });
  const code = codeSentTo(test$, email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect((await verify(wrong)).body.code).toBe('INVALID_OTP');
  expect((await verify(code)).body.code).toBe('LOGIN_SUCCESS');
  expect((await logIn(email, right)).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-11] that code can be sent again after a minute, and its step begins anew', async () => {
  const { email } = await addUser(test$.db, { password: right });
  await fail(email, 20);
  test$.clock.forward(900);
  const begun = (await logIn(email, right)).body;
  const again = (token?: string) => test$.call('POST', '/api/auth/second-factor/code', { token });
  test$.clock.forward(59);
  expect((await again(begun.token)).body.code).toBe('RATE_LIMITED');
  test$.clock.forward(1);
  const first = codeSentTo(test$, email);
  const { body } = await again(begun.token);
  expect([body.code, body.result]).toEqual(['OTP_SENT', { expiresIn: 300, resendIn: 60 }]);
  test$.clock.forward(299);
  const verify = (code: string) =>
    test$.call('POST', '/api/auth/second-factor/verify', { token: body.token, body: { code } });
  const second = codeSentTo(test$, email);
  if (first !== second) expect((await verify(first)).body.code).toBe('INVALID_OTP');
  expect((await verify(second)).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-09] [SEC-11] where no code may be sent, the answer says how long the last one is good', async () => {
  const { email } = await addUser(test$.db, { password: right });
  await fail(email, 20);
  test$.clock.forward(900);
  const terms = async () => (await logIn(email, right)).body.result;
  await terms();
  test$.clock.forward(20);
  expect(await terms()).toEqual({ secondFactor: 'email', expiresIn: 280, resendIn: 40 });
  for (let sent = 1; sent < 5; sent += 1) {
    test$.clock.forward(600);
    expect(await terms()).toMatchObject({ expiresIn: 300 });
  }
  test$.clock.forward(301);
  expect(await terms()).toEqual({ secondFactor: 'email', expiresIn: 0, resendIn: 3600 - 2721 });
});

test('[SEC-11] who guesses at an account ends no session of its owner, who still has the phone', async () => {
  const user = await addUser(test$.db, { password: right });
  const { token } = await enter(test$, user);
  await fail(user.email, 25);
  expect((await test$.call('GET', '/api/auth/sessions', { token })).status).toBe(200);
  await askForCode(test$, user.phone);
  expect((await giveCode(test$, user.phone, newestCode(test$))).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-11] a login that is right takes the tries before it back; a new day begins anew', async () => {
  const { email } = await addUser(test$.db, { password: right });
  await fail(email, 19);
  expect((await logIn(email, right)).body.code).toBe('LOGIN_SUCCESS');
  await fail(email, 19);
  test$.clock.forward(86_400);
  expect(new Set(await fail(email, 19))).toEqual(new Set(['INVALID_CREDENTIALS']));
  expect((await logIn(email, right)).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-11] a hundred wrong passwords in all close the password until it is set anew', async () => {
  test$ = await makeApp({ failures: { perDay: 20, rest: 1000, most: 40 } });
  const { email } = await addUser(test$.db, { password: right });
  for (let round = 0; round < 2; round += 1) {
    await fail(email, 20);
    test$.clock.forward(86_400);
  }
  const closed = await logIn(email, right);
  expect([closed.status, closed.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
  await test$.call('POST', '/api/auth/password/forgot', { body: { email } });
  const { body } = await test$.call('POST', '/api/auth/otp/verify', {
    body: { email, otp: codeSentTo(test$, email), purpose: 'reset' },
  });
  const next = 'Harbour-lamp-of-July-9';
  await test$.call('POST', '/api/auth/password/reset', { token: body.token, body: { email, password: next } });
  expect((await logIn(email, next)).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-11] [SEC-13] an address without an account rests just so', async () => {
  const answers = await fail('nobody@tvacha.example', 21);
  expect(answers.slice(0, 20).every((code) => code === 'INVALID_CREDENTIALS')).toBe(true);
  expect(answers[20]).toBe('TOO_MANY_TRIES');
});

test('[SEC-11] of thirty wrong passwords at once twenty are compared', async () => {
  const { email } = await addUser(test$.db, { password: right });
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'wrong')));
  const count = (code: string) => answers.filter(({ body }) => body.code === code).length;
  expect([count('INVALID_CREDENTIALS'), count('TOO_MANY_TRIES')]).toEqual([20, 10]);
});
