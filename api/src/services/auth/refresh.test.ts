import { and, eq, isNull } from 'drizzle-orm';
import { createApp } from '../../app/create-app';
import { auditLog, refreshTokens, sessions, users } from '../../db/schema';
import { makeApp, type Reply, type TestApp } from '../../testing/make-app';
import { addUser, enter, type LoggedIn, logIn } from '../../testing/people';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp();
});

const refresh = ({ refreshToken, cookie }: Pick<LoggedIn, 'refreshToken' | 'cookie'>) =>
  test$.call('POST', '/api/auth/access/token', { body: { refreshToken }, ...(cookie ? { cookie } : {}) });
const tokenIn = ({ body }: Reply) => (body.result as { refreshToken: string }).refreshToken;
const logout = (token: string) => test$.call('POST', '/api/auth/logout', { token });
const endOf = async (userId: string) =>
  (await test$.db.select().from(sessions).where(eq(sessions.userId, userId))).at(-1)?.endReason;

test('[SES-02] an expired access token is refused, and the refresh token buys a new one', async () => {
  const user = await addUser(test$.db);
  const session = await logIn(test$, user);
  test$.clock.forward(601);
  const stale = await logout(session.token);
  expect([stale.status, stale.body.code]).toEqual([401, 'SESSION_EXPIRED']);
  const renewed = await refresh(session);
  expect(renewed).toMatchObject({ status: 200, body: { code: 'ACCESS_TOKEN', token: expect.any(String) } });
  expect(tokenIn(renewed)).not.toBe(session.refreshToken);
  expect((await logout(renewed.body.token ?? '')).body.code).toBe('LOGOUT');
});

test('[SES-02] an unknown refresh token is refused', async () => {
  const { status, body } = await refresh({ refreshToken: 'made-up', cookie: '' });
  expect([status, body.code, body.token]).toEqual([401, 'SESSION_EXPIRED', undefined]);
});

test('[SEC-18] a refresh token without its device cookie is worth nothing and ends the session', async () => {
  const user = await addUser(test$.db);
  for (const cookie of ['', 'another-device']) {
    const session = await enter(test$, user);
    expect((await refresh({ refreshToken: session.refreshToken, cookie })).body.code).toBe('SESSION_EXPIRED');
    expect((await refresh(session)).body.code).toBe('SESSION_EXPIRED');
    expect((await logout(session.token)).status).toBe(401);
  }
});

test('[SEC-18] the device cookie is out of reach of scripts and of other sites, and `__Host-` over https', async () => {
  const user = await addUser(test$.db, { password: 'Monsoon-garden-4' });
  const body = { type: 'password', email: user.email, password: 'Monsoon-garden-4', loginUser: 'doctor' };
  const open = await test$.call('POST', '/api/auth/login', { body });
  expect(open.headers.get('set-cookie')).toMatch(
    /^device=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const safe = createApp({ ...test$, config: { ...test$.config, publicUrl: 'https://tvacha.example' } });
  const request = new Request('https://tvacha.example/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect((await safe.fetch(request)).headers.get('set-cookie')).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('[SEC-18] no refresh token is stored as it is', async () => {
  const session = await enter(test$, await addUser(test$.db));
  const stored = JSON.stringify([await test$.db.select().from(refreshTokens), await test$.db.select().from(sessions)]);
  expect(session.refreshToken).toMatch(/^[\w-]{43}$/);
  expect(stored).not.toContain(session.refreshToken);
  expect(stored).not.toContain(session.cookie);
});

test('[SEC-19] a spent token that comes again ends the session and is put on record', async () => {
  const user = await addUser(test$.db);
  const session = await enter(test$, user);
  const renewed = await refresh(session);
  test$.clock.forward(11);
  expect((await refresh(session)).body.code).toBe('SESSION_EXPIRED');
  expect(await endOf(user.id)).toBe('reuse');
  expect((await refresh({ ...session, refreshToken: tokenIn(renewed) })).body.code).toBe('SESSION_EXPIRED');
  expect((await logout(renewed.body.token ?? '')).status).toBe(401);
  const recorded = and(eq(auditLog.actorId, user.id), eq(auditLog.action, 'session.reuse'));
  expect(await test$.db.$count(auditLog, recorded)).toBe(1);
});

test('[SEC-20] of fifty refreshes at once one wins, round after round', async () => {
  const user = await addUser(test$.db);
  let session = await enter(test$, user);
  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(session)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(tokenIn)).size).toBe(1);
    const live = await test$.db
      .select({ id: refreshTokens.id })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(and(eq(sessions.userId, user.id), isNull(refreshTokens.rotatedAt)));
    expect(live).toHaveLength(1);
    session = { ...session, refreshToken: tokenIn(replies[0] as Reply) };
  }
});

