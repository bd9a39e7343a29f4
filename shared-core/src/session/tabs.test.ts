import { waitFor } from '@testing-library/dom';
import { logOut, lookUpUser, refreshToken, verifySecondFactor } from '@tvacha/shared-contract/routes/auth';
import { listEbooks } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { onOvertaken, startSession, watchTabs } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import type { PortalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { answer, ok, refusal, tokenFor, tokenOf, withServer } from '../http/test-server';
import { ananya, login } from './test-user';

withServer();
let store: PortalStore;
let overtaken = 0;
let stops: (() => void)[] = [];
const session = () => store.getState().session;
const notices = () => store.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  store = makeTestStore();
  overtaken = 0;
  stops = [
    watchTabs(),
    onOvertaken(() => {
      overtaken += 1;
    }),
  ];
  answer(lookUpUser, () => ok(ananya));
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.restoreAllMocks();
});

const tell = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

/** What a tab of this browser writes, and what the browser tells the others of it. */
function elsewhere(values: Record<string, string>) {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, value);
    tell(key, value);
  }
}
function endedElsewhere(reason: string) {
  elsewhere({ sessionEnd: reason });
  localStorage.clear();
  tell(null, null);
}
const bela = '6f1c1a52-0000-4000-8000-000000000102';
const belasToken = tokenOf({ sub: bela, sid: 's9', exp: Date.now() / 1000 + 600 });

test('[AUTH-10] a logout in another tab logs out here, and is said', async () => {
  await startSession(login());
  storage.set('sessionPhone', '9000000101');
  endedElsewhere('logout');
  expect(session()).toMatchObject({ status: 'anonymous', user: null, notice: null, ended: 'logout' });
  expect(notices()).toEqual(['Logout Successful']);
  expect(sessionStorage).toHaveLength(0);
});

test('[AUTH-10] a logout elsewhere that first exchanges the token is a logout all the same', async () => {
  await startSession(login());
  elsewhere({ sessionEnd: 'logout', token: tokenFor(600, 'later') });
  localStorage.clear();
  tell(null, null);
  expect(session()).toMatchObject({ isLogin: false, notice: null, ended: 'logout' });
  expect(notices()).toEqual(['Logout Successful']);
});

test('[AUTH-10] a logout elsewhere whose page was closed before its end is one here with the next refusal', async () => {
  await startSession(login());
  elsewhere({ sessionEnd: 'logout' });
  answer(listEbooks, () => refusal(401, 'SESSION_EXPIRED'));
  answer(refreshToken, () => refusal(401, 'SESSION_EXPIRED'));
  answer(logOut, () => refusal(401, 'SESSION_EXPIRED'));
  await expect(call(listEbooks)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  await waitFor(() => expect(session()).toMatchObject({ isLogin: false, notice: null, ended: 'logout' }));
  expect(localStorage).toHaveLength(0);
});

test('[AUTH-10] a tab that nobody looks at says so when somebody does', async () => {
  await startSession(login());
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  endedElsewhere('logout');
  expect([session().isLogin, notices()]).toEqual([false, []]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(notices()).toEqual(['Logout Successful']);
});

test.each(['expired', 'replaced', 'idle', 'limit'])(
  '[SES-03] a session that ended elsewhere as %s has its notice here too, once',
  async (reason) => {
    await startSession(login());
    endedElsewhere(reason);
    expect([session().notice, session().isLogin, notices()]).toEqual([reason, false, []]);
    store.dispatch({ type: 'session/noticeClosed' });
    tell(null, null);
    expect(session().notice).toBeNull();
  },
);

test('[SES-03] a visitor’s tab has no session that could end', () => {
  endedElsewhere('expired');
  expect(session()).toMatchObject({ notice: null, ended: null });
});

test('[SES-03] a login in another tab is a login here', async () => {
  elsewhere({ token: tokenFor(600), refreshToken: 'r1' });
  expect(session().status).toBe('anonymous');
  elsewhere({ userId: ananya._id });
  await waitFor(() => expect(session()).toMatchObject({ status: 'ready', user: ananya }));
  expect(overtaken).toBe(0);
});

test('[SES-03] a new token, or a new login, of the same user changes nothing here', async () => {
  await startSession(login());
  const asked = answer(lookUpUser, () => ok(ananya));
  elsewhere({ token: tokenFor(600, 'later') });
  elsewhere({ token: tokenFor(600, 'again', 's2'), userId: ananya._id });
  await Promise.resolve();
  expect([session().isLogin, overtaken, asked.length]).toEqual([true, 0, 0]);
});

test('[SES-03] a login of somebody else makes this page begin anew', async () => {
  await startSession(login());
  elsewhere({ token: belasToken, userId: bela });
  expect(overtaken).toBeGreaterThan(0);
});

test('[SES-03] before that is known, nothing is done in the other’s name', async () => {
  await startSession(login());
  const calls = answer(listEbooks, () => ok({ items: [] }));
  localStorage.setItem('token', belasToken);
  await expect(call(listEbooks)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect([calls.length, overtaken, storage.get('token')]).toEqual([0, 1, belasToken]);
});

test('[SES-03] a call that waits for an exchange does not go on with the token of somebody else', async () => {
  await startSession(login());
  localStorage.setItem('token', tokenFor(-60));
  const calls = answer(listEbooks, () => ok({ items: [] }));
  let giveBack = () => {};
  void navigator.locks.request('tvacha.refresh', () => new Promise<void>((done) => (giveBack = done)));
  const waiting = call(listEbooks);
  await Promise.resolve();
  localStorage.setItem('token', belasToken);
  giveBack();
  await expect(waiting).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect([calls.length, overtaken]).toEqual([0, 1]);
});

test('[AUTH-07] the scoped token of a login that is under way is no session of somebody else', async () => {
  await startSession(login());
  const calls = answer(verifySecondFactor, () => ok({}));
  storage.set('scopedToken', tokenOf({ sub: bela, scope: 'second-factor', exp: Date.now() / 1000 + 300 }));
  await call(verifySecondFactor, { body: { code: '123456' } });
  expect([calls.length, overtaken]).toEqual([1, 0]);
});
