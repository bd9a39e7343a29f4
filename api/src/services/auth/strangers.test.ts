import { eq } from 'drizzle-orm';
import { otpChallenges } from '../../db/schema';
import { cookieSet } from '../../testing/browser';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter, newestCode } from '../../testing/people';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = (phone: string | null, browser: object = {}) =>
  test$.call('POST', '/api/auth/login', { ...browser, body: { type: 'otp', phone, loginUser: 'doctor' } });
const give = (phone: string | null, otp: string, browser: object = {}) =>
  test$.call('POST', '/api/auth/login/verify', { ...browser, body: { phone: phone?.slice(3), otp } });
const elsewhere = { elsewhere: true };

test('[SEC-06] the browser that asks for a code is given a cookie that no script reads', async () => {
  const { headers } = await ask((await addUser(test$.db)).phone, elsewhere);
  expect(headers.get('set-cookie')).toMatch(/^challenge=[\w-]{43};.* HttpOnly; SameSite=Strict$/);
  const next = await ask((await addUser(test$.db)).phone, { headers: { cookie: `challenge=${'a'.repeat(43)}` } });
  expect(cookieSet(next.headers, 'challenge')).toBe('a'.repeat(43));
});

test('[SEC-03] [SEC-06] a stranger’s wrong codes are counted apart: the owner’s right one still counts', async () => {
  const { phone } = await addUser(test$.db);
  await ask(phone);
  const code = newestCode(test$);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => give(phone, wrongOf(code), elsewhere)));
  expect(guesses.filter(({ body }) => body.code === 'INVALID_OTP')).toHaveLength(5);
  expect(guesses.every(({ body }) => body.result === null)).toBe(true);
  expect((await give(phone, code, elsewhere)).body.code).toBe('TOO_MANY_TRIES');
  expect((await give(phone, code)).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-05] [SEC-06] a code that a stranger asks for does not end the owner’s', async () => {
  const { phone } = await addUser(test$.db);
  await ask(phone);
  const code = newestCode(test$);
  test$.clock.forward(60);
  expect((await ask(phone, elsewhere)).body.code).toBe('login-otp-sent');
  expect((await give(phone, code)).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-08] [SEC-09] where the owner was logged in before, a stranger’s codes are not counted against them', async () => {
  const user = await addUser(test$.db);
  const { cookie } = await enter(test$, user);
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await ask(user.phone, elsewhere)).body.code).toBe('login-otp-sent');
    test$.clock.forward(61);
  }
  expect((await ask(user.phone, elsewhere)).body.code).toBe('RATE_LIMITED');
  expect((await ask(user.phone, { cookie })).body.code).toBe('login-otp-sent');
  expect((await ask(user.phone, { cookie })).body.code).toBe('RATE_LIMITED');
  const other = await enter(test$, await addUser(test$.db));
  expect((await ask(user.phone, { cookie: other.cookie })).body.code).toBe('RATE_LIMITED');
});

test('[SEC-12] calls that send no SMS spend nothing of the budget, and newcomers nothing of the logins’', async () => {
  test$ = await makeApp({ limits: { smsPerMinute: 5 } });
  const resend = (phone: string) => test$.call('POST', '/api/auth/otp/resend', { body: { phone } });
  for (let at = 0; at < 20; at += 1) expect((await resend(`+9198123456${10 + at}`)).body.code).toBe('OTP_SENT');
  for (let at = 0; at < 5; at += 1)
    await test$.call('POST', '/api/demo/register', { body: { fullName: 'Asha Rao', phone: `+91981234560${at}` } });
  const members = await Promise.all(Array.from({ length: 4 }, () => addUser(test$.db)));
  const codes = [];
  for (const { phone } of members) codes.push((await ask(phone)).body.code);
  expect(codes).toEqual(['login-otp-sent', 'login-otp-sent', 'login-otp-sent', 'UNAVAILABLE']);
  expect(await test$.db.$count(otpChallenges, eq(otpChallenges.purpose, 'login'))).toBe(3);
});

test('[SEC-12] [SEC-13] a spent budget answers alike whether or not there is such an account', async () => {
  test$ = await makeApp({ limits: { smsPerMinute: 1 } });
  const [one, other] = [await addUser(test$.db), await addUser(test$.db)];
  const reset = (phone: string | null) =>
    test$.call('POST', '/api/auth/otp/resend', { body: { phone, purpose: 'reset' } });
  expect((await reset(one.phone)).status).toBe(200);
  const [known, unknown] = [await reset(other.phone), await reset('+919812345678')];
  expect([known.status, known.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});
