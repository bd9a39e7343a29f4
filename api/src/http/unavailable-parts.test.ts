import { refuse } from '../services/refuse';
import { makeApp, type TestApp } from '../testing/make-app';
import { addUser, enter } from '../testing/people';

const password = 'Banyan-step-47';
const away = async () => refuse('UNAVAILABLE', { retryAfter: 2 });

/** What may be away, beside the database, and how it is then. */
const parts: [string, (test: TestApp) => void][] = [
  [
    'the gateways of mail and SMS',
    ({ notifier }) => Object.assign(notifier, { send: () => Promise.reject(new Error('away')) }),
  ],
  ['the object store', ({ files }) => Object.assign(files, { put: away, stat: away, read: away, remove: away })],
  ['the scanner', ({ scanner }) => Object.assign(scanner, { scan: away })],
];

test.each(parts)('[SEC-42] without %s people log in by password, read and save', async (_what, take) => {
  const test$ = await makeApp();
  const user = await addUser(test$.db, { password });
  take(test$);
  const body = { type: 'password', email: user.email, password, loginUser: 'doctor' };
  expect((await test$.call('POST', '/api/auth/login', { body })).body.code).toBe('LOGIN_SUCCESS');
  const { token } = await enter(test$, user);
  for (const path of ['/api/ebooks', '/api/articles', '/api/search?search=skin', '/api/users/profile', '/api/doctors'])
    expect([path, (await test$.call('GET', path, { token })).status]).toEqual([path, 200]);
  const saved = await test$.call('PUT', `/api/users/?userId=${user.id}`, { token, body: { exprience: '9' } });
  expect(saved.body.code).toBe('UPDATE_SUCCCESS');
  expect((await test$.call('POST', '/api/chats/messages', { token, body: { text: 'Are you there?' } })).status).toBe(
    200,
  );
  for (const [path, given] of [
    ['/api/auth/login', { type: 'otp', phone: user.phone, loginUser: 'doctor' }],
    ['/api/auth/password/forgot', { email: user.email }],
    ['/api/auth/prove/code', {}],
  ] as const) {
    const { status, body } = await test$.call('POST', path, { token, body: given });
    expect([path, [200, 429, 503].includes(status), body.code]).toEqual([path, true, expect.any(String)]);
  }
});
