import { isWorkDone } from '@tvacha/shared-contract/proof-of-work';
import { updateProfile } from '@tvacha/shared-contract/routes/account';
import { forgotPassword, verifyLoginCode } from '@tvacha/shared-contract/routes/auth';
import { countResources, listArticles, listEbooks, listSpecialities } from '@tvacha/shared-contract/routes/reading';
import { showOwnAddress } from '@tvacha/shared-contract/routes/system';
import { CallError, call, callFull, configureHttp, prefetchCall } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { HttpResponse } from 'msw';
import { answer, ok, refusal, tokenFor, withServer } from './http/test-server';

withServer();
beforeEach(() => {
  storage.clearSession();
  storage.remove('ipAddress');
});

const failure = async (work: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error('The call was expected to fail');
};

test('[SES-01] every call tells the device, in a header that survives any letter', async () => {
  storage.set('ipAddress', '203.0.113.7');
  configureHttp({ appVersion: '1.4.0' });
  const seen = answer(countResources, () => ok({}));
  await call(countResources);
  const header = seen[0]?.headers.get('device-details') ?? '';
  expect(JSON.parse(decodeURIComponent(header))).toEqual({
    ip: '203.0.113.7',
    appName: 'tvacha-portal',
    appVersion: '1.4.0',
    userAgent: navigator.userAgent,
    platform: navigator.platform,
  });
  expect(header).toMatch(/^[\x21-\x7e]+$/);
});

