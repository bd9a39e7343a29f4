import {
  attendedTypes,
  type ContentKind,
  contentKindNames,
  contentKinds,
  isAttended,
  type Result,
  routes,
} from '@tvacha/shared-contract';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { contentReads, contents, roles, specialities } from '../../db/schema';
import type { TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';
import { logInSeeded, makeSeededApp } from '../../testing/seeded-app';

type Page = Result<'webinars.list'>;
type Item = Page['items'][number];
let test$: TestApp;
let doctor: LoggedIn;
beforeAll(async () => {
  test$ = await makeSeededApp();
  doctor = await logInSeeded(test$, 'ananya.rao@tvacha.example');
});

const list = async (kind: ContentKind, query = ''): Promise<Page> => {
  const { status, body } = await test$.call('GET', `${routes[`${kind}.list`].path}?${query}`, doctor);
  expect(status).toBe(200);
  return body.result as Page;
};
const show = (kind: ContentKind, id: string, who = doctor) =>
  test$.call('GET', `${routes[`${kind}.details`].path}?id=${id}`, who);
const titles = ({ items }: Page) => items.map(({ title }) => title);
const firstOf = async (kind: ContentKind, query = ''): Promise<Item> => {
  const [item] = (await list(kind, query)).items;
  if (!item) throw new Error(`Nothing of ${kind}`);
  return item;
};
const kindsOf = (attended: boolean) =>
  contentKindNames.filter((kind) => isAttended(contentKinds[kind].type) === attended);

test.each(contentKindNames)(
  '[DOC-01] [API-01] %s are listed without their bodies, and each opens whole',
  async (kind) => {
    const { items, total } = await list(kind, 'dataPerPage=100');
    const { type } = contentKinds[kind];
    const isOpen = sql`${contents.details}->>'forPatients' is distinct from 'true'`;
    expect(total).toBe(
      await test$.db.$count(contents, and(eq(contents.type, type), eq(contents.status, 'published'), isOpen)),
    );
    expect(items).toHaveLength(total);
    expect(total).toBeGreaterThan(5);
    for (const item of items) {
      expect(item.summary.length).toBeLessThanOrEqual(160);
      for (const body of ['transcript', 'stories', 'articles', 'features', 'agenda', 'sessions', 'points', 'outcomes'])
        expect(item).not.toHaveProperty(body);
    }
    const { status, body } = await show(kind, items[0]?._id ?? '');
    expect(status).toBe(200);
    expect(Object.keys(body.result as object).length).toBeGreaterThan(Object.keys(items[0] ?? {}).length);
  },
);

test.each(contentKindNames)('[SEC-28] [PERM-03] %s are closed to those without their section', async (kind) => {
  const { section } = contentKinds[kind];
  const { path } = routes[`${kind}.list`];
  const others = contentKindNames.filter((other) => contentKinds[other].section !== section);
  const role = await addRole(
    test$.db,
    `All but ${kind}`,
    others.map((other) => ({ section: contentKinds[other].section, read: true })),
  );
  const person = await enter(test$, await addUser(test$.db, { roleId: role.id }));
  const { _id } = await firstOf(kind);
  expect((await test$.call('GET', path, person)).status).toBe(403);
  expect((await show(kind, _id, person)).status).toBe(403);
  expect((await test$.call('GET', path)).status).toBe(401);
});

test('[SEC-29] an id opens under its own kind alone', async () => {
  const { _id } = await firstOf('webinars');
  expect((await show('ejournals', _id)).status).toBe(404);
});

test.each(['magzter', 'webinars'] as const)('[DOC-01] %s are searched, narrowed and sorted', async (kind) => {
  const all = await list(kind, 'dataPerPage=100');
  const found = await list(kind, `search=${encodeURIComponent(titles(all)[0]?.toUpperCase() ?? '')}`);
  expect(titles(found)).toContain(titles(all)[0]);
  expect(found.total).toBeLessThan(all.total);
  const slug = all.items[0]?.subSpeciality?.slug ?? '';
  const narrowed = await list(kind, `subSpeciality=${slug}`);
  expect(narrowed.items.map((item) => item.subSpeciality?.slug)).toEqual(narrowed.items.map(() => slug));
  const [row] = await test$.db.select().from(specialities).where(eq(specialities.slug, slug));
  expect(await list(kind, `speciality=${row?.id}`)).toEqual(narrowed);
  const publisher = all.items[0]?.publisher?._id;
  const published = await list(kind, `publisher=${publisher}`);
  expect(published.total).toBeGreaterThan(0);
  expect(published.items.every((item) => item.publisher?._id === publisher)).toBe(true);
  const byTitle = titles(await list(kind, 'sort=title&dataPerPage=100')).map((title) => title.toLowerCase());
  expect(byTitle).toEqual([...byTitle].sort());
  expect(titles(await list(kind, 'sort=oldest&dataPerPage=100'))).not.toEqual(titles(all));
  expect((await list(kind, 'search=%25')).total).toBe(0);
});

test.each(kindsOf(false))('[DOC-01] %s are narrowed by the days they were published', async (kind) => {
  const all = await list(kind, 'dataPerPage=100');
  const days = all.items.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual([...days].sort().reverse());
  const middle = days[Math.floor(days.length / 2)] ?? '';
  const since = await list(kind, `from=${middle}&dataPerPage=100`);
  expect(since.items.map(({ publishedOn }) => publishedOn)).toEqual(days.filter((day) => day >= middle));
  const until = await list(kind, `to=${middle}&dataPerPage=100`);
  expect(until.total).toBe(days.filter((day) => day <= middle).length);
  const year = middle.slice(0, 4);
  expect((await list(kind, `year=${year}`)).total).toBe(days.filter((day) => day.startsWith(year)).length);
});

test.each(kindsOf(true))('[DOC-08] %s are to be or over, the soonest first where that is asked', async (kind) => {
  const now = test$.clock.now().toISOString();
  const upcoming = await list(kind, 'when=upcoming&sort=soonest&dataPerPage=100');
  const past = await list(kind, 'when=past&dataPerPage=100');
  const starts = upcoming.items.map(({ startsAt }) => startsAt ?? '');
  expect(starts.length).toBeGreaterThan(0);
  expect(starts).toEqual([...starts].sort());
  expect(starts.every((at) => at >= now)).toBe(true);
  expect(past.items.every(({ startsAt }) => startsAt === null || startsAt < now)).toBe(true);
  expect(upcoming.total + past.total).toBe((await list(kind)).total);
});

test('[DOC-01] a summary of 160 signs is listed whole, a longer one up to the end of a word, and marked', async () => {
  const { _id } = await firstOf('webinars');
  const summarise = async (summary: string) => {
    await test$.db.update(contents).set({ summary }).where(eq(contents.id, _id));
    return (await list('webinars')).items.find((item) => item._id === _id)?.summary;
  };
  const words = 'skin '.repeat(32);
  const whole = `${words.slice(0, 155)}nails`;
  expect(await summarise(whole)).toBe(whole);
  expect(await summarise(`${whole}!`)).toBe(`${words.slice(0, 154)}…`);
});

test('[DOC-08] events are narrowed by days of India', async () => {
  const move = async (item: Item | undefined, startsAt: string) => {
    const row = { startsAt: new Date(startsAt) };
    await test$.db
      .update(contents)
      .set(row)
      .where(eq(contents.id, item?._id ?? ''));
    return item?._id;
  };
  const { items } = await list('events', 'when=upcoming');
  const last = await move(items[0], '2027-03-05T18:29:59.999Z');
  const next = await move(items[1], '2027-03-05T18:30:00Z');
  const onDay = async (day: string) =>
    (await list('events', `from=2027-03-${day}&to=2027-03-${day}`)).items.map(({ _id }) => _id);
  expect([await onDay('05'), await onDay('06')]).toEqual([[last], [next]]);
});

test.each(['from=0000-01-01', 'to=9999-12-31', 'from=2026-02-30', 'year=0', 'search=%00'])(
  '[API-02] %s is refused before the database sees it',
  async (query) => {
    expect((await test$.call('GET', `/api/webinars?${query}`, doctor)).status).toBe(400);
  },
);

test('[DOC-08] the three kinds of events have a list each', async () => {
  const kinds = ['expertlectures', 'conferencearchives', 'archives'];
  const parts = await Promise.all(kinds.map((kind) => list('events', `kind=${kind}&dataPerPage=100`)));
  for (const [at, { items }] of parts.entries()) {
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).toMatchObject({ kind: kinds[at] });
  }
  expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe((await list('events')).total);
});

