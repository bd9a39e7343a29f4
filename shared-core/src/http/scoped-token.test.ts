import { showProfile } from '@tvacha/shared-contract/routes/account';
import {
  logIn as logInOperation,
  refreshToken,
  resetPassword,
  verifySecondFactor,
} from '@tvacha/shared-contract/routes/auth';
import { listArticles, listEbooks } from '@tvacha/shared-contract/routes/reading';
import { changeRegistrationContact, verifyOtp } from '@tvacha/shared-contract/routes/registration';
import { CallError, call, callFull, onSessionLost } from '@tvacha/shared-core/http';
import { dropScopedToken, hasLiveScopedToken, storedScopedToken } from '@tvacha/shared-core/scoped-token';
import { storage } from '@tvacha/shared-core/storage';
import { answer, ok, refusal, scopedTokenFor, tokenFor, tokenOf, withServer } from './test-server';

withServer();

const lost: string[] = [];
let unwatch = () => {};
const session = tokenFor(600, 'ananya');

beforeEach(() => {
  storage.clearSession();
  lost.length = 0;
  unwatch = onSessionLost((reason) => lost.push(reason));
});
afterEach(() => {
  unwatch();
  jest.restoreAllMocks();
});

const hold = (scope: string, seconds = 300) => {
  const scopedToken = scopedTokenFor(seconds, scope);
  storage.set('scopedToken', scopedToken);
  return scopedToken;
};
const logIn = () => {
  storage.set('token', session);
  storage.set('refreshToken', 'r1');
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof CallError ? error.code : 'not a CallError'),
  );
const carried = (seen: Request[]) => seen.map(({ headers }) => headers.get('authorization'));
const logInAsStaff = () =>
  callFull(logInOperation, {
    body: { type: 'password', email: 'a@tvacha.example', password: 'p', loginUser: 'admin' },
  });
const secondStep = () => callFull(verifySecondFactor, { body: { code: '123456' } });

test('[AUTH-07][SES-01] the scoped token of a login that is begun stands beside the session of whoever is logged in', async () => {
  logIn();
  const scopedToken = scopedTokenFor(300, 'second-factor');
  answer(logInOperation, () => ok({ secondFactor: 'totp', expiresIn: 300 }, scopedToken));
  await logInAsStaff();
  expect([storage.get('token'), storage.get('refreshToken')]).toEqual([session, 'r1']);
  expect(storedScopedToken('second-factor')).toBe(scopedToken);
  const books = answer(listEbooks, () => ok({ items: [] }));
  await call(listEbooks);
  expect(carried(books)).toEqual([`Bearer ${session}`]);
});

test('[AUTH-07] the second step goes by its scoped token, and what it gives is a session only once it is begun', async () => {
  logIn();
  const scopedToken = hold('second-factor');
  const begun = tokenFor(600, 'staff');
  const seen = answer(verifySecondFactor, () => ok({}, begun));
  expect((await secondStep()).token).toBe(begun);
  expect([carried(seen), storage.get('token')]).toEqual([[`Bearer ${scopedToken}`], session]);
});

test('[AUTH-07] without its scoped token the second step is not tried in the name of whoever is logged in', async () => {
  logIn();
  const seen = answer(verifySecondFactor, () => ok({}));
  expect(await codeOf(secondStep())).toBe('SESSION_EXPIRED');
  expect([seen.length, lost]).toEqual([0, []]);
});

test.each(['correction', 'registration', 'second-factor', 'reset'] as const)(
  '[SES-01] after a logout nothing is left of a scoped token for %s',
  (scope) => {
    logIn();
    hold(scope);
    storage.clearSession();
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
  },
);

test('[AUTH-02] a scoped token that the server no longer takes is forgotten, and ends no session', async () => {
  logIn();
  hold('second-factor');
  const exchanges = answer(refreshToken, () => ok({ refreshToken: 'r2' }, tokenFor(600, 'fresh')));
  answer(verifySecondFactor, () => refusal(401, 'SESSION_EXPIRED'));
  expect(await codeOf(secondStep())).toBe('SESSION_EXPIRED');
  expect([exchanges.length, storedScopedToken('second-factor'), storage.get('token'), lost]).toEqual([
    0,
    null,
    session,
    [],
  ]);
});

