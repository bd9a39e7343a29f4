import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter, logIn } from '../../testing/people';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp();
});

const device = (platform: string) => ({
  device: { ip: '203.0.113.7', appName: 'Tvacha', appVersion: '1.0.0', userAgent: `Browser of ${platform}`, platform },
});
const logout = (token: string) => test$.call('POST', '/api/auth/logout', { token });

test('[SES-04] [SEC-25] a login elsewhere replaces the session; the old one is refused and told, the new one is not', async () => {
  const user = await addUser(test$.db);
  const old = await logIn(test$, user, device('Old phone'));
  expect(test$.realtime.said).toEqual([]);
  const oldId = (await test$.db.select().from(sessions).where(eq(sessions.userId, user.id)))[0]?.id;
  const next = await logIn(test$, user, device('New phone'));
  expect(test$.realtime.said).toEqual([
    {
      to: { session: oldId },
      name: 'login',
      payload: { ip: '203.0.113.7', platform: 'Old phone', appVersion: '1.0.0' },
    },
  ]);
  expect(test$.realtime.closed).toEqual([oldId]);
  const refused = await logout(old.token);
  expect([refused.status, refused.body.code]).toEqual([401, 'SESSION_REPLACED']);
  const spent = await test$.call('POST', '/api/auth/access/token', {
    body: { refreshToken: old.refreshToken },
    cookie: old.cookie,
  });
  expect([spent.status, spent.body.code]).toEqual([401, 'SESSION_REPLACED']);
  expect((await logout(next.token)).body.code).toBe('LOGOUT');
});

test('[SES-04] a public call with the token of a replaced session is refused too', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  await enter(test$, user);
  const { body } = await test$.call('GET', `/api/users/details/?id=${user.id}`, { token });
  expect(body.code).toBe('SESSION_REPLACED');
});

test('[SEC-25] of a hundred logins at once one session lives', async () => {
  const user = await addUser(test$.db);
  const logins = await Promise.all(Array.from({ length: 100 }, () => enter(test$, user)));
  const live = and(eq(sessions.userId, user.id), isNull(sessions.endedAt));
  expect(await test$.db.$count(sessions, live)).toBe(1);
  const statuses = await Promise.all(logins.map(async ({ token }) => (await logout(token)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('[SEC-25] the database itself refuses a second live session', async () => {
  const user = await addUser(test$.db);
  await enter(test$, user);
  const [{ id: _id, ...row } = {}] = await test$.db.select().from(sessions).where(eq(sessions.userId, user.id));
  const second = test$.db.insert(sessions).values(row as typeof sessions.$inferInsert);
  await expect(second).rejects.toMatchObject({ cause: { code: '23505', constraint: 'sessions_one_live' } });
});
