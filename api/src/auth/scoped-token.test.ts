import { base64url, SignJWT } from 'jose';
import { makeApp, type TestApp, testSecrets } from '../testing/make-app';
import { addUser, enter } from '../testing/people';
import { registerDoctor } from '../testing/registrants';
import { readAccessToken, signAccessToken } from './access-token';
import { readScopedToken, type ScopedToken, signScopedToken } from './scoped-token';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});
const scopedToken: ScopedToken = { scope: 'reset', userId: '00000000-0000-4000-8000-000000000001', mark: 'm' };

test('[SEC-17] a scoped token is no access token, and an access token no scoped token', async () => {
  const access = await signAccessToken(test$, {
    userId: scopedToken.userId,
    sessionId: scopedToken.userId,
    usedAt: new Date(),
    idle: 1000,
    expiresAt: new Date(),
  });
  expect(await readScopedToken(test$, access)).toBeNull();
  expect(await readAccessToken(test$, await signScopedToken(test$, scopedToken))).toBeNull();
});

const right = {
  header: { alg: 'HS256', typ: 'scoped+jwt' },
  issuer: 'tvacha',
  audience: 'tvacha-scoped',
  exp: Date.parse('2026-06-01T06:05:00Z') / 1000,
  key: testSecrets.accessToken,
};

const forge = ({ header, issuer, audience, exp, key }: typeof right) =>
  new SignJWT({ scope: scopedToken.scope, mark: scopedToken.mark, ...(exp ? { exp } : {}) })
    .setProtectedHeader(header)
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(scopedToken.userId)
    .setNotBefore(0)
    .sign(key);

test.each([
  ['of another key', { key: new Uint8Array(32).fill(9) }],
  ['for another audience', { audience: 'tvacha-api' }],
  ['of another issuer', { issuer: 'somebody' }],
  ['of another kind', { header: { alg: 'HS256', typ: 'at+jwt' } }],
  ['of another algorithm', { header: { alg: 'HS512', typ: 'scoped+jwt' }, key: new Uint8Array(64).fill(1) }],
  ['without an end', { exp: 0 }],
  ['that has ended', { exp: Date.parse('2026-06-01T05:59:59Z') / 1000 }],
])('[SEC-17] a scoped token %s is worth nothing', async (_what, wrong) => {
  expect(await readScopedToken(test$, await forge(right))).toEqual(scopedToken);
  expect(await readScopedToken(test$, await forge({ ...right, ...wrong }))).toBeNull();
});

test('[SEC-17] a scoped token without a signature is worth nothing', async () => {
  const [, payload] = (await signScopedToken(test$, scopedToken)).split('.');
  const header = base64url.encode(JSON.stringify({ alg: 'none', typ: 'scoped+jwt' }));
  expect(await readScopedToken(test$, `${header}.${payload}.`)).toBeNull();
});

test('[SEC-28] a scoped token opens what asks for it and nothing else', async () => {
  const { scopedToken: token } = await registerDoctor(test$);
  expect((await test$.call('GET', '/api/users/profile', { token })).status).toBe(200);
  for (const [method, path] of [
    ['GET', '/api/auth/sessions'],
    ['GET', '/api/ebooks'],
    ['GET', '/api/admin/dashboard'],
    ['POST', '/api/auth/second-factor/setup'],
    ['POST', '/api/auth/logout'],
  ] as const) {
    const { status, body } = await test$.call(method, path, { token });
    expect([path, status, body.code]).toEqual([path, 401, 'SESSION_EXPIRED']);
  }
});

test('[SEC-24] a session of an account that is disabled is over with the next call', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  await test$.db.execute(`update users set approval = 'disabled' where id = '${user.id}'`);
  expect((await test$.call('GET', '/api/auth/sessions', { token })).status).toBe(401);
});
