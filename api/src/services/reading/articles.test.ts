import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contentReads } from '../../db/schema';
import type { TestApp } from '../../testing/make-app';
import { type Articles, makeSeededApp } from '../../testing/seeded-app';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeSeededApp();
});

const get = (path: string) => test$.call('GET', path);
const list = async (query: string) => (await get(`/api/articles?${query}`)).body.result as Articles;

test.each([
  [0, 9],
  [1, 8],
  [2, 8],
  [3, 8],
  [4, 9],
])('[PAT-01] section %i is read without login', async (section, articles) => {
  const { status, body } = await get(`/api/articles?section=${section}&speciality=all`);
  expect([status, body.code]).toEqual([200, 'SUCCESS']);
  const { items, total } = body.result as Articles;
  expect([items.length, total]).toEqual([articles, articles]);
  expect(items.every((item) => item.section === section)).toBe(true);
});

test('[PAT-01] articles are narrowed by speciality, searched and sorted', async () => {
  const specialities = (await get('/api/masterdatas?type=patientSpecialty')).body.result as Result<'masterdata.list'>;
  const hair = specialities.find(({ slug }) => slug === 'hair');
  const ofHair = await list(`speciality=${hair?._id}`);
  expect(ofHair.total).toBeGreaterThan(2);
  expect(ofHair.items.every(({ speciality }) => speciality.slug === 'hair')).toBe(true);
  expect((await list('search=dandruff&section=1')).items.map(({ slug }) => slug)).toEqual(['oil-and-dandruff']);
  const titles = (await list('sort=title&dataPerPage=100')).items.map(({ title }) => title.toLowerCase());
  expect(titles).toEqual([...titles].sort());
});

test('[PAT-01] a speciality without articles is not offered to patients', async () => {
  const offered = (await get('/api/masterdatas?type=patientSpecialty')).body.result as Result<'masterdata.list'>;
  const all = (await get('/api/specialities')).body.result as Result<'specialities.list'>;
  expect(all).toHaveLength(14);
  expect(offered.map(({ slug }) => slug)).not.toContain('pathology');
  expect(offered.length).toBeGreaterThan(9);
});

test('[PAT-01] an article is read by its slug without login, and leads on to others', async () => {
  const { status, body } = await get('/api/articles/details/?slug=ringworm');
  expect(status).toBe(200);
  const article = body.result as Result<'articles.details'>;
  expect(article).toMatchObject({
    title: 'Ringworm (tinea)',
    section: 3,
    reviewedOn: '2026-10-12',
    publishedOn: '2026-08-26',
  });
  expect(article.body.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['warning', 'steps', 'mythFact', 'figure']),
  );
  expect(article.related.map(({ slug }) => slug)).toEqual([
    'jock-itch-care',
    'fungal-nails',
    'is-it-ringworm-or-eczema',
  ]);
  expect(article.seeDoctorIf).toHaveLength(4);
});

test('[PAT-01] an unknown slug is not found', async () => {
  const { status, body } = await get('/api/articles/details/?slug=no-such-article');
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('[PAT-01] an article opened as a page counts as one that was asked for, once a day for a visitor', async () => {
  const id = (await list('search=scabies')).items[0]?._id ?? '';
  const readsOf = async () => {
    await test$.app.settle();
    const [row] = await test$.db.select().from(contentReads).where(eq(contentReads.contentId, id));
    return row?.count ?? 0;
  };
  const path = '/api/articles/details/?slug=scabies';
  const before = await readsOf();
  test$.app.noteVisit({ type: 'article', id }, '203.0.113.7');
  await test$.call('GET', path, { ip: '203.0.113.7' });
  expect(await readsOf()).toBe(before + 1);
  test$.app.noteVisit({ type: 'article', id }, '203.0.113.8');
  test$.app.noteVisit({ type: 'article', id: 'no id' }, '203.0.113.8');
  expect(await readsOf()).toBe(before + 2);
  // The server asks for what it draws; nobody has read that yet.
  await test$.app.fetch(new Request(`http://127.0.0.1${path}`), { isOwn: true, ip: '203.0.113.9' });
  expect(await readsOf()).toBe(before + 2);
});