test('[AUTH-02] a refusal for another reason leaves the scoped token for the next try', async () => {
  const scopedToken = hold('second-factor');
  answer(verifySecondFactor, () => refusal(400, 'INVALID_OTP'));
  expect(await codeOf(secondStep())).toBe('INVALID_OTP');
  expect(storedScopedToken('second-factor')).toBe(scopedToken);
});

test('[AUTH-02] a scoped token is sent with nothing but what asks for it', async () => {
  hold('registration');
  const seen = [
    answer(listArticles, () => ok({ items: [] })),
    answer(resetPassword, () => refusal(400, 'LINK_EXPIRE')),
  ];
  await call(listArticles);
  await codeOf(call(resetPassword, { body: { email: 'a@clinic.example', password: 'p' } }));
  expect(seen.flatMap(carried)).toEqual([null, null]);
  expect(await codeOf(call(listEbooks))).toBe('Unauthorized');
});

test('[AUTH-06] a new password is set by its scoped token, though that call is open to all', async () => {
  const scopedToken = hold('reset');
  const seen = answer(resetPassword, () => ok(null));
  await call(resetPassword, { body: { email: 'a@clinic.example', password: 'p' } });
  expect(carried(seen)).toEqual([`Bearer ${scopedToken}`]);
});

test.each(['correction', 'registration'] as const)(
  '[AUTH-01] a contact is corrected by a scoped token for %s, and the scoped token of the answer takes its place',
  async (scope) => {
    const [before, after] = [hold(scope), scopedTokenFor(600, scope)];
    const seen = answer(changeRegistrationContact, () => ok({}, after));
    await call(changeRegistrationContact, { body: { email: 'a@clinic.example' } });
    expect([carried(seen), storedScopedToken(scope)]).toEqual([[`Bearer ${before}`], after]);
  },
);

test('[AUTH-09] a member reads their own record by their session, whatever this tab registered before', async () => {
  hold('registration');
  logIn();
  const seen = answer(showProfile, () => ok({}));
  await call(showProfile);
  expect(carried(seen)).toEqual([`Bearer ${session}`]);
});

test('[AUTH-02] only a scoped token of that scope is held, and dropped', () => {
  const scopedToken = hold('registration');
  dropScopedToken('reset');
  expect([storedScopedToken('registration'), storedScopedToken('reset')]).toEqual([scopedToken, null]);
  dropScopedToken('registration');
  expect(storedScopedToken('registration')).toBeNull();
});

describe('[SES-02] in a browser whose clock is wrong', () => {
  const now = Date.now;
  const clockIsOff = (hours: number) => jest.spyOn(Date, 'now').mockImplementation(() => now() + hours * 3_600_000);
  const made = (scope: string) => {
    const iat = Math.floor(now() / 1000);
    return tokenOf({ sub: 'leela', scope, iat, exp: iat + 600 });
  };

  test.each([3, -3])(
    '[SES-02] by %s hours, a scoped token that has just come is good, and one of yesterday is not',
    async (hours) => {
      clockIsOff(hours);
      answer(verifyOtp, () => ok({ purpose: 'reset' }, made('reset')));
      await call(verifyOtp, { body: { email: 'a@clinic.example', otp: '123456', purpose: 'reset' } });
      expect(hasLiveScopedToken('reset')).toBe(true);
      hold('reset', -86_400);
      expect(hasLiveScopedToken('reset')).toBe(false);
    },
  );

  test('[AUTH-02] after a reload, which knows nothing of that, the scoped token is still sent: the server decides', async () => {
    const scopedToken = made('registration');
    storage.set('scopedToken', scopedToken);
    clockIsOff(3);
    const seen = answer(showProfile, () => ok({}));
    await call(showProfile);
    expect(carried(seen)).toEqual([`Bearer ${scopedToken}`]);
  });
});