describe('[SEC-21] a lost answer', () => {
  test('[SEC-21] is given again within ten seconds to the same device', async () => {
    const session = await enter(test$, await addUser(test$.db));
    const lost = await refresh(session);
    test$.clock.forward(10);
    const again = await refresh(session);
    expect(again.status).toBe(200);
    expect(tokenIn(again)).toBe(tokenIn(lost));
  });

  test('[SEC-21] is not given to another device', async () => {
    const session = await enter(test$, await addUser(test$.db));
    await refresh(session);
    expect((await refresh({ ...session, cookie: 'another' })).status).toBe(401);
  });

  test('[SEC-21] is not given once its successor was used', async () => {
    const user = await addUser(test$.db);
    const session = await enter(test$, user);
    const child = tokenIn(await refresh(session));
    await refresh({ ...session, refreshToken: child });
    expect((await refresh(session)).status).toBe(401);
    expect(await endOf(user.id)).toBe('reuse');
  });

  test('[SEC-21] is not given for an older ancestor', async () => {
    const session = await enter(test$, await addUser(test$.db));
    const child = tokenIn(await refresh(session));
    const grandchild = tokenIn(await refresh({ ...session, refreshToken: child }));
    expect((await refresh({ ...session, refreshToken: session.refreshToken })).status).toBe(401);
    expect((await refresh({ ...session, refreshToken: grandchild })).status).toBe(401);
  });
});

test.each([
  ['a member idle for seven days', 'doctor', 7 * 86_400],
  ['staff idle for half an hour', 'admin', 1800],
] as const)('[SEC-23] %s must log in again', async (_who, role, idle) => {
  const session = await enter(test$, await addUser(test$.db, { role }));
  test$.clock.forward(idle - 1);
  const renewed = await refresh(session);
  expect(renewed.status).toBe(200);
  test$.clock.forward(idle);
  expect((await refresh({ ...session, refreshToken: tokenIn(renewed) })).body.code).toBe('SESSION_EXPIRED');
});

test('[SEC-23] a session of staff ends after twelve hours however busy', async () => {
  const session = await enter(test$, await addUser(test$.db, { role: 'admin' }));
  let { refreshToken } = session;
  const statuses: number[] = [];
  for (let quarter = 0; quarter < 48; quarter += 1) {
    test$.clock.forward(900);
    const reply = await refresh({ ...session, refreshToken });
    statuses.push(reply.status);
    if (reply.status === 200) refreshToken = tokenIn(reply);
  }
  expect(statuses.indexOf(401)).toBe(47);
});

test('[SEC-23] an exchange that a page makes by itself, with nobody there, prolongs no rest', async () => {
  const session = await enter(test$, await addUser(test$.db, { role: 'admin' }));
  const used = Math.floor(test$.clock.now().getTime() / 1000);
  let { refreshToken } = session;
  for (const gap of [700, 700, 399]) {
    test$.clock.forward(gap);
    const body = { refreshToken, quiet: true };
    const reply = await test$.call('POST', '/api/auth/access/token', { body, cookie: session.cookie });
    expect(reply.status).toBe(200);
    refreshToken = tokenIn(reply);
    const said = JSON.parse(Buffer.from(reply.body.token?.split('.')[1] ?? '', 'base64url').toString());
    expect(said).toMatchObject({ used, iat: Math.floor(test$.clock.now().getTime() / 1000) });
  }
  test$.clock.forward(1);
  expect((await refresh({ ...session, refreshToken })).body.code).toBe('SESSION_EXPIRED');
});

test.each([
  ['staff', 'admin', 1800, 43_200],
  ['a member', 'doctor', 7 * 86_400, 30 * 86_400],
] as const)(
  '[SEC-23] the token tells the browser of %s when the session ends, also after an exchange',
  async (...row) => {
    const [, role, idle, life] = row;
    const start = Math.floor(test$.clock.now().getTime() / 1000);
    const session = await enter(test$, await addUser(test$.db, { role }));
    const said = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(said(session.token)).toMatchObject({ used: start, idle, end: start + life });
    test$.clock.forward(700);
    const { body } = await refresh(session);
    expect(said(body.token)).toMatchObject({ used: start + 700, idle, end: start + life });
  },
);

test('[SEC-24] logout and the loss of approval count from the next call on', async () => {
  const user = await addUser(test$.db);
  const first = await enter(test$, user);
  await logout(first.token);
  expect((await logout(first.token)).status).toBe(401);
  expect((await refresh(first)).status).toBe(401);
  const second = await enter(test$, user);
  await test$.db.update(users).set({ approval: 'rejected' }).where(eq(users.id, user.id));
  expect((await logout(second.token)).status).toBe(401);
  expect((await refresh(second)).status).toBe(401);
});
