import { randomUUID } from 'node:crypto';
import { analyticsDaily, remoteReports } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { createCtx } from '../ctx';
import { bump, noteRead } from './bump';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp({ limits: { reportsPerMinute: 3 } });
});

const report = { remote: 'doctor', version: '1.2.0', event: 'loaded', took: 420 } as const;
const send = (reports: object[], ip?: string) =>
  test$.call('POST', '/api/telemetry/remotes', { body: { reports }, ...(ip ? { ip } : {}) });
const counted = async () => {
  await test$.app.settle();
  return (await test$.db.select().from(analyticsDaily)).map(({ day, metric, key, count }) => [day, metric, key, count]);
};
const ctxOf = (ip = '127.0.0.1') => {
  const details = { ip, appName: '', appVersion: '', userAgent: '', platform: '' };
  return createCtx({ ...test$, caller: { role: 'all', ip, requestId: 'test', device: { details } } });
};

test('[API-01] browsers report what became of remotes, without login', async () => {
  const fellBack = { remote: 'doctor', version: '1.3.0', event: 'fellBack', to: '1.2.0', message: 'Integrity' };
  const { body } = await send([report, fellBack]);
  expect(body).toMatchObject({ code: 'SUCCESS', result: { taken: 2 } });
  const rows = await test$.db.select().from(remoteReports).orderBy(remoteReports.version);
  expect(rows).toMatchObject([
    { remote: 'doctor', version: '1.2.0', event: 'loaded', took: 420, message: '' },
    { event: 'fellBack', message: 'Integrity', details: { to: '1.2.0' } },
  ]);
  expect(await counted()).toEqual([['2026-06-01', 'visits', 'doctor', 1]]);
});

test('[SEC-30] [API-01] what may be of a person is not kept', async () => {
  const message = 'GET /doctor?email=a.rao@clinic.example failed for a.rao@clinic.example, call +91 90000 00101';
  await send([{ ...report, event: 'crashed', message }]);
  const [row] = await test$.db.select().from(remoteReports);
  expect(row?.message).toBe('GET /doctor?… failed for [address], call [number]');
});

test.each([
  ['twenty-one at once', Array.from({ length: 21 }, () => report)],
  ['none', []],
  ['an unknown event', [{ ...report, event: 'read' }]],
  ['a long message', [{ ...report, message: 'x'.repeat(201) }]],
  ['a remote with signs', [{ ...report, remote: '<b>' }]],
  ['a field too many', [{ ...report, userId: 'me' }]],
])('[API-01] %s is refused', async (_what, reports) => {
  expect((await send(reports)).status).toBe(400);
  expect(await test$.db.$count(remoteReports)).toBe(0);
});

test('[SEC-42] only releases that were published are counted, so that nobody writes names of their own into the charts', async () => {
  const releases = async () => new Map([['doctor', new Set(['1.2.0', '1.3.0'])]]);
  test$ = await makeApp({}, { releases });
  const invented = { ...report, remote: 'fraud' };
  const fellBack = { ...report, version: '1.3.0', event: 'fellBack', to: '9.9.9' };
  const { body } = await send([report, invented, { ...report, version: '6.6.6' }, fellBack]);
  expect(body.result).toEqual({ taken: 1 });
  expect(await test$.db.$count(remoteReports)).toBe(1);
  expect(await counted()).toEqual([['2026-06-01', 'visits', 'doctor', 1]]);
});

test('[SEC-42] reports fill so many rows a day, from however many addresses', async () => {
  test$ = await makeApp({ limits: { reportedRowsPerDay: 5 } });
  for (let at = 1; at <= 4; at += 1) await send([report, report], `203.0.113.${at}`);
  expect(await test$.db.$count(remoteReports)).toBe(5);
  test$.clock.forward(86_400);
  expect((await send([report])).body.result).toEqual({ taken: 1 });
});

test('[SEC-42] reports of one address are limited by the minute', async () => {
  for (let at = 0; at < 3; at += 1) expect((await send([report], '203.0.113.9')).status).toBe(200);
  const { status, body, headers } = await send([report], '203.0.113.9');
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '60']);
  expect((await send([report], '203.0.113.10')).status).toBe(200);
});

test('[API-01] counts add up by day of India, metric and key', async () => {
  bump(ctxOf(), 'votes', 'poll');
  bump(ctxOf(), 'votes', 'poll');
  bump(ctxOf(), 'logins');
  expect(await counted()).toEqual(
    expect.arrayContaining([
      ['2026-06-01', 'votes', 'poll', 2],
      ['2026-06-01', 'logins', '', 1],
    ]),
  );
  test$.clock.forward(12.5 * 3600);
  bump(ctxOf(), 'votes', 'poll');
  test$.clock.forward(3600);
  bump(ctxOf(), 'votes', 'poll');
  const rows = await counted();
  expect(rows).toContainEqual(['2026-06-01', 'votes', 'poll', 2]);
  expect(rows).toContainEqual(['2026-06-02', 'votes', 'poll', 2]);
});

test('[ADM-02] a login counts for the charts, by who came in', async () => {
  await enter(test$, await addUser(test$.db));
  await enter(test$, await addUser(test$.db, { role: 'subAdmin' }));
  expect(await counted()).toEqual(
    expect.arrayContaining([
      ['2026-06-01', 'logins', 'doctor', 1],
      ['2026-06-01', 'logins', 'staff', 1],
    ]),
  );
});

test('[API-01] the same person and thing count once a day', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) noteRead(ctxOf(ip), 'article', one);
  noteRead(ctxOf('203.0.113.1'), 'article', two);
  expect(await counted()).toEqual([['2026-06-01', 'reads', 'article', 3]]);
});

test('[API-01] counting fails no answer, and what could not be written is written later', async () => {
  const broken = createCtx({
    ...ctxOf(),
    counters: { hit: () => Promise.reject(new Error('away')) },
  });
  expect(() => noteRead(broken, 'article', randomUUID())).not.toThrow();
  bump(ctxOf(), 'searches', 'all');
  await test$.db.execute('alter table analytics_daily rename to away');
  await test$.app.settle();
  await test$.db.execute('alter table away rename to analytics_daily');
  expect(await counted()).toEqual([['2026-06-01', 'searches', 'all', 1]]);
});