test('[SES-01] a call carries the stored token, and a returned token takes its place', async () => {
  const [first, second] = [tokenFor(60, 'first'), tokenFor(600, 'second')];
  storage.set('token', first);
  const seen = answer(listEbooks, () => ok({ items: [] }, second));
  await call(listEbooks, { query: { subSpeciality: 'acne', search: undefined } });
  expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${first}`);
  expect(new URL(seen[0]?.url ?? '').search).toBe('?subSpeciality=acne');
  expect(storage.get('token')).toBe(second);
});

test('[SES-01] a token that comes back after the session ended is not stored', async () => {
  storage.set('token', tokenFor(60));
  answer(listEbooks, () => {
    storage.clearSession();
    return ok({ items: [] }, tokenFor(600));
  });
  await call(listEbooks);
  expect(storage.get('token')).toBeNull();
});

test('[SEC-10] a call that is answered with a sum to solve is sent once more with its solution', async () => {
  const challenge = { seed: '1.a.b', bits: 6 };
  const seen = answer(forgotPassword, (request) =>
    request.headers.has('x-proof-of-work') ? ok({}) : refusal(429, 'RATE_LIMITED', { challenge }),
  );
  await call(forgotPassword, { body: { email: 'a@clinic.example' } });
  const [seed, nonce = ''] = seen[1]?.headers.get('x-proof-of-work')?.split(':') ?? [];
  expect([seen.length, seed, await isWorkDone(challenge, nonce)]).toEqual([2, challenge.seed, true]);
});

test('[SEC-10] a solution that is not taken is not tried again', async () => {
  const seen = answer(forgotPassword, () => refusal(429, 'RATE_LIMITED', { challenge: { seed: 's', bits: 2 } }));
  expect((await failure(call(forgotPassword, { body: { email: 'a@clinic.example' } }))).code).toBe('RATE_LIMITED');
  expect(seen).toHaveLength(2);
});

test('[API-01] callFull gives the envelope, call its result', async () => {
  answer(showOwnAddress, () => ok({ ip: '203.0.113.7' }));
  expect(await call(showOwnAddress)).toEqual({ ip: '203.0.113.7' });
  expect(await callFull(showOwnAddress)).toMatchObject({
    error: false,
    code: 'SUCCESS',
    result: { ip: '203.0.113.7' },
  });
});

test('[API-01] a body goes out as JSON, to the method and path of the contract', async () => {
  const seen = answer(verifyLoginCode, () => ok({}));
  await call(verifyLoginCode, { body: { phone: '9000000101', otp: '012345' } });
  expect(await seen[0]?.json()).toEqual({ phone: '9000000101', otp: '012345' });
});

describe('[API-03] a call that is refused or fails is a CallError with one code', () => {
  test.each([
    ['a refusal', () => refusal(409, 'CONFLICT'), 'CONFLICT', 409],
    ['an error in a 200', () => refusal(200, 'NOT_FOUND'), 'NOT_FOUND', 200],
    ['a coded 500', () => refusal(500, 'SERVER_ERROR'), 'SERVER_ERROR', 500],
    ['an uncoded 500', () => new HttpResponse('oops', { status: 500 }), 'SERVER_ERROR', 500],
    ['a gateway 503', () => HttpResponse.html('<h1>Down</h1>', { status: 503 }), 'UNAVAILABLE', 503],
    ['a page instead of an answer', () => HttpResponse.html('<h1>Hello</h1>'), 'SERVER_ERROR', 200],
    ['a code nobody knows', () => refusal(400, 'WHATEVER'), 'SERVER_ERROR', 400],
    ['no network', () => HttpResponse.error(), 'UNAVAILABLE', 0],
  ] as const)('[API-03] %s', async (_name, reply, code, status) => {
    answer(listSpecialities, reply);
    expect(await failure(call(listSpecialities))).toMatchObject({ code, status });
  });

  test('[API-03] wrong fields come with their paths, and a wait with its seconds', async () => {
    const issues = [{ path: 'body.otp', message: 'The code has six digits' }];
    answer(verifyLoginCode, () => refusal(400, 'VALIDATION_FAILED', { issues }));
    const input = { body: { phone: '9000000101', otp: '1' } };
    expect((await failure(call(verifyLoginCode, input))).issues).toEqual(issues);
    answer(verifyLoginCode, () => {
      const response = refusal(429, 'RATE_LIMITED');
      response.headers.set('retry-after', '42');
      return response;
    });
    expect((await failure(call(verifyLoginCode, input))).retryAfter).toBe(42);
  });

  test('[API-03] nothing is tried twice', async () => {
    const seen = answer(verifyLoginCode, () => HttpResponse.error());
    await failure(call(verifyLoginCode, { body: { phone: '9000000101', otp: '012345' } }));
    expect(seen).toHaveLength(1);
  });

  test('[SES-02] a 401 yields no body', async () => {
    const input = { body: { phone: '9000000101', otp: '012345' } };
    answer(verifyLoginCode, () => refusal(401, 'SESSION_REPLACED'));
    expect(await failure(call(verifyLoginCode, input))).toMatchObject({ code: 'SESSION_REPLACED', status: 401 });
    answer(verifyLoginCode, () => new HttpResponse(null, { status: 401 }));
    expect(await failure(call(verifyLoginCode, input))).toMatchObject({ code: 'Unauthorized', status: 401 });
  });
});

test('[API-01] a call that its caller gave up throws the reason given', async () => {
  const leaving = new AbortController();
  answer(listArticles, () => {
    leaving.abort('left the page');
    return new Promise(() => {});
  });
  await expect(call(listArticles, undefined, { signal: leaving.signal })).rejects.toBe('left the page');
});

test('[DOC-01] what was prefetched answers the call of the screen, once, however its query is ordered', async () => {
  storage.set('token', tokenFor(600));
  const seen = answer(listEbooks, () => ok({ items: [], total: seen.length }));
  prefetchCall(listEbooks, { query: { dataPerPage: 1000, sort: 'title' } });
  const query = { sort: 'title', dataPerPage: 1000, search: undefined } as const;
  expect(await call(listEbooks, { query })).toMatchObject({ total: 1 });
  expect(seen).toHaveLength(1);
  expect(await call(listEbooks, { query })).toMatchObject({ total: 2 });
});

test('[DOC-01] an answer prefetched for another session, another query, or in vain is not used', async () => {
  storage.set('token', tokenFor(600, 'first'));
  const seen = answer(listEbooks, () => (seen.length === 3 ? refusal(500, 'SERVER_ERROR') : ok({ items: [] })));
  prefetchCall(listEbooks, { query: { dataPerPage: 1000 } });
  await call(listEbooks, { query: { dataPerPage: 20 } });
  storage.set('token', tokenFor(600, 'second'));
  prefetchCall(listEbooks);
  await call(listEbooks, { query: { dataPerPage: 1000 } });
  expect(seen).toHaveLength(4);
  expect(await call(listEbooks)).toEqual({ items: [] });
  expect(seen).toHaveLength(5);
});

test('[AUTH-09] without a file the same call goes as JSON', async () => {
  storage.set('token', tokenFor(600));
  const seen = answer(updateProfile, () => ok({}));
  await call(updateProfile, { query: { userId: 'u1' }, body: { first_name: 'Leela' } });
  expect(await seen[0]?.json()).toEqual({ first_name: 'Leela' });
});