test('[DOC-01] pages follow one another, tell the whole number, and end', async () => {
  const whole = await list('ejournals', 'dataPerPage=100');
  const parts = await Promise.all([1, 2, 3].map((page) => list('ejournals', `dataPerPage=5&page=${page}`)));
  expect(parts.flatMap(titles)).toEqual(titles(whole));
  expect(parts.map(({ total }) => total)).toEqual([whole.total, whole.total, whole.total]);
  expect(await list('ejournals', 'dataPerPage=5&page=99')).toMatchObject({ items: [], total: whole.total });
});

test('[DOC-01] what was opened most is listed first, each reader counted once a day', async () => {
  await test$.db.delete(contentReads);
  const [, second] = (await list('dermatologytimes')).items;
  const other = await logInSeeded(test$, 'vikram.menon@tvacha.example');
  for (const who of [doctor, doctor, other]) await show('dermatologytimes', second?._id ?? '', who);
  await show('dermatologytimes', (await firstOf('dermatologytimes'))._id);
  await test$.app.settle();
  expect((await firstOf('dermatologytimes', 'sort=mostRead'))._id).toBe(second?._id);
  const [row] = await test$.db
    .select()
    .from(contentReads)
    .where(eq(contentReads.contentId, second?._id ?? ''));
  expect(row?.count).toBe(2);
});

