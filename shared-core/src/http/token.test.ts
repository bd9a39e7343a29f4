import { refreshToken } from '@tvacha/shared-contract/routes/auth';
import { listArticles, listEbooks } from '@tvacha/shared-contract/routes/reading';
import { CallError, call, onSessionLost, quietWhile } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { HttpResponse } from 'msw';
import { tokenExpiry, tokenTerms } from './stored-token';
import { ananyaId, answer, ok, refusal, tokenFor, tokenOf, withServer } from './test-server';

withServer();

const lost: string[] = [];
let unwatch = () => {};
const spent = tokenFor(-60, 'spent');
const fresh = tokenFor(600, 'fresh');

beforeEach(() => {
  storage.clearSession();
  storage.set('token', spent);
  storage.set('refreshToken', 'r1');
  lost.length = 0;
  unwatch = onSessionLost((reason) => lost.push(reason));
});
afterEach(() => unwatch());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof CallError ? error.code : 'not a CallError'),
  );

test('[SES-02] expiry is read from the token; what cannot be read has expired', () => {
  expect(tokenExpiry(`x.${btoa('{"exp":1700000000}')}.y`)).toBe(1_700_000_000_000);
  for (const broken of ['', 'x', 'x.%%%.y', `x.${btoa('null')}.y`, `x.${btoa('{"exp":"soon"}')}.y`]) {
    expect(tokenExpiry(broken)).toBe(0);
  }
});

test('[SES-02] [SEC-22] eight calls that find the token expired wait for one exchange', async () => {
  const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
  const calls = answer(listEbooks, () => ok({ items: [] }));
  await Promise.all(Array.from({ length: 8 }, () => call(listEbooks)));
  expect(exchanges).toHaveLength(1);
  expect(await exchanges[0]?.json()).toEqual({ refreshToken: 'r1' });
  expect(exchanges[0]?.headers.has('authorization')).toBe(false);
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(Array(8).fill(`Bearer ${fresh}`));
  expect([storage.get('token'), storage.get('refreshToken')]).toEqual([fresh, 'r2']);
  expect(lost).toEqual([]);
});

test('[SEC-22] eight calls that are refused together wait for one exchange, and are each sent once more', async () => {
  const spent = tokenFor(600, 'spent');
  storage.set('token', spent);
  const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
  const calls = answer(listEbooks, ({ headers }) =>
    headers.get('authorization') === `Bearer ${spent}` ? refusal(401, 'Unauthorized') : ok({ items: [] }),
  );
  await Promise.all(Array.from({ length: 8 }, () => call(listEbooks)));
  expect([exchanges.length, calls.length]).toEqual([1, 16]);
  expect(lost).toEqual([]);
});

