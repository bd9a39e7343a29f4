import type { ContentKind, Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents } from '../../db/schema';
import type { TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';
import { logInSeeded, makeSeededApp } from '../../testing/seeded-app';

let test$: TestApp;
let doctor: LoggedIn;
beforeAll(async () => {
  test$ = await makeSeededApp();
  doctor = await logInSeeded(test$, 'ananya.rao@tvacha.example');
});

const ask = (id: string, { token, cookie }: LoggedIn = doctor) =>
  test$.app.fetch(
    new Request(`http://127.0.0.1/api/events/calendar?id=${id}`, {
      headers: { authorization: `Bearer ${token}`, cookie: `device=${cookie}` },
    }),
  );

/** The lines of a calendar as RFC 5545 has them: by CRLF, long ones folded. */
async function linesOf(response: Response): Promise<Record<string, string>> {
  const text = await response.text();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect([lines[0], lines.filter(Boolean).at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  return Object.fromEntries(
    lines.map((line) => /^([^:;]+)[^:]*:(.*)$/.exec(line)?.slice(1) ?? []).filter(([name]) => name),
  );
}

const firstOf = async (path: string) => {
  const { body } = await test$.call('GET', `${path}?when=upcoming&sort=soonest`, doctor);
  const [first] = (body.result as Result<'webinars.list'>).items;
  if (!first) throw new Error(`Nothing of ${path}`);
  return first;
};
const paths = {
  webinars: 'webinars',
  vidyaopenhouse: 'vidyaopenhouse',
  journalclubs: 'journalclubs',
  events: 'events',
};

test.each(Object.keys(paths) as ContentKind[])('[DOC-08] %s come as a file that calendars read', async (kind) => {
  const { _id, title, startsAt, minutes } = await firstOf(`/api/${kind}`);
  const response = await ask(_id);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const file = await linesOf(response);
  const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const begins = Date.parse(startsAt ?? '');
  expect(file).toMatchObject({
    METHOD: 'PUBLISH',
    STATUS: 'CONFIRMED',
    SUMMARY: title.replace(/([,;])/g, '\\$1'),
    DTSTART: stamp(begins),
    DTEND: stamp(begins + minutes * 60_000),
  });
  expect(file.UID).toContain(_id);
  expect(file.URL).toMatch(new RegExp(`/${_id}$`));
});

test('[DOC-08] a changed meeting keeps its UID and has a higher SEQUENCE, a withdrawn one is called off', async () => {
  const { _id } = await firstOf('/api/webinars');
  const before = await linesOf(await ask(_id));
  await test$.call('POST', '/api/events/register', { ...doctor, body: { id: _id } });
  const change = (to: Partial<typeof contents.$inferInsert>, seconds: number) =>
    test$.db
      .update(contents)
      .set({ ...to, updatedAt: new Date(Date.now() + seconds * 1000) })
      .where(eq(contents.id, _id));
  await change({ title: 'Moved' }, 60);
  const moved = await linesOf(await ask(_id));
  expect([moved.UID, moved.SUMMARY]).toEqual([before.UID, 'Moved']);
  expect(Number(moved.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
  await change({ status: 'draft' }, 120);
  const off = await linesOf(await ask(_id));
  expect(off).toMatchObject({ UID: before.UID, METHOD: 'CANCEL', STATUS: 'CANCELLED' });
  expect(Number(off.SEQUENCE)).toBeGreaterThan(Number(moved.SEQUENCE));
  expect((await ask(_id, await logInSeeded(test$, 'vikram.menon@tvacha.example'))).status).toBe(404);
});

test('[SEC-28] [SEC-29] without its section a meeting gives no file', async () => {
  const role = await addRole(test$.db, 'Events alone', [{ section: 'Events', read: true }]);
  const person = await enter(test$, await addUser(test$.db, { roleId: role.id }));
  expect((await ask((await firstOf('/api/journalclubs'))._id, person)).status).toBe(404);
  expect((await ask((await firstOf('/api/events'))._id, person)).status).toBe(200);
});
