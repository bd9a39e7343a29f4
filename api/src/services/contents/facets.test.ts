import { type ContentFacets, facetsOfType, kindsWith, mostPeople, type Result, routes } from '@tvacha/shared-contract';
import { memberTypes } from '@tvacha/shared-contract/content-kinds';
import type { FacetName } from '@tvacha/shared-contract/facets';
import { eq, sql } from 'drizzle-orm';
import { contents } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';
import { logInSeeded, makeSeededApp } from '../../testing/seeded-app';

let test$: TestApp;
let doctor: LoggedIn;
beforeAll(async () => {
  test$ = await makeSeededApp();
  doctor = await logInSeeded(test$, 'ananya.rao@tvacha.example');
});

type Query = Record<string, string>;
const ask = (query: Query, who: LoggedIn | undefined = doctor) =>
  test$.call('GET', `/api/contents/facets?${new URLSearchParams(query)}`, who);
const facets = async (query: Query) => (await ask(query)).body.result as ContentFacets;

type Row = Pick<Result<'webinars.list'>['items'][number], '_id' | 'title' | 'people' | 'startsAt'>;
const names = Object.fromEntries(kindsWith('type').map(({ type, name }) => [type, name]));
async function list(type: string, query: Query): Promise<{ total: number; items: Row[] }> {
  const { path } = routes[`${names[type]}.list` as 'webinars.list'];
  const { status, body } = await test$.call('GET', `${path}?${new URLSearchParams(query)}`, doctor);
  expect(status).toBe(200);
  return body.result as { total: number; items: Row[] };
}

/** By hand from the requirements: what each type is narrowed by, and what the people of its rows are. */
const table = [
  ['ebook', 'author', ['speciality', 'person', 'year']],
  ['ejournal', 'editor', ['speciality', 'person', 'year']],
  ['proguide', 'presenter', ['speciality', 'person', 'year']],
  ['dermatologytimes', 'reviewer', ['speciality', 'person', 'year']],
  ['webinar', 'speaker', ['speciality', 'person', 'when', 'year']],
  ['course', 'teacher', ['speciality', 'person', 'level', 'state', 'year']],
  ['quiz', 'reviewer', ['speciality', 'person', 'level', 'state', 'year']],
  ['poll', undefined, ['speciality', 'state', 'year']],
  ['magzter', 'editor', ['speciality', 'person', 'year']],
  ['openhouse', 'host', ['speciality', 'person', 'when', 'year']],
  ['journalclub', 'presenter', ['speciality', 'person', 'when', 'year']],
  ['event', 'speaker', ['speciality', 'person', 'when', 'year']],
] as const;

test('[DOC-01] each type of members has its filters', () => {
  expect(table.map(([type]) => type).toSorted()).toEqual(memberTypes.toSorted());
  for (const [type, , filters] of table) expect([type, facetsOfType[type]]).toEqual([type, filters]);
});

describe.each(table)('[DOC-01] %s', (type, role, filters) => {
  test('[DOC-01] every row names its people, and each name leads to the rows that have it', async () => {
    const { items } = await list(type, { dataPerPage: '100' });
    expect(items.length).toBeGreaterThan(0);
    for (const { people } of items) expect(people[0]?.role).toBe(role);
    if (!role) return;
    const name = items.at(-1)?.people.at(-1)?.name ?? '';
    const found = await list(type, { person: name, dataPerPage: '100' });
    const having = ({ people }: Row) => people.some((person) => person.name === name);
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.items.every(having)).toBe(true);
    expect(found.items.filter(having)).toHaveLength(found.total);
  });

  test('[DOC-01] each count is what the list has with that filter, alone and beside another', async () => {
    const whole = await facets({ type });
    for (const name of Object.keys(whole) as FacetName[])
      expect([name, whole[name].length > 0]).toEqual([name, (filters as readonly string[]).includes(name)]);
    const first: Query = { speciality: whole.speciality[0]?.value ?? '' };
    for (const beside of [{}, first, { search: 'skin' }]) {
      const counted = await facets({ type, ...beside });
      for (const filter of filters) {
        for (const { value, count } of counted[filter].slice(0, 2))
          expect([filter, value, (await list(type, { ...beside, [filter]: value, dataPerPage: '1' })).total]).toEqual([
            ...[filter, value],
            count,
          ]);
      }
    }
  });

  test('[DOC-01] a facet does not count its own filter, and nobody of that name leaves the others at nothing', async () => {
    const whole = await facets({ type });
    for (const filter of filters) {
      const chosen = { type, [filter]: whole[filter][0]?.value ?? '' };
      expect((await facets(chosen))[filter]).toEqual(whole[filter]);
    }
    if (!role) return;
    const nobody = await facets({ type, person: 'Nobody of that name' });
    expect([nobody.speciality, nobody.year]).toEqual([[], []]);
    expect(nobody.person).toEqual(whole.person);
    expect(await list(type, { person: 'Nobody of that name' })).toMatchObject({ total: 0, items: [] });
  });
});

test('[DOC-08] each of the three lists of events has counts of its own', async () => {
  for (const kind of ['expertlectures', 'conferencearchives', 'archives']) {
    const { year } = await facets({ type: 'event', kind });
    expect(year.reduce((sum, { count }) => sum + count, 0)).toBe((await list('event', { kind })).total);
  }
});

