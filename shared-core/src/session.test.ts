import { logOut, lookUpUser, refreshToken } from '@tvacha/shared-contract/routes/auth';
import { listEbooks } from '@tvacha/shared-contract/routes/reading';
import { showOwnAddress } from '@tvacha/shared-contract/routes/system';
import { call, configureHttp, tokenSession } from '@tvacha/shared-core/http';
import {
  checkSession,
  closeNotice,
  endFirstLogin,
  endSession,
  isFirstLogin,
  lookUpAddress,
  startSession,
} from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import type { PortalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { HttpResponse, http } from 'msw';
import { answer, ok, refusal, server, tokenFor, withServer } from './http/test-server';
import { ananya, login } from './session/test-user';

withServer();
let store: PortalStore;
const session = () => store.getState().session;
beforeEach(() => {
  store = makeTestStore();
  history.pushState(null, '', '/');
});

const localKeys = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

test('[SES-01] a session is kept under exactly the keys of the product, and its user loaded', async () => {
  storage.set('ipAddress', '203.0.113.7');
  const seen = answer(lookUpUser, () => ok(ananya));
  const start = login();
  await startSession(start);
  expect(localKeys()).toEqual({
    token: start.token,
    refreshToken: 'r1',
    userId: ananya._id,
    customerId: 'TVD-48213',
    type: 'doctor',
    isLogin: 'true',
    firstLogin: 'false',
  });
  expect(new URL(seen[0]?.url ?? '').searchParams.get('id')).toBe(ananya._id);
  expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${start.token}`);
  expect(session()).toMatchObject({
    status: 'ready',
    role: 'doctor',
    isLogin: true,
    user: ananya,
    device: { ip: '203.0.113.7', platform: navigator.platform },
  });
});

test('[SES-02] a session that begins when its token is old already exchanges it first', async () => {
  const fresh = tokenFor(600, 'fresh');
  const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
  const seen = answer(lookUpUser, () => ok(ananya));
  await startSession({ ...login(), token: tokenFor(-60) });
  expect(exchanges).toHaveLength(1);
  expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${fresh}`]);
  expect(session().isLogin).toBe(true);
});

test("[API-04] the signed-in user has the product's own field names", async () => {
  answer(lookUpUser, () => ok(ananya));
  await startSession(login());
  expect(session()).toMatchObject({
    userType: 'doctor',
    userData: {
      firstName: 'Ananya',
      lasName: 'Rao',
      email: 'ananya.rao@tvacha.example',
      mobileNumber: '9000000101',
      Specialty: ['Dermatology'],
      state: 'Karnataka',
      city: 'Bengaluru',
      pinCode: '560001',
    },
  });
});

test('[AUTH-06] until the first password is settled the id is the temporary one', async () => {
  answer(lookUpUser, () => ok(ananya));
  await startSession(login({ firstLogin: true }));
  const kept = () => [storage.get('userIdTemp'), storage.get('userId'), storage.get('firstLogin')];
  expect(kept()).toEqual([ananya._id, null, 'true']);
  expect(isFirstLogin()).toBe(true);

  endFirstLogin();
  expect(kept()).toEqual([null, ananya._id, 'false']);
  expect(isFirstLogin()).toBe(false);
});

test.each([
  [true, 'userIdTemp'],
  [false, 'userId'],
])(
  '[AUTH-06] [AUTH-07] of whoever was here before nothing is left, first login or not (%s)',
  async (firstLogin, key) => {
    answer(lookUpUser, () => ok(ananya));
    for (const before of ['userId', 'userIdTemp'] as const) storage.set(before, 'somebody else');
    storage.set('scopedToken', 'of a registration');
    await startSession(login({ firstLogin }));
    const { userId, userIdTemp } = localKeys();
    expect({ userId, userIdTemp }).toEqual({ [key]: ananya._id });
    expect(storage.get('scopedToken')).toBeNull();
  },
);

