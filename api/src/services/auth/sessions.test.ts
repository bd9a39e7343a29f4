import type { Result } from '@tvacha/shared-contract';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter, logIn } from '../../testing/people';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});
const list = async (token: string) =>
  (await test$.call('GET', '/api/auth/sessions', { token })).body.result as Result<'auth.sessions.list'>;
const end = (token: string, id: string) => test$.call('POST', '/api/auth/sessions/end', { token, body: { id } });

test('[SEC-27] a person sees where they are and were logged in, and on which device', async () => {
  const user = await addUser(test$.db);
  const device = { ip: '203.0.113.9', appName: 'Tvacha', appVersion: '1.0', userAgent: 'Firefox', platform: 'Linux' };
  await logIn(test$, user, { device });
  test$.clock.forward(61);
  const { token } = await logIn(test$, user, { device: { ...device, platform: 'Android' } });
  await logIn(test$, await addUser(test$.db));
  const { items, total } = await list(token);
  expect(total).toBe(2);
  expect(items.map(({ current, device: { platform }, endReason }) => [current, platform, endReason])).toEqual([
    [true, 'Android', null],
    [false, 'Linux', 'replaced'],
  ]);
});

test('[SEC-27] a login ends the session before it, and leaves those that are over as they were', async () => {
  const user = await addUser(test$.db);
  await logIn(test$, user);
  test$.clock.forward(61);
  await logIn(test$, user);
  test$.clock.forward(61);
  const { items } = await list((await logIn(test$, user)).token);
  expect(new Set(test$.realtime.closed).size).toBe(test$.realtime.closed.length);
  expect(test$.realtime.closed).toEqual(
    items
      .slice(1)
      .map(({ _id }) => _id)
      .reverse(),
  );
});

test('[SEC-27] [SEC-24] a session that is ended is over at once, for calls and for sockets', async () => {
  const { token } = await enter(test$, await addUser(test$.db));
  const [mine] = (await list(token)).items;
  expect((await end(token, mine?._id ?? '')).body.code).toBe('SUCCESS');
  expect(test$.realtime.closed).toEqual([mine?._id]);
  expect((await test$.call('GET', '/api/auth/sessions', { token })).status).toBe(401);
});

test('[SEC-27] [SEC-29] another person’s session is not there', async () => {
  const [one, other] = [await enter(test$, await addUser(test$.db)), await enter(test$, await addUser(test$.db))];
  const [theirs] = (await list(other.token)).items;
  expect((await end(one.token, theirs?._id ?? '')).status).toBe(404);
  expect((await list(other.token)).total).toBe(1);
});
