import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents } from '../../db/schema';
import type { TestApp } from '../../testing/make-app';
import type { LoggedIn } from '../../testing/people';
import { type Ebooks, logInSeeded, makeSeededApp } from '../../testing/seeded-app';

let test$: TestApp;
let doctor: LoggedIn;
/** The book that has a file here: the seed's own files take it forty seconds. */
const withFile = 'Tinea in the Age of Steroid Creams';
beforeAll(async () => {
  test$ = await makeSeededApp();
  const fileKey = 'ebooks/tinea.pdf';
  await test$.files.put(fileKey, new TextEncoder().encode('%PDF-1.7'), 'application/pdf');
  await test$.db.update(contents).set({ fileKey }).where(eq(contents.title, withFile));
  doctor = await logInSeeded(test$, 'ananya.rao@tvacha.example');
});

const get = (path: string) => test$.call('GET', path, doctor);
const list = async (query: string) => (await get(`/api/ebooks?${query}`)).body.result as Ebooks;
const titles = ({ items }: Ebooks) => items.map(({ title }) => title);
const small = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1);

test('[DOC-01] a thousand ebooks come in one page', async () => {
  const all = await list('dataPerPage=1000');
  expect(all).toMatchObject({ total: 1000, page: 1, dataPerPage: 1000 });
  expect(new Set(all.items.map(({ _id }) => _id)).size).toBe(1000);
  const dates = all.items.map(({ publishedOn }) => publishedOn);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('[DOC-01] pages follow one another without gap or repetition', async () => {
  const whole = await list('sort=title&dataPerPage=100&page=1');
  const parts = [await list('sort=title&dataPerPage=50&page=1'), await list('sort=title&dataPerPage=50&page=2')];
  expect(parts.flatMap(titles)).toEqual(titles(whole));
});

test('[DOC-01] a page behind the last is empty and still says how many ebooks there are', async () => {
  expect(await list('page=9&dataPerPage=500')).toMatchObject({ items: [], total: 1000, page: 9 });
});

test('[DOC-01] no ebook is kept without an author or a speciality', async () => {
  const isEbook = eq(contents.type, 'ebook');
  const { authorId, specialityId } = (await test$.db.select().from(contents).where(isEbook).limit(1))[0] ?? {};
  const book = {
    type: 'ebook',
    slug: 'another',
    title: 'Another',
    status: 'draft',
    publishedOn: '2026-05-01',
  } as const;
  for (const lack of [{ authorId: null }, { specialityId: null }])
    await expect(test$.db.insert(contents).values({ ...book, authorId, specialityId, ...lack })).rejects.toThrow();
  await test$.db.insert(contents).values({ ...book, authorId, specialityId });
});

test('[DOC-01] authors are listed with what they wrote, and narrow the ebooks to it', async () => {
  const authors = (await get('/api/authors?type=ebook')).body.result as Result<'authors.list'>;
  expect(authors).toHaveLength(118);
  expect(authors.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  const rao = authors.find(({ name }) => name === 'Dr. Ananya Rao');
  const hers = await list(`author=${rao?._id}`);
  expect(hers.total).toBe(rao?.count);
  expect(hers.items.every(({ author }) => author.name === 'Dr. Ananya Rao')).toBe(true);
});

test('[DOC-01] a sub-speciality is named by id or by slug', async () => {
  const specialities = (await get('/api/specialities')).body.result as Result<'specialities.list'>;
  const hair = specialities.find(({ slug }) => slug === 'hair');
  const bySlug = await list('subSpeciality=hair');
  expect(bySlug.total).toBeGreaterThan(50);
  expect(bySlug.items.every(({ subSpeciality }) => subSpeciality.slug === 'hair')).toBe(true);
  expect(await list(`subSpeciality=${hair?._id}`)).toEqual(bySlug);
  expect(await list('subSpeciality=no-such-field')).toMatchObject({ total: 0, items: [] });
});

test('[DOC-01] search looks in title, summary and author, and takes wildcards as plain signs', async () => {
  const steroid = await list('search=STEROID%20tinea');
  expect(titles(steroid)).toContain(withFile);
  const farida = await list('search=contractor');
  expect(farida.items.every(({ author }) => author.name === 'Dr. Farida Contractor')).toBe(true);
  expect(farida.total).toBeGreaterThan(0);
  expect((await list('search=%25')).total).toBe(0);
});

test('[DOC-01] ebooks are sorted by title or by author', async () => {
  const byTitle = titles(await list('sort=title'));
  expect(byTitle).toEqual([...byTitle].sort(small));
  const byAuthor = (await list('sort=author')).items.map(({ author }) => author.name);
  expect(byAuthor).toEqual([...byAuthor].sort(small));
});

test('[DOC-01] an ebook is new for sixty days', async () => {
  const { items } = await list('dataPerPage=1000');
  const limit = new Date(test$.clock.now().getTime() - 60 * 86_400_000).toISOString().slice(0, 10);
  expect(items.some(({ isNew }) => !isNew)).toBe(true);
  for (const { isNew, publishedOn } of items) expect(isNew).toBe(publishedOn > limit);
});

test('[DOC-02] an ebook without a file says so, and an unknown id is not found', async () => {
  const { items } = await list('search=Handbook&dataPerPage=1');
  const { body } = await get(`/api/ebooks/details/?id=${items[0]?._id}`);
  expect(body.result).toMatchObject({
    title: items[0]?.title,
    fileUrl: null,
    reviewer: expect.stringMatching(/^Dr\. /),
  });
  const none = await get('/api/ebooks/details/?id=0190a000-0000-7000-8000-000000000001');
  expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND']);
});

test('[SEC-28] without login the ebooks are closed', async () => {
  const { status, body } = await test$.call('GET', '/api/ebooks');
  expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
});

async function fileUrl(): Promise<string> {
  const { items } = await list(`search=${encodeURIComponent(withFile)}`);
  const { body } = await get(`/api/ebooks/details/?id=${items[0]?._id}`);
  return (body.result as Result<'ebooks.details'>).fileUrl ?? '';
}
const read = (url: string, cookie?: string) =>
  test$.app.fetch(new Request(`http://127.0.0.1${url}`, { headers: cookie ? { cookie: `device=${cookie}` } : {} }));

test('[SEC-31] the link to a file opens for its reader alone', async () => {
  const url = await fileUrl();
  const own = await read(url, doctor.cookie);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await read(url)).status).toBe(403);
  const other = await logInSeeded(test$, 'vikram.menon@tvacha.example');
  expect((await read(url, other.cookie)).status).toBe(403);
});

test('[SEC-31] the link to a file has expired after 300 seconds', async () => {
  const url = await fileUrl();
  test$.clock.forward(299);
  expect((await read(url, doctor.cookie)).status).toBe(200);
  test$.clock.forward(2);
  expect((await read(url, doctor.cookie)).status).toBe(403);
});
