import { waitFor } from '@testing-library/react';
import { logOut, lookUpUser, refreshToken } from '@tvacha/shared-contract/routes/auth';
import { type CaughtError, onCaughtError } from '@tvacha/shared-core/caught-errors';
import { onServerEvent, startRealtime, stopRealtime } from '@tvacha/shared-core/realtime';
import { endSession, startSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import type { PortalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { answer, ok, refusal, tokenFor, withServer } from './http/test-server';
import { type Line, socketServer } from './realtime/test-socket';
import { ananya, login } from './session/test-user';

withServer();
let store: PortalStore;
let token: string;
const own = () => ({ ip: '203.0.113.7', platform: navigator.platform, appVersion: '1.0.0' });

beforeEach(async () => {
  store = makeTestStore();
  storage.set('ipAddress', '203.0.113.7');
  answer(lookUpUser, () => ok(ananya));
  const start = login();
  token = start.token;
  await startSession(start);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  stopRealtime();
});

async function connected() {
  const { lines } = socketServer();
  startRealtime();
  await waitFor(() => expect(lines).toHaveLength(1));
  return lines;
}

/** Waits until what this line says has arrived. */
async function heard(line: Line | undefined) {
  let stop = () => {};
  await new Promise<void>((arrived) => {
    stop = onServerEvent('question', () => arrived());
    line?.emit('question', { question: 'q0' });
  });
  stop();
}

test('[SES-05] one socket, with the user id in its query and the token in its auth payload', async () => {
  const { lines } = socketServer();
  startRealtime();
  startRealtime();
  await waitFor(() => expect(lines).not.toHaveLength(0));
  await heard(lines[0]);
  expect(lines).toMatchObject([{ userId: ananya._id, auth: { token } }]);
});

test('[SES-05] whoever listens hears what the server says, until they stop', async () => {
  const heard: unknown[] = [];
  const stop = onServerEvent('ans', (event) => heard.push(event));
  const [line] = await connected();
  line?.emit('ans', { question: 'q1' });
  await waitFor(() => expect(heard).toEqual([{ question: 'q1' }]));
  stop();
  line?.emit('ans', { question: 'q2' });
  const later: unknown[] = [];
  onServerEvent('question', (event) => later.push(event));
  line?.emit('question', { question: 'q3' });
  await waitFor(() => expect(later).toHaveLength(1));
  expect(heard).toHaveLength(1);
});

test('[MFE-06] a listener that throws keeps nobody else from hearing', async () => {
  const faults: CaughtError[] = [];
  const unwatch = onCaughtError((fault) => faults.push(fault));
  const heard: unknown[] = [];
  const stops = [
    onServerEvent('ans', () => {
      throw new Error('deaf');
    }),
    onServerEvent('ans', (event) => heard.push(event)),
  ];
  const [line] = await connected();
  line?.emit('ans', { question: 'q1' });
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(faults).toMatchObject([{ where: 'realtime:ans' }]);
  for (const stop of stops) stop();
  unwatch();
});

test('[SES-05] a lost line comes back by itself, with a fresh token, and says that something was missed', async () => {
  const missed: string[] = [];
  const stop = onServerEvent('reconnected', () => missed.push('reconnected'));
  const lines = await connected();
  const fresh = tokenFor(900, 'fresh');
  storage.set('token', fresh);
  lines[0]?.drop();
  await waitFor(() => expect(lines).toHaveLength(2));
  await waitFor(() => expect(missed).toEqual(['reconnected']));
  expect(lines[1]?.auth).toEqual({ token: fresh });
  stop();
});

test('[SES-05] away for half a minute, it is tried as soon as the browser says that there is a network, and from then on as before', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  // Tries after 1, 3, 7, 12, 17, 22, 27 and 32 s.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  let isAway = false;
  const { lines } = socketServer(undefined, () => !isAway);
  startRealtime();
  await waitFor(() => expect(lines).toHaveLength(1));
  await heard(lines[0]);
  isAway = true;
  lines[0]?.drop();
  await jest.advanceTimersByTimeAsync(29_000);
  isAway = false;
  expect(lines).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(500);
  expect(lines).toHaveLength(2);
  lines[1]?.drop();
  await jest.advanceTimersByTimeAsync(1500);
  expect(lines).toHaveLength(3);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1500);
  expect(lines).toHaveLength(3);
});

test('[SES-05] closed by the server, it tries again; turned away, it brings a new token', async () => {
  const { lines, refused } = socketServer((auth) => lines.length === 0 || JSON.stringify(auth).includes(fresh));
  const fresh = tokenFor(900, 'fresh');
  answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
  startRealtime();
  await waitFor(() => expect(lines).toHaveLength(1));
  jest.useFakeTimers();
  lines[0]?.dismiss();
  await waitFor(() => expect(refused).toEqual([{ token }]), { timeout: 8000 });
  await waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 });
});

test('[SEC-25] turned away because another device took the session, it ends here, even where no event came', async () => {
  const { refused } = socketServer(() => false);
  answer(refreshToken, () => refusal(401, 'SESSION_REPLACED'));
  startRealtime();
  await waitFor(() => expect(store.getState().session.notice).toBe('replaced'));
  expect(refused).toHaveLength(1);
});

test('[SES-05] the socket closes when the session ends', async () => {
  const lines = await connected();
  answer(logOut, () => ok(null));
  await endSession('logout');
  const heard: unknown[] = [];
  const stop = onServerEvent('ans', (event) => heard.push(event));
  jest.useFakeTimers();
  lines[0]?.drop();
  await jest.advanceTimersByTimeAsync(30_000);
  expect([lines.length, heard]).toEqual([1, []]);
  stop();
});

describe('[SES-04] the login event', () => {
  /** Stops the clock, then sends the event and waits until it has arrived. */
  async function hearLogin(line: Line | undefined, device: object) {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let stop = () => {};
    await new Promise<void>((arrived) => {
      stop = onServerEvent('login', () => arrived());
      line?.emit('login', device);
    });
    stop();
  }

  test('[SES-04] that names this device ends the session after 3000 ms', async () => {
    const [line] = await connected();
    await hearLogin(line, own());
    await jest.advanceTimersByTimeAsync(2999);
    expect([store.getState().session.isLogin, storage.get('token')]).toEqual([true, token]);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().session).toMatchObject({ status: 'anonymous', user: null, notice: 'replaced' });
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['ip', { ip: '198.51.100.1' }],
    ['platform', { platform: 'Amiga' }],
    ['version', { appVersion: '9.9.9' }],
  ])('[SES-04] that names another %s changes nothing', async (_name, other) => {
    const [line] = await connected();
    await hearLogin(line, { ...own(), ...other });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(store.getState().session).toMatchObject({ isLogin: true, notice: null });
  });

  test('[SES-04] does not end the login that took the place of this one in another tab', async () => {
    const [line] = await connected();
    await hearLogin(line, own());
    storage.set('token', tokenFor(600, 'ananya', 's2'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(storage.get('token')).not.toBeNull();
  });

  test('[SES-04] does not end the session begun after a logout in between', async () => {
    const [line] = await connected();
    answer(logOut, () => refusal(401, 'SESSION_REPLACED'));
    await hearLogin(line, own());
    await endSession('logout');
    await startSession(login());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(store.getState().session.isLogin).toBe(true);
  });
});
