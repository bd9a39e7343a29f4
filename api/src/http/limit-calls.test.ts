import { makeApp } from '../testing/make-app';
import { addUser, enter } from '../testing/people';

const few = { anonymousPerMinute: 3, userPerMinute: 5 };
const times = async <T>(count: number, work: (turn: number) => Promise<T>) => {
  const done: T[] = [];
  for (let turn = 0; turn < count; turn += 1) done.push(await work(turn));
  return done;
};

test('[SEC-42] calls without a login are counted by address; the next minute begins anew', async () => {
  const { call, clock } = await makeApp({ limits: few });
  const statuses = (await times(3, () => call('GET', '/api/ip'))).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  const refused = await call('GET', '/api/dashboard/datacount');
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '60']);
  expect((await call('GET', '/api/ip', { ip: '203.0.113.9' })).status).toBe(200);
  clock.forward(60);
  expect((await call('GET', '/api/ip')).status).toBe(200);
});

test('[SEC-42] calls of a user are counted by user, wherever they come from, and not against the address', async () => {
  const test$ = await makeApp({ limits: few });
  const [one, other] = [await enter(test$, await addUser(test$.db)), await enter(test$, await addUser(test$.db))];
  const call = (token: string, ip: string) => test$.call('GET', '/api/dashboard/datacount', { token, ip });
  const statuses = await times(6, async (turn) => (await call(one.token, `203.0.113.${turn}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await call(other.token, '203.0.113.1')).status).toBe(200);
  expect((await test$.call('GET', '/api/ip', { ip: '203.0.113.1' })).status).toBe(200);
});

test('[SEC-42] tokens that are not good are counted against the address they come from', async () => {
  const { call } = await makeApp({ limits: few });
  const guess = () => call('GET', '/api/dashboard/datacount', { token: 'made.up.token' });
  expect((await times(4, guess)).map(({ status }) => status)).toEqual([401, 401, 401, 429]);
});

test('[SEC-42] titles asked for while somebody types have a limit of their own, as a search has', async () => {
  const { call } = await makeApp({ limits: { suggestionsPerMinute: 3, searchesPerMinute: 3 } });
  const suggest = () => call('GET', '/api/search/suggest?search=skin');
  expect((await times(4, suggest)).map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect((await call('GET', '/api/search?search=skin')).status).toBe(200);
});

test('[SEC-42] whether the server is well can be asked at any rate', async () => {
  const { call } = await makeApp({ limits: few });
  expect((await times(9, () => call('GET', '/api/health'))).every(({ status }) => status === 200)).toBe(true);
});

test('[SEC-42] [NAV-15] what the server asks for itself, to draw a page, is counted against nobody', async () => {
  const { app, call } = await makeApp({ limits: few });
  const own = async () => app.fetch(new Request('http://inner.invalid/api/dashboard/datacount'), { isOwn: true });
  expect((await times(9, own)).every(({ status }) => status === 200)).toBe(true);
  expect((await call('GET', '/api/ip')).status).toBe(200);
});