test('[DOC-08] a meeting that is on is upcoming in every list, count and page, and past with its last minute', async () => {
  const [row] = (await list('webinar', { when: 'upcoming', dataPerPage: '1' })).items;
  const id = row?._id ?? '';
  const { minutes } = row as Result<'webinars.list'>['items'][number];
  const stand = async () => {
    const titled = { search: row?.title ?? '', dataPerPage: '100' };
    const [upcoming, past] = await Promise.all([
      list('webinar', { ...titled, when: 'upcoming' }),
      list('webinar', { ...titled, when: 'past' }),
    ]);
    const { when } = await facets({ type: 'webinar', search: row?.title ?? '' });
    return [upcoming, past]
      .map(({ items }) => items.some(({ _id }) => _id === id))
      .concat(when.some(({ value }) => value === 'upcoming'));
  };
  const beganAgo = (seconds: number) =>
    test$.db
      .update(contents)
      .set({ startsAt: new Date(test$.clock.now().getTime() - seconds * 1000) })
      .where(eq(contents.id, id));
  await beganAgo(1);
  expect(await stand()).toEqual([true, false, true]);
  await beganAgo(minutes * 60);
  expect(await stand()).toEqual([false, true, false]);
});

test('[DOC-08] somebody who hosts and speaks is named once, as the host', async () => {
  const [row] = (await list('openhouse', { dataPerPage: '1' })).items;
  const host = row?.people[0]?.name ?? '';
  await test$.db
    .update(contents)
    .set({ details: sql`jsonb_set(${contents.details}, '{speakers,0,name}', to_jsonb(${host}::text))` })
    .where(eq(contents.id, row?._id ?? ''));
  const [after] = (await list('openhouse', { search: row?.title ?? '', dataPerPage: '1' })).items;
  expect(after?.people.filter(({ name }) => name === host)).toEqual([{ name: host, role: 'host' }]);
  const counted = (await facets({ type: 'openhouse' })).person.find(({ value }) => value === host);
  expect(counted?.count).toBe((await list('openhouse', { person: host })).total);
});

test('[SEC-28] [PERM-03] counts are for those who may read that section', async () => {
  const role = await addRole(test$.db, 'Journals alone', [{ section: 'Ejournals', read: true }]);
  const person = await enter(test$, await addUser(test$.db, { roleId: role.id }));
  for (const type of memberTypes)
    expect([type, (await ask({ type }, person)).status]).toEqual([type, type === 'ejournal' ? 200 : 403]);
  expect((await test$.call('GET', '/api/contents/facets?type=ebook')).status).toBe(401);
});

test.each([
  ['type', { type: 'article' }],
  ['type', {}],
  ['level', { type: 'ebook', level: 'Advanced' }],
  ['when', { type: 'course', when: 'past' }],
  ['state', { type: 'webinar', state: 'open' }],
  ['person', { type: 'poll', person: 'Dr. Ananya Rao' }],
  ['kind', { type: 'webinar', kind: 'archives' }],
  ['person', { type: 'ebook', person: '' }],
  ['person', { type: 'ebook', person: 'x'.repeat(101) }],
  ['search', { type: 'ebook', search: 'x'.repeat(500) }],
  ['year', { type: 'ebook', year: '0' }],
  ['sort', { type: 'ebook', sort: 'zzz' }],
])('[API-02] a wrong %s is refused: %j', async (field, query) => {
  const { status, body } = await ask(query as Query);
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(JSON.stringify(body.result)).toContain(field);
});

test.each(['%', '_', 'a', "' or 1=1 --"])('[API-02] %s is searched as it is', async (search) => {
  const { year } = await facets({ type: 'ebook', search });
  expect(year.reduce((sum, { count }) => sum + count, 0)).toBe((await list('ebook', { search })).total);
});

test('[SEC-42] counts are asked for at a rate of their own', async () => {
  const few = await makeApp({ limits: { facetsPerMinute: 2 } });
  const person = await enter(few, await addUser(few.db));
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push((await few.call('GET', '/api/contents/facets?type=quiz', person)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

describe('[DOC-01] among 6,000 rows', () => {
  let many: TestApp;
  beforeAll(async () => {
    many = await makeApp();
    await many.db.execute(sql`
      insert into contents (type, slug, title, published_on, details)
      select (array['proguide', 'ejournal', 'magzter'])[1 + n % 3], 'row-' || n, 'Row ' || n, date '2020-01-01' + n % 2000,
        jsonb_build_object('presenter', 'Dr. ' || n, 'minutes', 10)
      from generate_series(1, 6000) as n`);
    await many.db.execute(sql`analyze contents`);
  });

  test('[DOC-01] a person is found by an index, whatever else there is', async () => {
    const { rows } = (await many.db.execute(
      sql`explain select id from contents where people @> '["Dr. 30"]'::jsonb or author_id = (select id from authors where name = 'Dr. 30')`,
    )) as unknown as { rows: { 'QUERY PLAN': string }[] };
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('contents_people');
    expect(plan).not.toContain('Seq Scan on contents');
  });

  test('[DOC-01] of people only those who are named most are told', async () => {
    const person = await enter(many, await addUser(many.db));
    const { body } = await many.call('GET', '/api/contents/facets?type=proguide', person);
    expect((body.result as ContentFacets).person).toHaveLength(mostPeople);
  });
});
