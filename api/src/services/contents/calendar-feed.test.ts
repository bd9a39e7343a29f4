import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { auditLog, calendarFeeds, contents, eventRegistrations, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';
import { dump } from '../../testing/test-database';

let test$: TestApp;
let doctor: LoggedIn;
let doctorId: string;
beforeEach(async () => {
  test$ = await makeApp();
  const user = await addUser(test$.db);
  doctorId = user.id;
  doctor = await enter(test$, user);
});

const day = 86_400_000;
const inDays = (count: number) => new Date(test$.clock.now().getTime() + count * day);

async function addMeeting(given: Partial<typeof contents.$inferInsert> = {}): Promise<string> {
  const [row] = await test$.db
    .insert(contents)
    .values({
      type: 'webinar',
      slug: `meeting-${Math.random()}`,
      title: 'Acne; scars, and what helps',
      summary: 'An hour with questions.',
      startsAt: inDays(3),
      publishedOn: '2026-05-01',
      details: { minutes: 90 },
      createdAt: inDays(-20),
      updatedAt: inDays(-20),
      ...given,
    })
    .returning({ id: contents.id });
  return row?.id ?? '';
}
const change = (id: string, to: Partial<typeof contents.$inferInsert>) => {
  test$.clock.forward(60);
  return test$.db
    .update(contents)
    .set({ ...to, updatedAt: test$.clock.now() })
    .where(eq(contents.id, id));
};
const send = (path: string, body?: object, who = doctor) =>
  test$.call('POST', `/api/events/${path}`, { ...who, ...(body && { body }) });
const register = (id: string, who = doctor) => send('register', { id }, who);
const make = async (who = doctor) =>
  (await send('feed/make', undefined, who)).body.result as Result<'events.feed.make'>;
const standing = async () => (await test$.call('GET', '/api/events/feed', doctor)).body.result as Result<'events.feed'>;

/** As a calendar asks: by the address alone. */
const ask = (url: string, ip = '198.51.100.4') =>
  test$.app.fetch(new Request(url, { headers: { cookie: '' } }), { ip });

/** What a calendar program understands of an answer. */
async function read(url: string) {
  const response = await ask(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await response.text();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      from: event.startDate.toJSDate(),
      until: event.endDate.toJSDate(),
      text,
    };
  });
  return { method: calendar.getFirstPropertyValue('method'), events };
}

test('[DOC-08] a calendar reads by the link alone what its owner registered for, soon over or long to come', async () => {
  const [mine, past] = [await addMeeting(), await addMeeting({ title: 'Last month', startsAt: inDays(-30) })];
  await addMeeting({ title: 'Not mine' });
  await register(mine);
  await test$.db.insert(eventRegistrations).values([
    { contentId: past, userId: doctorId },
    { contentId: await addMeeting({ title: 'Two years ago', startsAt: inDays(-700) }), userId: doctorId },
  ]);
  const { url } = await make();
  const { method, events } = await read(url);
  expect(method).toBe('PUBLISH');
  expect(events.map(({ title }) => title)).toEqual(['Acne; scars, and what helps', 'Last month']);
  expect(events[0]).toMatchObject({
    status: 'CONFIRMED',
    from: inDays(3),
    until: new Date(inDays(3).getTime() + 5_400_000),
  });
});

test('[DOC-08] what changes keeps its UID and is newer; what is withdrawn is called off and tells no draft; what is taken back is gone', async () => {
  const id = await addMeeting();
  const other = await addMeeting({ title: 'The other one' });
  for (const one of [id, other]) await register(one);
  const { url } = await make();
  const eventOf = async () => (await read(url)).events.find(({ uid }) => uid.startsWith(id));
  const first = await eventOf();
  const from = inDays(5);
  await change(id, { title: 'Moved', startsAt: from });
  const moved = await eventOf();
  expect(moved).toMatchObject({ uid: first?.uid, title: 'Moved', from, status: 'CONFIRMED' });
  expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  await change(id, { status: 'draft', summary: 'Half written' });
  const off = await eventOf();
  expect(off).toMatchObject({ uid: first?.uid, status: 'CANCELLED' });
  expect(off?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
  expect(off?.text).not.toContain('Half written');
  await send('cancel', { id: other });
  expect((await read(url)).events.map(({ uid }) => uid)).toEqual([first?.uid]);
});

test('[DOC-08] the link is told once and kept as a hash; a new one ends it, and it can be ended', async () => {
  expect(await standing()).toBeNull();
  expect((await send('feed/end')).body.code).toBe('NOT_FOUND');
  const first = await make();
  const key = new URL(first.url).searchParams.get('key') ?? '';
  await ask(first.url);
  expect(await standing()).toEqual({
    madeAt: test$.clock.now().toISOString(),
    askedAt: test$.clock.now().toISOString(),
    asked: 1,
  });
  for (const sink of [await dump(test$.db), test$.logged.join('\n')]) {
    expect(sink).not.toBe('');
    expect(sink).not.toContain(key);
  }
  const second = await make();
  expect([(await ask(first.url)).status, (await ask(second.url)).status]).toEqual([404, 200]);
  expect(await test$.db.$count(calendarFeeds)).toBe(1);
  expect((await send('feed/end')).status).toBe(200);
  expect((await ask(second.url)).status).toBe(404);
  const deeds = await test$.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.actorId, doctorId))
    .orderBy(auditLog.seq);
  expect(deeds.map(({ action }) => action)).toEqual([
    'login',
    'calendar.link.made',
    'calendar.link.made',
    'calendar.link.ended',
  ]);
});

test('[DOC-08] [SEC-29] [SEC-44] it opens what its owner may read now, and dies with the account', async () => {
  const [webinar, event] = [
    await addMeeting(),
    await addMeeting({ type: 'event', title: 'A lecture', details: { minutes: 60, kind: 'archives' } }),
  ];
  for (const id of [webinar, event]) await register(id);
  const { url } = await make();
  const role = await addRole(test$.db, 'Events alone', [{ section: 'Events', read: true }]);
  const owner = (to: Partial<typeof users.$inferInsert>) =>
    test$.db.update(users).set(to).where(eq(users.id, doctorId));
  await owner({ roleId: role.id });
  expect((await read(url)).events.map(({ title }) => title)).toEqual(['A lecture']);
  await owner({ approval: 'disabled' });
  expect((await ask(url)).status).toBe(404);
  await owner({ approval: 'verified' });
  const [row] = await test$.db.select().from(users).where(eq(users.id, doctorId));
  const exported = await test$.call('GET', '/api/users/export', doctor);
  expect(exported.body.result).toMatchObject({ calendarLink: [{ asked: 1 }] });
  expect(JSON.stringify(exported.body.result)).not.toContain('secretHash');
  await test$.call('POST', '/api/users/erase', { ...doctor, body: { email: row?.email } });
  expect((await ask(url)).status).toBe(404);
  expect(await test$.db.$count(calendarFeeds)).toBe(0);
});

test('[DOC-08] [SEC-42] one link is asked by so often an hour, wherever from; a key that is none finds nothing', async () => {
  test$ = await makeApp({ limits: { feedsPerHour: 2 } });
  doctor = await enter(test$, await addUser(test$.db));
  const { url } = await make();
  const asks = [];
  for (const ip of ['198.51.100.4', '198.51.100.5', '198.51.100.6']) asks.push((await ask(url, ip)).status);
  expect(asks).toEqual([200, 200, 429]);
  test$.clock.forward(3600);
  expect((await ask(url)).status).toBe(200);
  const slip = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await ask(slip)).status).toBe(404);
  expect((await ask(`${url}x`)).status).toBe(400);
});
