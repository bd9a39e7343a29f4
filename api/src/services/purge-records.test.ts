import { eq } from 'drizzle-orm';
import {
  invalidCodes,
  loginFailures,
  otpChallenges,
  refreshTokens,
  remoteReports,
  sessions,
  users,
} from '../db/schema';
import { makeApp } from '../testing/make-app';
import { addUser, askForCode, enter, logIn } from '../testing/people';
import { purgeRecords } from './purge-records';

const day = 86_400;

test('[SEC-07] [SEC-44] what is of no use any more is deleted after its time, and not before', async () => {
  const test$ = await makeApp();
  const { db, clock, call } = test$;
  const user = await addUser(db);
  const login = await logIn(test$, user);
  const spend = { body: { refreshToken: login.refreshToken }, cookie: login.cookie };
  await call('POST', '/api/auth/access/token', spend);
  await enter(test$, user);
  await askForCode(test$, user.phone);
  await call('POST', '/api/demo/register', { body: { fullName: 'Asha Rao', phone: '+919812345678' } });
  await call('POST', '/api/code/verify', { body: { code: 'TVD-NONE' } });
  const wrong = { type: 'password', email: 'nobody@clinic.example', password: 'wrong', loginUser: 'doctor' };
  await call('POST', '/api/auth/login', { body: wrong });
  await db.insert(remoteReports).values({ remote: 'doctor', version: '1', event: 'loaded', at: clock.now() });
  await db.update(users).set({ createdAt: clock.now() });
  const counts = async () => ({
    sessions: await db.$count(sessions),
    tokens: await db.$count(refreshTokens),
    failures: await db.$count(loginFailures),
    invalidCodes: await db.$count(invalidCodes),
    reports: await db.$count(remoteReports),
    demos: await db.$count(users, eq(users.demo, true)),
    codes: await db.$count(otpChallenges),
  });
  const after = async (seconds: number) => {
    clock.forward(seconds);
    await purgeRecords(test$);
    return counts();
  };
  const all = { sessions: 2, tokens: 3, failures: 1, invalidCodes: 1, reports: 1, demos: 1, codes: 3 };
  expect(await after(0)).toEqual(all);
  expect(await after(23 * 3600 + 1)).toEqual({ ...all, codes: 0 });
  expect(await after(3600)).toEqual({ ...all, codes: 0, demos: 0 });
  expect(await after(6 * day)).toMatchObject({ tokens: 2, sessions: 2, reports: 1 });
  expect(await after(23 * day)).toMatchObject({ reports: 0, failures: 1, invalidCodes: 1, sessions: 2 });
  // The first session ended at once, the second ran out after a month.
  expect(await after(60 * day)).toMatchObject({ sessions: 1, failures: 0, invalidCodes: 1 });
  expect(await after(90 * day)).toMatchObject({ sessions: 0, tokens: 0, invalidCodes: 0 });
});