test('[SEC-22] the exchange waits its turn among tabs, and takes the token another tab got', async () => {
  const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, tokenFor(600, 'mine')));
  const request = async (_name: string, _options: LockOptions, work: () => Promise<string>) => {
    storage.set('token', fresh);
    return work();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const calls = answer(listEbooks, () => ok({ items: [] }));
  await call(listEbooks);
  Reflect.deleteProperty(navigator, 'locks');
  expect(exchanges).toHaveLength(0);
  expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${fresh}`);
});

test('[SEC-22] a lock that another tab never gives back does not hold this one up for ever', async () => {
  const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
  const request = () => Promise.reject(new DOMException('too long', 'TimeoutError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  answer(listEbooks, () => ok({ items: [] }));
  await call(listEbooks);
  Reflect.deleteProperty(navigator, 'locks');
  expect(exchanges).toHaveLength(1);
});

describe('[SEC-22] where the browser has no locks', () => {
  const reply = () => ok({ refreshToken: 'r2' }, tokenFor(600, 'mine'));
  const note = (whose: string, life: number) => storage.set('refreshTurn', `${Date.now() + life} ${whose}`);

  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });
  /** As long as this tab waits between two looks at the note. */
  const aLook = () => jest.advanceTimersByTimeAsync(600);
  const otherIsDone = () => {
    storage.set('token', fresh);
    storage.remove('refreshTurn');
  };

  test('[SEC-22] a note keeps this tab waiting until another has got the token', async () => {
    const exchanges = answer(refreshToken, reply);
    const calls = answer(listEbooks, () => ok({ items: [] }));
    note('another tab', 10_000);
    const called = call(listEbooks);
    for (let looks = 0; looks < 3; looks += 1) await aLook();
    expect([exchanges.length, calls.length]).toEqual([0, 0]);
    otherIsDone();
    await aLook();
    await aLook();
    await called;
    expect([exchanges.length, storage.get('refreshTurn')]).toEqual([0, null]);
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${fresh}`);
  });

  test('[SEC-22] of two tabs that write at once the one whose note stays goes first', async () => {
    const exchanges = answer(refreshToken, reply);
    answer(listEbooks, () => ok({ items: [] }));
    const called = call(listEbooks);
    await jest.advanceTimersByTimeAsync(10);
    note('another tab', 10_000);
    await aLook();
    otherIsDone();
    await aLook();
    await aLook();
    await called;
    expect(exchanges).toHaveLength(0);
  });

  test('[SEC-22] a tab that is left while it is its turn gives it up, and nobody else’s', async () => {
    answer(refreshToken, reply);
    answer(listEbooks, () => ok({ items: [] }));
    const called = call(listEbooks);
    await jest.advanceTimersByTimeAsync(10);
    expect(storage.get('refreshTurn')).toMatch(/^\d+ \w+$/);
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.get('refreshTurn')).toBeNull();
    note('another tab', 500);
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.get('refreshTurn')).toMatch(/ another tab$/);
    // A page that comes back goes on where it was.
    for (let looks = 0; looks < 3; looks += 1) await aLook();
    await called;
    expect(storage.get('refreshTurn')).toBeNull();
  });

  test('[SEC-22] a tab that went while it was its turn is waited for no longer than that', async () => {
    const exchanges = answer(refreshToken, reply);
    answer(listEbooks, () => ok({ items: [] }));
    note('a tab that went', 700);
    const called = call(listEbooks);
    await aLook();
    expect(storage.get('refreshTurn')).toMatch(/ a tab that went$/);
    await aLook();
    await aLook();
    await called;
    expect([exchanges.length, storage.get('refreshTurn')]).toEqual([1, null]);
  });
});

describe('[SES-02] a browser whose clock is wrong', () => {
  const now = Date.now;
  afterEach(() => jest.restoreAllMocks());
  const clockIsOff = (minutes: number) => jest.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000);
  /** A token as the server makes it by its own clock, this many seconds after now. */
  const madeAt = (seconds: number) => {
    const iat = Math.floor(now() / 1000) + seconds;
    return tokenOf({ sub: ananyaId, sid: 's1', iat, exp: iat + 600 });
  };

  test.each([
    ['ten minutes ahead', 10, -10],
    ['two hours ahead', 120, -10],
    ['ten minutes behind', -10, -601],
    ['two hours behind', -120, -601],
  ])('[SES-02] %s exchanges once, then works as any other', async (_name, minutes, age) => {
    clockIsOff(minutes);
    storage.set('token', madeAt(age));
    const renewed = madeAt(0);
    const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, renewed));
    answer(listEbooks, ({ headers }) => {
      const good = headers.get('authorization') === `Bearer ${renewed}`;
      return good ? ok({ items: [] }) : refusal(401, 'SESSION_EXPIRED');
    });
    for (let tries = 0; tries < 5; tries += 1) expect(await codeOf(call(listEbooks))).toBe('none');
    expect([exchanges.length, lost]).toEqual([1, []]);
  });
});

test('[SEC-23] the token tells how long the session may rest and when it ends; one that does not tells nothing', () => {
  const claims = { used: 1_700_000_000, idle: 1800, end: 1_700_043_200 };
  expect(tokenTerms(tokenOf(claims))).toEqual({
    used: 1_700_000_000_000,
    idle: 1_800_000,
    end: 1_700_043_200_000,
  });
  for (const token of [null, 'x', tokenFor(600), tokenOf({ ...claims, idle: 'long' })])
    expect(tokenTerms(token)).toBeUndefined();
});

test('[SEC-23] an exchange while nobody is there says so', async () => {
  const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
  answer(listEbooks, () => ok({ items: [] }));
  const undo = quietWhile(() => true);
  await call(listEbooks);
  undo();
  storage.set('token', tokenFor(-60));
  await call(listEbooks);
  const said = await Promise.all(exchanges.map((request) => request.json()));
  expect(said).toEqual([{ refreshToken: 'r1', quiet: true }, { refreshToken: 'r2' }]);
});