test('[DOC-02] a file opens by a link for its reader alone; what has none says so', async () => {
  const { _id } = await firstOf('ejournals');
  await test$.files.put('ejournals/one.pdf', new Uint8Array([1]), 'application/pdf');
  await test$.db.update(contents).set({ fileKey: 'ejournals/one.pdf' }).where(eq(contents.id, _id));
  const { body } = await show('ejournals', _id);
  const { fileUrl } = body.result as Result<'ejournals.details'>;
  const open = (cookie: string) =>
    test$.app.fetch(new Request(`http://127.0.0.1${fileUrl}`, { headers: { cookie: `device=${cookie}` } }));
  expect((await open(doctor.cookie)).status).toBe(200);
  expect((await open('another')).status).toBe(403);
  await test$.db.update(contents).set({ fileKey: null }).where(eq(contents.id, _id));
  expect((await show('ejournals', _id)).body.result).toMatchObject({ fileUrl: null, hasFile: false });
});

test('[DOC-01] an issue comes with all published issues of its journal, the newest volume and issue first', async () => {
  const { _id } = await firstOf('ejournals', 'search=Nail+Notes');
  const { journal } = (await show('ejournals', _id)).body.result as Result<'ejournals.details'>;
  const [row] = await test$.db.select().from(contents).where(eq(contents.id, _id));
  if (!row) throw new Error('No issue of it');
  const add = (volume: number, issue: number, more: Partial<typeof row> = {}) =>
    test$.db.insert(contents).values({
      ...row,
      id: undefined,
      slug: `nail-notes-${volume}-${issue}`,
      title: `Added, Vol. ${volume} No. ${issue}`,
      details: { ...row.details, volume, issue },
      ...more,
    });
  await add(10, 2);
  await add(10, 11);
  await add(11, 1, { status: 'draft' });
  const { issues } = (await show('ejournals', _id)).body.result as Result<'ejournals.details'>;
  expect(journal).toBe('Nail Notes');
  expect(issues.map(({ volume, issue }) => `${volume}.${issue}`)).toEqual(['10.11', '10.2', '4.1', '3.4']);
  expect(issues.map(({ _id }) => _id)).toContain(_id);
  await test$.db.delete(contents).where(like(contents.slug, 'nail-notes-1%'));
});

test.each(['dermatologytimes', 'magzter'] as const)(
  '[DOC-01] issues of %s lead to the one before and the one after, all the way through the list',
  async (kind) => {
    const listed = (await list(kind, 'dataPerPage=100')).items;
    // Two of one day, which the id tells apart.
    const [one, other] = [listed[1], listed[2]].map((item) => item?._id ?? '');
    await test$.db
      .update(contents)
      .set({ publishedOn: '2026-01-02' })
      .where(inArray(contents.id, [one, other].map(String)));
    const ids = (await list(kind, 'dataPerPage=100')).items.map(({ _id }) => _id);
    const ways = await Promise.all(
      ids.map(async (id) => {
        const { previous, next } = (await show(kind, id)).body.result as Result<'magzter.details'>;
        return [next?._id, previous?._id];
      }),
    );
    expect(ways).toEqual(ids.map((_, at) => [ids[at - 1], ids[at + 1]]));
  },
);

test('[DOC-02] what is related is of the same kind and speciality', async () => {
  const all = await list('proguides', 'dataPerPage=100');
  for (const item of all.items) {
    const { related } = (await show('proguides', item._id)).body.result as Result<'proguides.details'>;
    const same = all.items.filter((one) => one.subSpeciality?._id === item.subSpeciality?._id && one._id !== item._id);
    expect(related.map(({ _id }) => _id)).toEqual(same.slice(0, 4).map(({ _id }) => _id));
  }
});

test('[DOC-01] a course shows its lessons in order, without their texts', async () => {
  const { _id } = await firstOf('courses');
  const course = (await show('courses', _id)).body.result as Result<'courses.details'>;
  expect(course.outline).toHaveLength(course.lessons);
  expect(Object.keys(course.outline[0] ?? {}).sort()).toEqual(['_id', 'minutes', 'title']);
});

