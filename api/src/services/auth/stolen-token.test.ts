import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter, logIn } from '../../testing/people';
import { codeSentTo } from '../../testing/registrants';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const profile = (token: string, browser: { cookie?: string; elsewhere?: boolean } = {}) =>
  test$.call('GET', '/api/users/profile', { token, ...browser });

test('[SEC-18] a token alone opens nothing in another browser, and the owner’s session goes on', async () => {
  const [user, other] = [await addUser(test$.db), await addUser(test$.db)];
  const { token } = await logIn(test$, user);
  const thief = await enter(test$, other);
  for (const browser of [{ elsewhere: true }, { cookie: 'made-up' }, { cookie: thief.cookie }]) {
    const { status, body } = await profile(token, browser);
    expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
  }
  expect((await profile(token)).status).toBe(200);
});

test('[SEC-26] the login is no proof for a new contact; one that is given since is', async () => {
  const user = await addUser(test$.db, { password: 'Banyan-step-47' });
  const { token } = await logIn(test$, user);
  const ask = () => test$.call('POST', '/api/users/contact', { token, body: { email: 'thief@clinic.example' } });
  const early = await ask();
  expect([early.status, early.body.code]).toEqual([403, 'PROOF_NEEDED']);
  expect(codeSentTo(test$, 'thief@clinic.example')).toBe('');
  expect((await test$.call('GET', '/api/users/export', { token })).status).toBe(200);
  await test$.call('POST', '/api/auth/prove', { token, body: { password: 'Banyan-step-47' } });
  expect((await ask()).body.code).toBe('OTP_SENT');
});

test('[SEC-19] the owner of a session that was copied is told, once', async () => {
  const user = await addUser(test$.db);
  const { refreshToken } = await enter(test$, user);
  const steal = () => test$.call('POST', '/api/auth/access/token', { body: { refreshToken }, elsewhere: true });
  await Promise.all([steal(), steal(), steal()]);
  expect(test$.notifier.sent.map(({ to, template }) => [to, template])).toEqual([
    [user.email, 'account.session-stolen'],
  ]);
});