test('[SES-02] no token: the call is not even sent', async () => {
  storage.remove('token');
  const seen = answer(listEbooks, () => ok({ items: [] }));
  expect(await codeOf(call(listEbooks))).toBe('Unauthorized');
  expect(seen).toHaveLength(0);
  expect(lost).toEqual([]);
});

test('[SES-02] no refresh token: the session has expired', async () => {
  storage.remove('refreshToken');
  expect(await codeOf(call(listEbooks))).toBe('SESSION_EXPIRED');
  expect(lost).toEqual(['expired']);
});

test.each([
  ['SESSION_EXPIRED', 'expired'],
  ['SESSION_REPLACED', 'replaced'],
  ['VALIDATION_FAILED', 'expired'],
])('[SES-02] an exchange refused with %s ends the session once: %s', async (code, reason) => {
  answer(refreshToken, () => refusal(code === 'VALIDATION_FAILED' ? 400 : 401, code));
  await Promise.all([codeOf(call(listEbooks)), codeOf(call(listEbooks))]);
  expect(lost).toEqual([reason]);
});

test.each([
  ['no network', () => HttpResponse.error(), 'UNAVAILABLE'],
  ['a 503', () => new HttpResponse(null, { status: 503 }), 'UNAVAILABLE'],
  ['too often', () => refusal(429, 'RATE_LIMITED'), 'RATE_LIMITED'],
])('[SES-02] %s during the exchange fails the call and keeps the session', async (_name, reply, code) => {
  answer(refreshToken, reply);
  expect(await codeOf(call(listEbooks))).toBe(code);
  expect(lost).toEqual([]);
  answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
  answer(listEbooks, () => ok({ items: [] }));
  expect(await codeOf(call(listEbooks))).toBe('none');
});

test('[SES-02] an exchange that outlives its session leaves nothing behind', async () => {
  answer(refreshToken, () => {
    storage.clearSession();
    return ok({ refreshToken: 'r2' }, fresh);
  });
  expect(await codeOf(call(listEbooks))).toBe('SESSION_EXPIRED');
  expect([storage.get('token'), storage.get('refreshToken'), lost]).toEqual([null, null, []]);
});

test('[SES-02] a call open to visitors is sent without the expired token, and needs no exchange', async () => {
  const seen = answer(listArticles, () => ok({ items: [] }));
  await call(listArticles);
  expect(seen[0]?.headers.has('authorization')).toBe(false);
});

describe('[SES-04] the server ends a session whose token still looks good', () => {
  beforeEach(() => storage.set('token', tokenFor(300, 'looks good')));

  test('[SEC-25] SESSION_REPLACED ends it at once, as replaced', async () => {
    const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
    answer(listEbooks, () => refusal(401, 'SESSION_REPLACED'));
    expect(await codeOf(call(listEbooks))).toBe('SESSION_REPLACED');
    expect([lost, exchanges.length]).toEqual([['replaced'], 0]);
  });

  test('[SES-04] SESSION_EXPIRED that no exchange mends opens the different-device notice', async () => {
    answer(refreshToken, () => refusal(401, 'SESSION_EXPIRED'));
    answer(listEbooks, () => refusal(401, 'SESSION_EXPIRED'));
    expect(await codeOf(call(listEbooks))).toBe('SESSION_EXPIRED');
    expect(lost).toEqual(['replaced']);
  });

  test('[SES-02] a clock that goes slow is mended by one exchange, and the call is carried out', async () => {
    answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
    const seen = answer(listEbooks, ({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh}` ? ok({ items: [] }) : refusal(401, 'SESSION_EXPIRED'),
    );
    expect(await codeOf(call(listEbooks))).toBe('none');
    expect([seen.length, lost]).toEqual([2, []]);
  });

  test('[SES-02] a call refused again after the exchange is not sent a third time', async () => {
    answer(refreshToken, () => ok({ refreshToken: 'r2' }, fresh));
    const seen = answer(listEbooks, () => refusal(401, 'Unauthorized'));
    expect(await codeOf(call(listEbooks))).toBe('Unauthorized');
    expect(seen).toHaveLength(2);
  });

  test('[SES-04] the answer to a session that is over does not end the one begun since', async () => {
    answer(listEbooks, () => {
      storage.set('token', fresh);
      return refusal(401, 'SESSION_REPLACED');
    });
    await codeOf(call(listEbooks));
    expect([storage.get('token'), lost]).toEqual([fresh, []]);
  });
});