describe('[DOC-02] coming to what is attended', () => {
  let person: LoggedIn;
  beforeEach(async () => {
    person = await enter(test$, await addUser(test$.db));
  });
  const send = (what: 'register' | 'cancel', id: string, who = person) =>
    test$.call('POST', `/api/events/${what}`, { ...who, body: { id } });
  const own = async (query = '') =>
    (await test$.call('GET', `/api/events/registrations?${query}`, person)).body
      .result as Result<'events.registrations'>;
  const isIn = async (kind: ContentKind, id: string) =>
    ((await show(kind, id, person)).body.result as Result<'webinars.details'>).registered;

  test.each(kindsOf(true))('[DOC-02] [DOC-08] one registers for %s once, sees it, and takes it back', async (kind) => {
    const { _id, title } = await firstOf(kind, 'when=upcoming');
    expect(await isIn(kind, _id)).toBe(false);
    expect((await send('register', _id)).body).toMatchObject({ code: 'SUCCESS', result: { registered: true } });
    expect((await send('register', _id)).status).toBe(200);
    expect(await own('when=upcoming')).toMatchObject({ total: 1, items: [{ _id, title }] });
    expect(await isIn(kind, _id)).toBe(true);
    expect((await send('cancel', _id)).body).toMatchObject({ code: 'SUCCESS', result: { registered: false } });
    expect(await isIn(kind, _id)).toBe(false);
    expect((await send('cancel', _id)).status).toBe(404);
  });

  test('[DOC-02] the link to join is for those who come', async () => {
    const { _id } = await firstOf('webinars', 'when=upcoming');
    const link = async () => (await show('webinars', _id, person)).body.result as Result<'webinars.details'>;
    expect((await link()).joinUrl).toBeNull();
    await send('register', _id);
    const beginsIn = (seconds: number) =>
      test$.db
        .update(contents)
        .set({ startsAt: new Date(test$.clock.now().getTime() + seconds * 1000) })
        .where(eq(contents.id, _id));
    await beginsIn(601);
    expect((await link()).joinUrl).toBeNull();
    await beginsIn(600);
    expect((await link()).joinUrl).toMatch(/^https:/);
  });

  test('[DOC-02] what has begun is neither entered nor left, and what is not attended is not there', async () => {
    const past = await firstOf('webinars', 'when=past');
    for (const what of ['register', 'cancel'] as const) {
      expect((await send(what, past._id)).body.code).toBe('CONFLICT');
      expect((await send(what, (await firstOf('magzter'))._id)).body.code).toBe('NOT_FOUND');
    }
    expect((await own()).total).toBe(0);
  });

  test('[DOC-02] a meeting is upcoming for those who come until it is over', async () => {
    const { _id, minutes } = (await firstOf('webinars', 'when=upcoming')) as Result<'webinars.details'>;
    await send('register', _id);
    const totals = async () => [(await own('when=upcoming')).total, (await own('when=past')).total];
    const beganAgo = (seconds: number) =>
      test$.db
        .update(contents)
        .set({ startsAt: new Date(test$.clock.now().getTime() - seconds * 1000) })
        .where(eq(contents.id, _id));
    await beganAgo(minutes * 60 - 1);
    expect(await totals()).toEqual([1, 0]);
    await beganAgo(minutes * 60);
    expect(await totals()).toEqual([0, 1]);
  });

  test('[SEC-29] a registration is its own person’s, and of sections they may read', async () => {
    const { _id } = await firstOf('webinars', 'when=upcoming');
    await send('register', _id, doctor);
    expect((await own()).total).toBe(0);
    expect((await send('cancel', _id)).status).toBe(404);
    expect(((await show('webinars', _id)).body.result as Result<'webinars.details'>).registered).toBe(true);
    const role = await addRole(test$.db, 'Events alone', [{ section: 'Events', read: true }]);
    person = await enter(test$, await addUser(test$.db, { roleId: role.id }));
    expect((await send('register', _id)).status).toBe(404);
    await test$.db
      .update(roles)
      .set({ permissions: [{ section: 'Webinar', read: true }] })
      .where(eq(roles.id, role.id));
    expect((await send('register', _id)).status).toBe(200);
    await test$.db
      .update(roles)
      .set({ permissions: [{ section: 'Events', read: true }] })
      .where(eq(roles.id, role.id));
    expect((await own()).total).toBe(0);
  });
});

test('[DOC-08] every type that is attended has a list', () => {
  const listed = contentKindNames.map((kind) => contentKinds[kind].type);
  expect(listed).toEqual(expect.arrayContaining([...attendedTypes]));
});