test('[SES-06] a failed user lookup leaves nobody signed in, and the caller hears why', async () => {
  answer(lookUpUser, () => HttpResponse.error());
  await expect(startSession(login())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(session()).toMatchObject({ status: 'anonymous', isLogin: false });
});

test('[SES-06] a session that ends while its user is looked up stays ended', async () => {
  answer(lookUpUser, () => {
    storage.clearSession();
    return ok(ananya);
  });
  await expect(startSession(login())).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(session()).toMatchObject({ status: 'anonymous', isLogin: false, user: null });
});

test('[SES-06] a lookup that answers as to a stranger signs nobody in', async () => {
  answer(lookUpUser, () => ok({ customerId: 'TVD-48213', email: 'a***@tvacha.example' }));
  await expect(startSession(login())).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  expect(session().isLogin).toBe(false);
});

describe('[AUTH-10] logout', () => {
  beforeEach(async () => {
    answer(lookUpUser, () => ok(ananya));
    await startSession(login());
    storage.set('previousPath', '/doctor/ebook');
    storage.set('sessionPhone', '9000000101');
    localStorage.setItem('left by somebody', 'x');
  });

  test('[AUTH-10] tells the server, clears all local storage, the previous path and the user, and says so', async () => {
    const seen = answer(logOut, () => ok(null));
    await endSession('logout');
    expect(seen).toHaveLength(1);
    expect([localStorage.length, storage.get('previousPath'), sessionStorage.length]).toEqual([0, null, 0]);
    expect(session()).toMatchObject({ status: 'anonymous', user: null, role: 'all', device: null, notice: null });
    expect(store.getState().toasts).toMatchObject([{ text: 'Logout Successful' }]);
  });

  test('[AUTH-10] asked for twice it is one call', async () => {
    const seen = answer(logOut, () => ok(null));
    await Promise.all([endSession('logout'), endSession('logout')]);
    expect(seen).toHaveLength(1);
  });

  test('[AUTH-10] works without the server', async () => {
    answer(logOut, () => HttpResponse.error());
    await endSession('logout');
    expect([localStorage.length, session().isLogin]).toEqual([0, false]);
  });

  test('[SES-04] a logout after another device took the session shows no modal', async () => {
    answer(logOut, () => refusal(401, 'SESSION_REPLACED'));
    await endSession('logout');
    expect(session().notice).toBeNull();
  });

  test('[AUTH-10] what else is refused meanwhile shows no modal', async () => {
    answer(listEbooks, () => refusal(401, 'SESSION_REPLACED'));
    let refused = false;
    answer(logOut, async () => {
      await call(listEbooks).catch(() => undefined);
      refused = session().isLogin;
      return ok(null);
    });
    await endSession('logout');
    expect([refused, session().notice]).toEqual([true, null]);
  });

  test('[SES-04] a call refused with SESSION_REPLACED clears everything and leaves the notice for its modal', async () => {
    answer(listEbooks, () => refusal(401, 'SESSION_REPLACED'));
    await expect(call(listEbooks)).rejects.toMatchObject({ code: 'SESSION_REPLACED' });
    expect([localStorage.length, session().isLogin, session().notice]).toEqual([0, false, 'replaced']);
    closeNotice();
    expect(session().notice).toBeNull();
  });
});

describe('[SES-04] [PDF-02] what was drawn and waits to be sent', () => {
  /** As far as it is asked; jsdom has no database. A range is written as its bound. */
  const database = () => {
    const forgotten: unknown[] = [];
    const close = jest.fn();
    const objectStore = () => ({ delete: (range: unknown) => forgotten.push(range) });
    const opening: { onsuccess?: () => void; onupgradeneeded?: () => void; result: object } = {
      result: { transaction: () => ({ objectStore }), close },
    };
    Object.assign(globalThis, {
      indexedDB: { open: () => opening, deleteDatabase: () => forgotten.push('all') },
      IDBKeyRange: { upperBound: (key: unknown) => ['up to', key], lowerBound: (key: unknown) => ['from', key] },
    });
    return { forgotten, opening, close };
  };
  afterEach(() => {
    for (const name of ['indexedDB', 'IDBKeyRange'] as const) Reflect.deleteProperty(globalThis, name);
  });

  test.each([
    ['replaced', []],
    ['expired', []],
    ['logout', ['all']],
    ['erased', ['all']],
  ] as const)('[SES-04] [AUTH-10] where the session ends as %s, of that is forgotten: %j', async (reason, expected) => {
    const { forgotten } = database();
    answer(logOut, () => ok(null));
    await endSession(reason);
    expect(forgotten).toEqual(expected);
  });

  test('[SES-04] a login keeps what waits of the same person alone, and makes no database', async () => {
    const { forgotten, opening, close } = database();
    answer(lookUpUser, () => ok(ananya));
    await startSession(login());
    opening.onsuccess?.();
    expect(forgotten).toEqual([
      ['up to', [ananya._id]],
      ['from', [ananya._id, []]],
    ]);
    expect(close).toHaveBeenCalled();
    const abort = jest.fn();
    Object.assign(opening, { transaction: { abort } });
    opening.onupgradeneeded?.();
    expect(abort).toHaveBeenCalled();
  });
});

describe('[SES-03] the check on load and on every click', () => {
  const remember = (token: string) => {
    storage.set('token', token);
    storage.set('refreshToken', 'r1');
    storage.set('userId', ananya._id);
  };

  test('[SES-03] nobody was signed in: no request, no notice', async () => {
    expect(await checkSession()).toBe(false);
    expect(session()).toMatchObject({ status: 'anonymous', notice: null });
  });

  test('[SES-03] a page load finds the session again, then clicks ask nothing of the server', async () => {
    remember(tokenFor(600));
    const seen = answer(lookUpUser, () => ok(ananya));
    expect(await Promise.all([checkSession(), checkSession()])).toEqual([true, true]);
    expect(await checkSession()).toBe(true);
    expect([seen.length, session().status]).toEqual([1, 'ready']);
  });

  test('[SES-02] an expired token is exchanged before the user is looked up', async () => {
    remember(tokenFor(-5));
    const fresh = tokenFor(600, 'fresh');
    answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
    const seen = answer(lookUpUser, () => ok(ananya));
    expect(await checkSession()).toBe(true);
    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${fresh}`);
  });

  test('[SES-03] a session that has expired is cleared and leaves its notice', async () => {
    remember(tokenFor(-5));
    answer(refreshToken, () => refusal(401, 'SESSION_EXPIRED'));
    expect(await checkSession()).toBe(false);
    expect([localStorage.length, session().notice, session().status]).toEqual([0, 'expired', 'anonymous']);
  });

  test.each(['/demo/registration', '/demo/confirm'])('[SES-03] except on %s', async (path) => {
    history.pushState(null, '', path);
    remember(tokenFor(-5));
    answer(refreshToken, () => refusal(401, 'SESSION_EXPIRED'));
    expect(await checkSession()).toBe(false);
    expect([storage.get('refreshToken'), session().notice]).toEqual(['r1', null]);
  });

  test('[SES-03] a server that cannot be reached ends no session; the next check finds it', async () => {
    remember(tokenFor(600));
    answer(lookUpUser, () => HttpResponse.error());
    expect(await checkSession()).toBe(false);
    expect([storage.get('refreshToken'), session().notice]).toEqual(['r1', null]);
    answer(lookUpUser, () => ok(ananya));
    expect(await checkSession()).toBe(true);
  });

  test('[AUTH-10] a logout that the page’s end cut off is brought to its end', async () => {
    remember(tokenFor(600));
    storage.set('sessionEnd', 'logout');
    answer(logOut, () => refusal(401, 'SESSION_EXPIRED'));
    answer(refreshToken, () => refusal(401, 'SESSION_EXPIRED'));
    expect(await checkSession()).toBe(false);
    expect([localStorage.length, session().notice]).toEqual([0, null]);
    expect(store.getState().toasts).toMatchObject([{ text: 'Logout Successful' }]);
  });

  test('[AUTH-10] [SES-01] a logout that is refused late ends no login that has begun meanwhile', async () => {
    remember(tokenFor(600));
    storage.set('sessionEnd', 'logout');
    const sent = answer(logOut, async () => {
      await startSession({ ...login(), token: tokenFor(600, 'next', 's2') });
      return refusal(401, 'SESSION_EXPIRED');
    });
    answer(lookUpUser, () => ok(ananya));
    await checkSession();
    expect(sent).toHaveLength(1);
    expect(tokenSession(storage.get('token'))).toBe('s2');
    expect(session()).toMatchObject({ status: 'ready', isLogin: true });
  });

  test('[AUTH-10] a logout that never came to its end does not end the next login', async () => {
    storage.set('sessionEnd', 'logout');
    answer(lookUpUser, () => ok(ananya));
    await startSession(login());
    expect(storage.get('sessionEnd')).toBeNull();
  });

  test('[SES-03] a logout in another tab is noticed', async () => {
    remember(tokenFor(600));
    answer(lookUpUser, () => ok(ananya));
    await checkSession();
    localStorage.clear();
    expect(await checkSession()).toBe(false);
    expect(session()).toMatchObject({ status: 'anonymous', user: null, notice: null });
  });
});

test('[SES-06] the address is looked up only while no cookie has it', async () => {
  const seen = answer(showOwnAddress, () => ok({ ip: '203.0.113.9' }));
  await lookUpAddress();
  await lookUpAddress();
  expect([storage.get('ipAddress'), seen.length]).toEqual(['203.0.113.9', 1]);
});

test('[SES-06] where a lookup service is configured, that one is asked', async () => {
  server.use(http.get('https://ip.example/', () => HttpResponse.json({ ip: '198.51.100.4' })));
  configureHttp({ ipLookupUrl: 'https://ip.example/' });
  await lookUpAddress();
  configureHttp({ ipLookupUrl: undefined });
  expect(storage.get('ipAddress')).toBe('198.51.100.4');
});
