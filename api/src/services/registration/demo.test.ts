import * as constants from '@tvacha/shared-contract/constants';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, cookieIn } from '../../testing/people';
import { codeSentTo } from '../../testing/registrants';
import { dump } from '../../testing/test-database';

const phone = '+919822222222';
let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});
const post = (path: string, body: object) => test$.call('POST', path, { body });
const begin = () => post('/api/demo/register', { fullName: 'Leela Menon Nair', phone });
const lookAround = async () => {
  await begin();
  return post('/api/demo/confirm', { phone, otp: codeSentTo(test$, phone) });
};

test('[AUTH-08] who proves a phone looks around as a doctor', async () => {
  const asked = await begin();
  expect([asked.status, asked.body.code]).toEqual([200, 'OTP_SENT']);
  const { body } = await post('/api/demo/confirm', { phone, otp: codeSentTo(test$, phone) });
  expect(body).toMatchObject({ code: 'LOGIN_SUCCESS', result: { role: 'doctor' } });
  expect((await test$.call('GET', '/api/ebooks', { token: body.token })).status).toBe(200);
  const [user] = await test$.db.select().from(users).where(eq(users.demo, true));
  expect(user).toMatchObject({ firstName: 'Leela', lastName: 'Menon Nair', phone: null, listed: false });
});

test('[AUTH-08] whoever only looks around changes nothing, and is out after a day', async () => {
  const { token } = (await lookAround()).body;
  const before = await dump(test$.db);
  for (const path of ['/api/polls/votes', '/api/quizzes/submit', '/api/auth/password/change']) {
    const { status, body } = await test$.call('POST', path, { token, body: {} });
    expect([path, status, body.code]).toEqual([path, 403, 'FORBIDDEN']);
  }
  expect(await dump(test$.db)).toBe(before);
  test$.clock.forward(86_401);
  expect((await test$.call('GET', '/api/auth/sessions', { token })).status).toBe(401);
});

test('[AUTH-08] the hours that the pages speak of are those one has, however busy one is', async () => {
  const { body, headers } = await lookAround();
  const cookie = cookieIn(headers);
  let { refreshToken } = body.result as { refreshToken: string };
  const renew = async () => {
    const { body } = await test$.call('POST', '/api/auth/access/token', { body: { refreshToken }, cookie });
    ({ refreshToken } = (body.result ?? { refreshToken }) as { refreshToken: string });
    return body.code;
  };
  test$.clock.forward((constants.demoHours * 3600) / 2);
  expect(await renew()).toBe('ACCESS_TOKEN');
  test$.clock.forward((constants.demoHours * 3600) / 2 - 60);
  expect(await renew()).toBe('ACCESS_TOKEN');
  test$.clock.forward(61);
  expect(await renew()).toBe('SESSION_EXPIRED');
});

test('[AUTH-08] one phone has one such account, and never that of a member', async () => {
  const member = await addUser(test$.db, { phone });
  const first = (await lookAround()).body.result as { _id: string };
  test$.clock.forward(61);
  const second = (await lookAround()).body.result as { _id: string };
  expect(second._id).toBe(first._id);
  expect(first._id).not.toBe(member.id);
});

test('[AUTH-08] [SEC-06] no other code lets anyone look around, nor this one in', async () => {
  await addUser(test$.db, { phone });
  await post('/api/auth/login', { type: 'otp', phone, loginUser: 'doctor' });
  const otp = codeSentTo(test$, phone);
  expect((await post('/api/demo/confirm', { phone, otp })).body.code).toBe('INVALID_OTP');
  test$.clock.forward(61);
  await begin();
  const demo = codeSentTo(test$, phone);
  expect((await post('/api/auth/login/verify', { phone: phone.slice(3), otp: demo })).body.code).not.toBe(
    otp === demo ? '' : 'LOGIN_SUCCESS',
  );
});
