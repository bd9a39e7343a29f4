import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { codeSentTo } from '../../testing/registrants';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

/** Everything of an answer that travels, but the id of the request. */
async function bytesOf(path: string, body: object, token?: string): Promise<string> {
  const response = await test$.app.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    }),
  );
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([response.status, headers, await response.text()]);
}

const nobody = { email: 'nobody@tvacha.example', phone: '+919111111111' };

/** Calls that ask about a contact: for what there is, and for what there is not. */
const asking: [string, string, (contact: { email: string; phone: string }) => object][] = [
  ['a forgotten password', '/api/auth/password/forgot', ({ email }) => ({ email })],
  ['another reset code', '/api/auth/otp/resend', ({ email }) => ({ email, purpose: 'reset' })],
  ['another code by phone', '/api/auth/otp/resend', ({ phone }) => ({ phone, purpose: 'registration' })],
  ['another code by email', '/api/auth/otp/resend', ({ email }) => ({ email, purpose: 'registration' })],
  ['a wrong code', '/api/auth/otp/verify', ({ phone }) => ({ phone, otp: '000000', purpose: 'registration' })],
  [
    'a wrong password',
    '/api/auth/login',
    ({ email }) => ({ type: 'password', email, password: 'Not-the-password-1', loginUser: 'doctor' }),
  ],
  [
    'a wrong password of staff',
    '/api/auth/login',
    ({ email }) => ({ type: 'password', email, password: 'Not-the-password-1', loginUser: 'admin' }),
  ],
];

test.each(asking)(
  '[SEC-13] %s is answered alike, byte by byte, also when asked too often',
  async (_what, path, make) => {
    const password = 'Banyan-step-47';
    const known = [
      await addUser(test$.db, { password }),
      await addUser(test$.db, { approval: 'pending', isComplete: false, phoneVerified: false, emailVerified: false }),
      await addUser(test$.db, { approval: 'disabled', password }),
      await addUser(test$.db, { role: 'admin', password }),
    ];
    for (let times = 0; times < 25; times += 1) {
      const expected = await bytesOf(path, make(nobody));
      for (const { email, phone } of known)
        expect(await bytesOf(path, make({ email, phone: phone ?? '' }))).toBe(expected);
      test$.clock.forward(times % 3 === 0 ? 1 : 61);
    }
  },
);

test('[SEC-13] a new contact that is another’s is answered as one that is nobody’s', async () => {
  const other = await addUser(test$.db);
  const { token } = await enter(test$, await addUser(test$.db));
  const ask = (contact: object) => bytesOf('/api/users/contact', contact, token);
  expect(await ask({ email: other.email })).toBe(await ask({ email: nobody.email }));
  expect(await ask({ phone: other.phone })).toBe(await ask({ phone: nobody.phone }));
  expect(codeSentTo(test$, other.email)).toBe('');
});
