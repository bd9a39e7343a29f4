import { solveWork, type WorkChallenge, workHeader } from '@tvacha/shared-contract/proof-of-work';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, newestCode } from '../../testing/people';

const ip = '203.0.113.50';
let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp({ limits: { codesPerMinute: 10, loginsPerHour: 3 }, work: { bits: 4, life: 120_000 } });
});

const ask = (phone: string | null, work?: string, from = ip) =>
  test$.call('POST', '/api/auth/login', {
    body: { type: 'otp', phone, loginUser: 'doctor' },
    ip: from,
    headers: work ? { [workHeader]: work } : {},
  });
const challengeOf = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  (body.result as { challenge: WorkChallenge }).challenge;
const solved = async (challenge: WorkChallenge) => `${challenge.seed}:${await solveWork(challenge)}`;

/** Asks as the portal does: a sum is solved and handed in. */
async function askAsPortal(phone: string | null) {
  const first = await ask(phone);
  return first.status === 429 ? ask(phone, await solved(challengeOf(first))) : first;
}
const useUp = async (times = 10) => {
  for (let turn = 0; turn < times; turn += 1) await ask(`+91980000${String(turn).padStart(4, '0')}`);
};

test('[SEC-10] of 200 people behind one address within a few minutes every one gets in', async () => {
  const people = [];
  for (let at = 0; at < 200; at += 1) people.push(await addUser(test$.db));
  let inside = 0;
  for (const [at, { phone }] of people.entries()) {
    if (at % 40 === 0) test$.clock.forward(60);
    if ((await askAsPortal(phone)).body.code !== 'login-otp-sent') continue;
    const body = { phone: phone?.slice(3), otp: newestCode(test$) };
    if ((await test$.call('POST', '/api/auth/login/verify', { body, ip })).body.code === 'LOGIN_SUCCESS') inside += 1;
  }
  expect(inside).toBeGreaterThanOrEqual(198);
});

test('[SEC-10] the eleventh code of a minute costs work, and other addresses nothing', async () => {
  const { phone } = await addUser(test$.db);
  await useUp();
  const asked = await ask(phone);
  expect([asked.status, asked.body.code, asked.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '60']);
  expect(challengeOf(asked)).toEqual({ seed: expect.any(String), bits: 4 });
  expect(test$.notifier.sent).toHaveLength(0);
  expect((await ask(phone, undefined, '203.0.113.51')).status).toBe(200);
});

test('[SEC-10] a sum is taken once, from its own address, while it is new, and only solved', async () => {
  const { phone } = await addUser(test$.db);
  await useUp();
  await test$.call('GET', '/api/health');
  const challenge = challengeOf(await ask(phone));
  const work = await solved(challenge);
  const unsolved = [...Array(50).keys()].map((nonce) => `${challenge.seed}:x${nonce}`);
  const wrong = await Promise.all(unsolved.map((guess) => ask('+919811111119', guess)));
  expect(wrong.some(({ status }) => status === 429)).toBe(true);
  for (let turn = 0; turn < 10; turn += 1) await ask('+919811111119', undefined, '203.0.113.52');
  expect((await ask(phone, work, '203.0.113.52')).status).toBe(429);
  const [ends = '', ...rest] = work.split('.');
  expect((await ask(phone, [Number(ends) + 1, ...rest].join('.'))).status).toBe(429);
  const fresh = await solved(challengeOf(await ask(phone)));
  expect((await ask(phone, fresh)).status).toBe(200);
  const second = await addUser(test$.db);
  expect((await ask(second.phone, fresh)).status).toBe(429);
  const stale = await solved(challengeOf(await ask(second.phone)));
  test$.clock.forward(121);
  await useUp();
  expect((await ask(second.phone, stale)).status).toBe(429);
});

test('[SEC-10] the logins of an hour from one address cost work after the thirtieth, and block nobody', async () => {
  const { email } = await addUser(test$.db, { password: 'Banyan-step-47' });
  const logIn = (work?: string) =>
    test$.call('POST', '/api/auth/login', {
      body: { type: 'password', email, password: 'Banyan-step-47', loginUser: 'doctor' },
      ip,
      headers: work ? { [workHeader]: work } : {},
    });
  for (let turn = 0; turn < 3; turn += 1) expect((await logIn()).status).toBe(200);
  const asked = await logIn();
  expect(asked.status).toBe(429);
  expect((await logIn(await solved(challengeOf(asked)))).body.code).toBe('LOGIN_SUCCESS');
});
