import { type TokenScope, tokenScopes } from '@tvacha/shared-contract/routes';
import { users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { codeSentTo } from '../../testing/registrants';
import { dump } from '../../testing/test-database';
import { issueScopedToken } from './issue-scoped-token';

const password = 'Banyan-step-47';
const next = 'Harbour-lamp-of-July-9';
let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});
const post = (path: string, body: object, token?: string) =>
  test$.call('POST', path, { body, ...(token ? { token } : {}) });

async function scopedTokenOf(scope: TokenScope, given = {}) {
  const user = await addUser(test$.db, { password, ...given });
  return { user, token: await issueScopedToken(test$, user, scope) };
}

test('[SEC-24] a reset scoped token sets one password, and dies with a scoped token beside it', async () => {
  const { user } = await scopedTokenOf('reset');
  const { email } = user;
  await post('/api/auth/password/forgot', { email });
  const { body } = await post('/api/auth/otp/verify', { email, otp: codeSentTo(test$, email), purpose: 'reset' });
  const beside = await issueScopedToken(test$, user, 'reset');
  const reset = (token: string | undefined, to: string) =>
    post('/api/auth/password/reset', { email, password: to }, token);
  expect((await reset(body.token, next)).body.code).toBe('Password_changed');
  for (const token of [body.token, beside])
    expect((await reset(token, 'Another-lantern-12')).body.code).toBe('LINK_EXPIRE');
});

test('[SEC-15] a member’s scoped token sets up no authenticator, and another’s email code does not go with it', async () => {
  const { user, token } = await scopedTokenOf('second-factor');
  const before = await dump(test$.db);
  expect((await post('/api/auth/second-factor/setup', {}, token)).status).toBe(404);
  expect((await post('/api/auth/second-factor/confirm', { code: '000000' }, token)).status).not.toBe(200);
  expect((await post('/api/auth/second-factor/verify', { code: '000000' }, token)).status).not.toBe(200);
  expect(await dump(test$.db)).toBe(before);
  await post('/api/auth/password/forgot', { email: user.email });
  const code = codeSentTo(test$, user.email);
  expect((await post('/api/auth/second-factor/verify', { code }, token)).body.code).toBe('INVALID_OTP');
});

test.each(tokenScopes)(
  '[SEC-24] a scoped token for %s opens nothing that wants a session, and is no refresh token',
  async (scope) => {
    const { token } = await scopedTokenOf(scope);
    for (const path of ['/api/ebooks', '/api/auth/sessions', '/api/chats', '/api/users/export'])
      expect((await test$.call('GET', path, { token })).body.code).toBe('SESSION_EXPIRED');
    expect((await post('/api/auth/access/token', { refreshToken: token })).body.error).toBe(true);
  },
);

test('[AUTH-06] whoever must choose a password first can do nothing else, also with the proof of who they are', async () => {
  const user = await addUser(test$.db, { password, firstLogin: true });
  const { token } = await enter(test$, user);
  const before = await dump(test$.db);
  for (const [path, body] of [
    ['/api/auth/prove', { password }],
    ['/api/users/contact', { email: 'mine@tvacha.example' }],
    ['/api/chats/messages', { text: 'Hello' }],
    ['/api/users/erase', { email: user.email }],
  ] as const)
    expect((await post(path, body, token)).body.code).toBe('PASSWORD_CHANGE_NEEDED');
  expect(await dump(test$.db)).toBe(before);
});

test('[SEC-30] no field of an account can be set beside those of the form', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const put = (more: object) =>
    test$.call('PUT', `/api/users/?userId=${user.id}`, { token, body: { exprience: '9', ...more } });
  const columns = Object.keys(users).filter((key) => !['enableRLS', '_'].includes(key));
  const open = new Set(
    'exprience address degree areaOfInterest fellowship languages clinic specialty publications internationalSpeaker nationalSpeaker'.split(
      ' ',
    ),
  );
  for (const column of columns.filter((key) => !open.has(key)))
    expect([column, (await put({ [column]: 'x' })).body.code]).toEqual([column, 'VALIDATION_FAILED']);
  for (const key of ['__proto__', 'constructor', 'prototype'])
    expect((await put(JSON.parse(`{"${key}": {"role": "admin"}}`))).body.code).toMatch(
      /VALIDATION_FAILED|UPDATE_SUCCCESS/,
    );
  const admin = (await test$.db.select().from(users)).filter(({ role }) => role === 'admin');
  expect(admin).toEqual([]);
});

test('[SEC-06] one address is one account, however it is written', async () => {
  const { email } = await addUser(test$.db, { password, email: 'leela.rao@tvacha.example' });
  await expect(addUser(test$.db, { email: email.toUpperCase() })).rejects.toThrow();
  const { token } = await enter(test$, await addUser(test$.db));
  // Letters that look alike, or become Latin ones when they are made small.
  for (const odd of ['leela.rao@tvacha.example\u0000', 'lee\u0406a.rao@tvacha.example', '\u212Aavya@tvacha.example'])
    expect((await post('/api/users/contact', { email: odd }, token)).body.code).toBe('VALIDATION_FAILED');
  const login = { type: 'password', email: 'LEELA.RAO@tvacha.example', password, loginUser: 'doctor' };
  expect((await post('/api/auth/login', login)).body.code).toBe('LOGIN_SUCCESS');
});
