import type { ContentType, Result, SearchKind } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { analyticsDaily, answers, consents, contents, films, lessons, questions, roles, users } from '../../db/schema';
import { addContribution } from '../../testing/community';
import { addFilm, addFilmed } from '../../testing/films';
import { addCourse } from '../../testing/learning';
import type { TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';
import { logInSeeded, makeSeededApp } from '../../testing/seeded-app';
import { refreshSearchWords } from './search-words';

type Found = Result<'search.list'>;
let test$: TestApp;
let doctor: LoggedIn;
beforeAll(async () => {
  test$ = await makeSeededApp();
  doctor = await logInSeeded(test$, 'ananya.rao@tvacha.example');
});

const search = async (words: string, who?: { token: string }, more = ''): Promise<Found> => {
  const { status, body } = await test$.call('GET', `/api/search?search=${encodeURIComponent(words)}${more}`, who);
  expect(status).toBe(200);
  return body.result as Found;
};
const titles = ({ items }: Found) => items.map(({ title }) => title);
const kinds = ({ counts }: Found) => counts.map(({ kind }) => kind);
const joined = (segments: Found['items'][number]['excerpt']) => segments.map(({ text }) => text).join('');

test.each([
  ['psoraisis', 'psoriasis'],
  ['vitilgo', 'vitiligo'],
  ['dermoscpy', 'dermoscopy'],
  ['eczma', 'eczema'],
])('[UX-04] %s finds all that %s finds, and marks it', async (written, meant) => {
  const found = await search(written, doctor, '&dataPerPage=50');
  expect(found.total).toBeGreaterThan(1);
  for (const { kind, count } of (await search(meant, doctor)).counts)
    expect(found.counts.find((one) => one.kind === kind)?.count).toBeGreaterThanOrEqual(count);
  expect(titles(found)[0]?.toLowerCase()).toContain(meant);
  for (const { titleSegments, excerpt } of found.items)
    if ([...titleSegments, ...excerpt].some(({ text }) => text.toLowerCase().includes(meant)))
      expect([...titleSegments, ...excerpt].filter(({ hit }) => hit).map(({ text }) => text.toLowerCase())).toContain(
        meant,
      );
});

test('[UX-04] of several words the misspelt ones alone are taken for others', async () => {
  const right = await search('isotretinoin dose', doctor);
  expect(right.total).toBeGreaterThan(0);
  expect((await search('isotretinion dose', doctor)).counts).toEqual(right.counts);
  expect((await search('isotretinion xylophone', doctor)).total).toBe(0);
});

test('[UX-04] a visitor finds an article in spite of a mistake', async () => {
  const found = await search('psoraisis');
  expect(found.items.length).toBeGreaterThan(0);
  expect(found.items.every(({ kind }) => kind === 'articles')).toBe(true);
});

test('[UX-04] other forms of a word and the beginning of one find it; each word has to occur', async () => {
  expect((await search('blister', doctor)).total).toBeGreaterThan(0);
  expect(titles(await search('isotret low dose', doctor))).toContain('Isotretinoin: low dose, long view');
  expect((await search('isotretinoin xylophone', doctor)).total).toBe(0);
});

test('[UX-04] quotes keep words together, and a minus leaves one out', async () => {
  const whole = await search('acne', doctor);
  const without = await search('acne -scars', doctor);
  expect(without.total).toBeGreaterThan(0);
  expect(without.total).toBeLessThan(whole.total);
  expect((await search('"dose low"', doctor)).total).toBe(0);
  expect((await search('"low dose"', doctor)).total).toBeGreaterThan(0);
});

test('[UX-04] what the title says in few words comes first', async () => {
  const [first] = titles(await search('vitiligo'));
  expect(first?.toLowerCase().startsWith('vitiligo')).toBe(true);
});

test('[UX-04] hits are counted by kind, narrowed by kind and paged', async () => {
  const all = await search('acne', doctor, '&dataPerPage=50');
  const count = (kind: SearchKind) => all.counts.find((one) => one.kind === kind)?.count ?? 0;
  expect(all.counts.reduce((sum, one) => sum + one.count, 0)).toBe(all.total);
  const ebooks = await search('acne', doctor, '&kind=ebooks&dataPerPage=50');
  expect([ebooks.total, ebooks.items.length]).toEqual([count('ebooks'), Math.min(50, count('ebooks'))]);
  expect(ebooks.items.every(({ kind }) => kind === 'ebooks')).toBe(true);
  expect(ebooks.counts).toEqual(all.counts);
  const first = await search('acne', doctor, '&dataPerPage=5&page=1');
  const second = await search('acne', doctor, '&dataPerPage=5&page=2');
  expect([...titles(first), ...titles(second)]).toEqual(titles(all).slice(0, 10));
  const beyond = await search('acne', doctor, '&page=999');
  expect([beyond.items, beyond.total, beyond.counts]).toEqual([[], all.total, all.counts]);
});

test('[UX-04] an excerpt is plain text in pieces, with what was searched for marked', async () => {
  const { items } = await search('isotretinoin', doctor);
  expect(items.length).toBeGreaterThan(3);
  for (const { title, titleSegments, excerpt } of items) {
    expect(joined(titleSegments)).toBe(title);
    expect(joined(excerpt).length).toBeLessThanOrEqual(225);
    const hits = [...titleSegments, ...excerpt].filter(({ hit }) => hit);
    expect(hits.length).toBeGreaterThan(0);
    for (const { text } of hits) expect(text).toMatch(/^isotretinoin/i);
  }
});

test.each(['%', '_', "' or 1=1 --", '\\', ':*', '<b>', '((', '-', '"', '& | !', 'ñ ü क'])(
  '[UX-04] %s is searched for as plain signs',
  async (signs) => {
    for (const path of ['search', 'search/suggest']) {
      const { status } = await test$.call('GET', `/api/${path}?search=${encodeURIComponent(`${signs}  zz`)}`, doctor);
      expect(status).toBe(200);
    }
  },
);

describe('[UX-04] what only a part of a record says leads to that part', () => {
  const first = async (words: string) => {
    const { items, total } = await search(words, doctor);
    const [{ kind, _id, place, excerpt } = { excerpt: [] }] = items;
    return { total, kind, _id, place, says: joined(excerpt) };
  };

  test.each<[string, ContentType, object, object]>([
    ['proguides', 'proguide', { chapters: [{ at: 70, title: 'Numbatoid edges' }] }, { in: 'second', at: 70 }],
    [
      'dermatologytimes',
      'dermatologytimes',
      {
        stories: [
          { title: 'One', text: 'a' },
          { title: 'Two', text: 'Numbatoid edges' },
        ],
      },
      { in: 'story', at: 2 },
    ],
    [
      'ejournals',
      'ejournal',
      { articles: [{ title: 'Numbatoid edges', authors: 'R. Rao', page: 14 }] },
      { in: 'page', at: 14 },
    ],
  ])('[UX-04] of %s', async (kind, type, more, place) => {
    const [row] = await test$.db.select().from(contents).where(eq(contents.type, type)).limit(1);
    if (!row) throw new Error(`No ${type} was sown`);
    await test$.db
      .update(contents)
      .set({ details: { ...row.details, ...more } })
      .where(eq(contents.id, row.id));
    const found = await first('numbatoid edge');
    expect(found).toMatchObject({ total: 1, kind, _id: row.id, place });
    expect(found.says).toContain('Numbatoid edges');
    await test$.db.update(contents).set({ details: row.details }).where(eq(contents.id, row.id));
  });

  test('[UX-04] of a course whose lesson says it, while the course is published', async () => {
    const { courseId: contentId } = await addCourse(test$.db, { title: 'On scales' });
    const body = [{ kind: 'paragraph', text: 'Look for numbatoid scales.' }];
    const [lesson] = await test$.db
      .insert(lessons)
      .values({ contentId, position: 9, title: 'At the edge', minutes: 5, body })
      .returning();
    const place = { in: 'lesson', _id: lesson?.id, title: 'At the edge' };
    expect(await first('numbatoid')).toEqual({ total: 1, kind: 'courses', _id: contentId, place, says: body[0]?.text });
    await test$.db.update(contents).set({ status: 'draft' }).where(eq(contents.id, contentId));
    expect(titles(await search('numbatoid', doctor))).not.toContain('On scales');
  });

  test('[UX-04] of a recording in which it is said, at the second', async () => {
    const contentId = await addFilmed(test$.db, 'webinar');
    await addFilm(test$.db, contentId);
    const cues = [
      { from: 0, to: 4, text: 'Good evening.' },
      { from: 12.4, to: 15, text: 'Look for numbatoid' },
      { from: 15, to: 18, text: 'scales at the edge.' },
    ];
    await test$.db
      .update(films)
      .set({ captions: [{ language: 'en', cues }] })
      .where(eq(films.contentId, contentId));
    const says = 'Look for numbatoid scales at the edge.';
    const place = { in: 'second', at: 12, title: '' };
    expect(await first('numbatoid scales')).toEqual({ total: 1, kind: 'webinars', _id: contentId, place, says });
    expect((await first('Which are those scales that should be numbatoid?')).place).toEqual(place);
    const role = await addRole(test$.db, 'Readers of ebooks', [{ section: 'Ebooks', read: true }]);
    expect((await search('numbatoid', await enter(test$, await addUser(test$.db, { roleId: role.id })))).total).toBe(0);
    await test$.db.update(films).set({ fileId: null }).where(eq(films.contentId, contentId));
    expect((await first('numbatoid'))._id).not.toBe(contentId);
  });

  test('[UX-04] [SEC-29] of a question whose answer says it, while nobody hid the answer', async () => {
    const [question] = await test$.db
      .insert(questions)
      .values({ title: 'Which scales?', text: 'Seen once.' })
      .returning();
    if (!question) throw new Error('No question was added');
    const text = 'They are numbatoid.';
    const [answer] = await test$.db.insert(answers).values({ questionId: question.id, text }).returning();
    const place = { in: 'answer', _id: answer?.id };
    expect(await first('numbatoid')).toEqual({ total: 1, kind: 'questions', _id: question.id, place, says: text });
    await test$.db.update(answers).set({ hiddenAt: test$.clock.now() });
    expect(titles(await search('numbatoid', doctor))).not.toContain('Which scales?');
  });

  test('[UX-04] misspelt, where it stands in no title; and in Hindi', async () => {
    const { courseId: contentId } = await addCourse(test$.db, { title: 'On edges' });
    const body = [{ kind: 'paragraph', text: 'Look for wombatoid scales. त्वचा पर झबरीली परत।' }];
    const [lesson] = await test$.db
      .insert(lessons)
      .values({ contentId, position: 9, title: 'At the edge', minutes: 5, body })
      .returning();
    const place = { in: 'lesson', _id: lesson?.id, title: 'At the edge' };
    expect((await search('wombtoid', doctor)).total).toBe(0);
    await refreshSearchWords(test$.db);
    for (const words of ['wombtoid', 'wombatiod scales', 'झबरीली परत'])
      expect(await first(words)).toEqual({ total: 1, kind: 'courses', _id: contentId, place, says: body[0]?.text });
    const { items } = await search('झबरीली', doctor);
    expect(items[0]?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['झबरीली']);
  });

  test('[UX-04] misspelt words lead to the second in which they are said, and to what is written most like them alone', async () => {
    const contentId = await addFilmed(test$.db, 'webinar');
    await addFilm(test$.db, contentId);
    const said = (text: string) => [{ language: 'en' as const, cues: [{ from: 12.4, to: 15, text }] }];
    await test$.db
      .update(films)
      .set({ captions: said('A kangarootoid edge') })
      .where(eq(films.contentId, contentId));
    const { courseId } = await addCourse(test$.db, { title: 'The kangaroozoid edge' });
    await refreshSearchWords(test$.db);
    const place = { in: 'second', at: 12, title: '' };
    expect(await first('angarootoid')).toMatchObject({ total: 1, _id: contentId, place, says: 'A kangarootoid edge' });
    expect(await first('kangaroozid')).toMatchObject({ total: 1, _id: courseId, place: null });
  });

  test('[UX-04] a record that says it in several places is found once, and one that says it in its title has no place', async () => {
    const body = [{ kind: 'paragraph', text: 'About numbatoid scales.' }];
    const { courseId: contentId } = await addCourse(test$.db, { title: 'Numbatoid scales' });
    for (const position of [7, 8])
      await test$.db.insert(lessons).values({ contentId, position, title: 'Numbatoid scales', minutes: 5, body });
    expect(await first('numbatoid scales')).toMatchObject({ total: 1, _id: contentId, place: null });
  });
});

test('[UX-04] at most eight titles are suggested for what is being typed', async () => {
  const { body } = await test$.call('GET', '/api/search/suggest?search=derm', doctor);
  const suggested = body.result as Result<'search.suggest'>;
  expect(suggested).toHaveLength(8);
  for (const { title } of suggested) expect(title).toMatch(/derm/i);
  expect(Object.keys(suggested[0] ?? {}).sort()).toEqual(['_id', 'kind', 'slug', 'title']);
});

describe('[SEC-29] nobody finds what they may not read', () => {
  const word = 'quokkadermatosis';
  beforeAll(async () => {
    for (const kind of ['image', 'case'] as const) await addContribution(test$.db, { title: `A ${word}`, kind });
    await test$.db.insert(questions).values({ title: `What is ${word}?`, text: 'Seen once.' });
    await test$.db.update(users).set({ areaOfInterest: [word] });
  });
  const found = async (who?: LoggedIn) => kinds(await search(word, who));

  test('[SEC-29] [PERM-03] visitors and patients find articles and doctors alone', async () => {
    expect(await found()).toEqual([]);
    expect(await found(await enter(test$, await addUser(test$.db, { role: 'patient' })))).toEqual([]);
    for (const who of [undefined, await enter(test$, await addUser(test$.db, { role: 'patient' }))])
      for (const words of ['acne', 'rao', 'psoraisis'])
        for (const kind of kinds(await search(words, who))) expect(['articles', 'doctors']).toContain(kind);
  });

  test('[SEC-29] [PERM-03] a doctor with a role definition finds what its sections grant', async () => {
    expect(await found(doctor)).toEqual(['questions', 'imageContributions', 'caseContributions']);
    const role = await addRole(test$.db, 'Readers', []);
    const person = await enter(test$, await addUser(test$.db, { roleId: role.id }));
    expect(await found(person)).toEqual([]);
    await test$.db.update(roles).set({ permissions: [{ section: 'Contribution Cases', read: true }] });
    expect(await found(person)).toEqual(['caseContributions']);
    expect(kinds(await search('dandruff', person))).toEqual(['articles']);
    const { body } = await test$.call('GET', '/api/search/suggest?search=dandruff', person);
    for (const { kind } of body.result as Result<'search.suggest'>) expect(kind).toBe('articles');
    expect((await search('dandruff', person, '&kind=ebooks')).items).toEqual([]);
  });
});

test('[SEC-44] a contribution whose consent was taken back is not found', async () => {
  const title = 'A wallabydermatosis';
  const subjectId = await addContribution(test$.db, { title });
  const titles = async () => (await search('wallabydermatosis', doctor)).items.map((item) => item.title);
  expect(await titles()).toContain(title);
  await test$.db.update(consents).set({ withdrawnAt: test$.clock.now() }).where(eq(consents.subjectId, subjectId));
  expect(await titles()).not.toContain(title);
});

test('[UX-04] searches are counted by who searched', async () => {
  await test$.app.settle();
  const rows = await test$.db.select().from(analyticsDaily);
  const searches = rows.filter(({ metric }) => metric === 'searches');
  expect(searches.map(({ key }) => key)).toEqual(expect.arrayContaining(['all', 'doctor']));
});
