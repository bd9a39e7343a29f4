import { SignJWT, UnsecuredJWT } from 'jose';
import { makeApp, type TestApp, testSecrets } from '../testing/make-app';
import { addUser, enter } from '../testing/people';
import { seconds } from './own-jwt';

let test$: TestApp;
let claims: { sub: string; sid: string };
let genuine: string;
let refreshToken: string;
beforeAll(async () => {
  test$ = await makeApp();
  ({ token: genuine, refreshToken } = await enter(test$, await addUser(test$.db)));
  const { sub, sid } = JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString());
  claims = { sub, sid };
});

const now = () => Math.floor(test$.clock.now().getTime() / 1000);
interface Forgery {
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  key?: Uint8Array;
}
const forge = ({ header, payload, key = testSecrets.accessToken }: Forgery) =>
  new SignJWT({ iss: 'tvacha', aud: 'tvacha-api', ...claims, iat: now(), nbf: now(), exp: now() + 600, ...payload })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(key);

test('[SEC-17] a moment is told in whole seconds that are over, so that no token is of the future', () => {
  expect(['2026-06-01T00:00:01.000Z', '2026-06-01T00:00:01.999Z'].map((at) => seconds(new Date(at)) % 60)).toEqual([
    1, 1,
  ]);
});

test('[SEC-17] a token made as the server makes them is taken, for ten minutes at most', async () => {
  const payload = JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString());
  expect(payload.exp - payload.iat).toBe(600);
  expect(Object.keys(payload).sort()).toEqual([
    'aud',
    'end',
    'exp',
    'iat',
    'idle',
    'iss',
    'jti',
    'nbf',
    'sid',
    'sub',
    'used',
  ]);
  const reply = await test$.call('GET', `/api/users/details/?id=${claims.sub}`, { token: await forge({}) });
  expect(reply.body.code).toBe('USERS_FOUND');
});

const otherKey = new Uint8Array(32).fill(9);
const forgeries: [string, () => Promise<string> | string][] = [
  [
    'no signature',
    () => new UnsecuredJWT({ ...claims, exp: now() + 600 }).setIssuer('tvacha').setAudience('tvacha-api').encode(),
  ],
  ['another algorithm', () => forge({ header: { alg: 'HS512' } })],
  ['another key', () => forge({ key: otherKey })],
  [
    'a key of its own',
    () => forge({ header: { jwk: { kty: 'oct', k: Buffer.from(otherKey).toString('base64url') } }, key: otherKey }),
  ],
  ['a key from elsewhere', () => forge({ header: { jku: 'https://evil.example/keys' }, key: otherKey })],
  ['a key id that is a path', () => forge({ header: { kid: '../../dev/null' }, key: new Uint8Array(32) })],
  ['another type', () => forge({ header: { typ: 'JWT' } })],
  ['another audience', () => forge({ payload: { aud: 'elsewhere' } })],
  ['another issuer', () => forge({ payload: { iss: 'elsewhere' } })],
  ['its time over', () => forge({ payload: { iat: now() - 601, nbf: now() - 601, exp: now() - 1 } })],
  ['its time not come', () => forge({ payload: { nbf: now() + 60 } })],
  ['no end', () => forge({ payload: { exp: undefined } })],
  ['no session', () => forge({ payload: { sid: undefined } })],
  ["another user's name", () => forge({ payload: { sub: crypto.randomUUID() } })],
  ['a session that never was', () => forge({ payload: { sid: crypto.randomUUID() } })],
  ['a session that is no id', () => forge({ payload: { sid: "' or true --" } })],
  ['changed claims', () => genuine.replace(/\.(.)/, (_all, first) => `.${first === 'e' ? 'f' : 'e'}`)],
  ['a refresh token in its place', () => refreshToken],
];

test.each(forgeries)('[SEC-17] a token with %s is refused', async (_what, make) => {
  const { status, body } = await test$.call('POST', '/api/auth/logout', { token: await make() });
  expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
});
