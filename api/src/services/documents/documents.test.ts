import { pathToFileURL } from 'node:url';
import { PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Result } from '@tvacha/shared-contract';
import { fold } from '@tvacha/shared-contract/page-text';
import { eq } from 'drizzle-orm';
import { contents, documentPages, documents } from '../../db/schema';
import { startParser } from '../../node/parser/parser-process';
import { sheetOf, wordsOn } from '../../pdf/sheet';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';
import type { PageFacts } from '../../uploads/page-reader';
import { readDocuments } from './read-documents';
import { storePages } from './store-pages';

const reader = startParser({ limit: 120_000, flags: ['--import', pathToFileURL(require.resolve('tsx')).href] });
afterAll(() => reader.close());

let test$: TestApp;
let doctor: LoggedIn;
beforeEach(async () => {
  test$ = await makeApp();
  doctor = await enter(test$, await addUser(test$.db));
});

/** Three pages of three sizes, the first two numbered i and ii. */
async function mixedPdf() {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([300, 400]).drawText('Of naevi and hyperpig-\nmentation', { font, size: 12, x: 20, y: 300 });
  const wide = pdf.addPage([500, 200]);
  wide.drawText('Ménière and the melanocyte', { font, size: 12, x: 20, y: 100 });
  const turned = pdf.addPage([100, 700]);
  turned.drawText('Melanocytes', { font, size: 12, x: 20, y: 100 });
  turned.node.set(PDFName.of('Rotate'), pdf.context.obj(90));
  const labels = pdf.context.obj({ Nums: [0, { S: 'r' }, 2, { S: 'D', St: 7, P: PDFString.of('A-') }] });
  pdf.catalog.set(PDFName.of('PageLabels'), labels);
  return new Uint8Array(await pdf.save());
}

async function addPaper(bytes: Uint8Array, key = 'journals/one.pdf', title = 'A paper') {
  await test$.files.put(key, bytes, 'application/pdf');
  const [row] = await test$.db
    .insert(contents)
    .values({ type: 'ejournal', slug: key.replace(/\W/g, '-'), title, publishedOn: '2026-01-05', fileKey: key })
    .returning();
  return row?.id ?? '';
}

const read = () => readDocuments({ ...test$, reader });
const pagesOf = async (id: string, who: LoggedIn = doctor) => {
  const { body } = await test$.call('GET', `/api/documents/pages?contentId=${id}`, who);
  return { code: body.code, ...(body.result as Result<'documents.pages'>) };
};
const search = async (id: string, words: string, more = '', who: LoggedIn = doctor) => {
  const query = `contentId=${id}&search=${encodeURIComponent(words)}${more}`;
  const { body } = await test$.call('GET', `/api/documents/search?${query}`, who);
  return { code: body.code, ...(body.result as Result<'documents.search'>) };
};
const found = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).items.map(({ page, nth, found: words }) => [page, nth, words]);

/** Keeps texts as those of a file that was read. */
async function addText(...texts: string[]) {
  const id = await addPaper(new Uint8Array([1]), 'journals/kept.pdf');
  const now = test$.clock.now();
  await test$.db
    .insert(documents)
    .values({ key: 'journals/kept.pdf', sha256: 'kept', pages: texts.length, readAt: now, triedAt: now });
  const pages = texts.map(
    (text): PageFacts => ({ width: 10, height: 10, rotation: 0, box: [0, 0, 10, 10], label: null, text }),
  );
  await storePages(test$, 'kept', pages);
  return id;
}

test('[PDF-01] a PDF that was put in is read: each page with its size as shown, its label and its text', async () => {
  const id = await addPaper(await mixedPdf());
  expect(await pagesOf(id)).toEqual({ code: 'SUCCESS', sha256: null, hasCopy: false, items: [] });
  expect(await search(id, 'naevi')).toEqual({ code: 'SUCCESS', isRead: false, items: [] });
  expect(await read()).toEqual({ read: 1, failed: 0 });
  const { items, sha256 } = await pagesOf(id);
  expect(sha256).toMatch(/^[\w-]{43}$/);
  expect(items).toEqual([
    { width: 300, height: 400, rotation: 0, label: 'i' },
    { width: 500, height: 200, rotation: 0, label: 'ii' },
    { width: 700, height: 100, rotation: 90, label: 'A-7' },
  ]);
  expect(await found(id, 'HYPERPIGMENTATION')).toEqual([[1, 0, 'hyperpigmentation']]);
  expect(await found(id, 'meniere')).toEqual([[2, 0, 'Ménière']]);
  expect(await found(id, 'melanocyte')).toEqual([
    [2, 0, 'melanocyte'],
    [3, 0, 'Melanocyte'],
  ]);
  expect(await found(id, 'melanocyte', '&whole=true')).toEqual([[2, 0, 'melanocyte']]);
  expect(await read()).toEqual({ read: 0, failed: 0 });
});

test('[PDF-01] [UX-04] one’s place and a hit of the search are called as the file calls their page', async () => {
  const id = await addPaper(await mixedPdf());
  await read();
  const save = (page: number) =>
    test$.call('POST', '/api/reading/save', {
      ...doctor,
      body: { contentId: id, at: { page }, part: page, of: 3, seconds: 1 },
    });
  const label = async () => {
    const { body } = await test$.call('GET', `/api/reading?contentId=${id}`, doctor);
    return (body.result as Result<'reading.list'>).items.map((place) => place.label);
  };
  await save(2);
  expect(await label()).toEqual(['ii']);
  await save(3);
  expect(await label()).toEqual(['A-7']);
  const { body } = await test$.call('GET', '/api/search?search=hyperpigmentation', doctor);
  const [hit] = (body.result as Result<'search.list'>).items;
  expect(hit?.place).toEqual({ in: 'page', at: 1, title: '', label: 'i' });
});

test('[PDF-01] a file that cannot be read is tried again after a rest, and not for ever', async () => {
  const id = await addPaper(new TextEncoder().encode('%PDF-1.7 and no more'));
  const tried: number[] = [];
  for (let hour = 0; hour < 6; hour += 1) {
    tried.push((await read()).failed, (await read()).failed);
    test$.clock.forward(3600);
  }
  expect(tried).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0]);
  const later = await enter(test$, await addUser(test$.db));
  expect(await pagesOf(id, later)).toMatchObject({ code: 'SUCCESS', items: [] });
});

test('[PDF-01] what is set on a sheet of ours is known without reading it back', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 400]);
  const style = { font: await pdf.embedFont(StandardFonts.Helvetica), size: 12, colour: rgb(0, 0, 0) };
  for (const [at, line] of ['A heading', 'Of naevi and hyperpig-', 'mentation.'].entries())
    sheetOf(page).text(line, 20, 40 + at * 16, style);
  sheetOf(page).text('7', 150, 380, style);
  const { pages } = await reader.readPages(new Uint8Array(await pdf.save()), 1);
  expect(fold(pages[0]?.text ?? '').text).toBe(fold(wordsOn(page).join('\n')).text);
});

test('[SEC-34] what no content holds any more is forgotten, and what another holds stays', async () => {
  const bytes = await mixedPdf();
  const [first, second] = [await addPaper(bytes), await addPaper(bytes, 'journals/two.pdf')];
  await read();
  expect(await test$.db.$count(documentPages)).toBe(3);
  await test$.db.update(contents).set({ fileKey: null }).where(eq(contents.id, first));
  await read();
  expect([await test$.db.$count(documents), await test$.db.$count(documentPages)]).toEqual([1, 3]);
  await test$.db.delete(contents).where(eq(contents.id, second));
  await read();
  expect([await test$.db.$count(documents), await test$.db.$count(documentPages)]).toEqual([0, 0]);
});

test('[PDF-01] a large file is read by a copy that is quick in parts, saved as it was put in, and let go with it', async () => {
  const pdf = await PDFDocument.load(await mixedPdf());
  pdf.context.register(pdf.context.stream(new Uint8Array(1_100_000)));
  const bytes = new Uint8Array(await pdf.save());
  const id = await addPaper(bytes);
  await read();
  const [row] = await test$.db.select().from(documents);
  expect(row?.copyKey).toBe(`copies/${row?.sha256}.pdf`);
  expect(await pagesOf(id)).toMatchObject({ hasCopy: true, sha256: row?.sha256 });
  const { body } = await test$.call('GET', `/api/documents/link?contentId=${id}`, doctor);
  const { url } = body.result as Result<'documents.link'>;
  const saved = await test$.app.fetch(
    new Request(`http://127.0.0.1${url}`, { headers: { cookie: `device=${doctor.cookie}` } }),
  );
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true);
  const key = row?.copyKey ?? '';
  const copy = await PDFDocument.load(await new Response(await test$.files.read(key)).arrayBuffer());
  expect(copy.getPageCount()).toBe(3);
  await test$.db.update(contents).set({ fileKey: null }).where(eq(contents.id, id));
  await read();
  expect(await test$.files.stat(key)).toBeNull();
});

test('[SEC-29] nobody is told of a document whose content they may not read', async () => {
  const id = await addText('Of naevi');
  const role = await addRole(test$.db, 'Books alone', [{ section: 'Ebooks', read: true }]);
  const other = await enter(test$, await addUser(test$.db, { roleId: role.id }));
  const patient = await enter(test$, await addUser(test$.db, { role: 'patient' }));
  expect((await search(id, 'naevi', '', other)).code).toBe('NOT_FOUND');
  expect((await pagesOf(id, other)).code).toBe('NOT_FOUND');
  expect((await search(id, 'naevi', '', patient)).code).toBe('FORBIDDEN');
  expect((await search(id, 'naevi')).items).toHaveLength(1);
  await test$.db.update(contents).set({ status: 'draft' }).where(eq(contents.id, id));
  expect((await search(id, 'naevi')).code).toBe('NOT_FOUND');
  await test$.db.update(contents).set({ status: 'published', fileKey: null }).where(eq(contents.id, id));
  expect((await pagesOf(id)).code).toBe('NOT_FOUND');
});

test('[PDF-01] [UX-04] the search of the portal finds words by letters without accents, and accented ones by plain words', async () => {
  const id = await addText('Of Ménière and the naïve numbatoid', 'Porokeratose de Mibelli');
  const page = async (words: string) => {
    const { body } = await test$.call('GET', `/api/search?search=${encodeURIComponent(words)}`, doctor);
    const [{ _id, place, excerpt } = { excerpt: [] }] = (body.result as Result<'search.list'>).items;
    const marked = excerpt.filter(({ hit }) => hit).map(({ text }) => text);
    return [_id, place && 'at' in place ? place.at : null, ...marked];
  };
  expect(await page('meniere')).toEqual([id, 1, 'Ménière']);
  expect(await page('naive numbatoïd')).toEqual([id, 1, 'naïve', 'numbatoid']);
  expect(await page('Porokératose')).toEqual([id, 2, 'Porokeratose']);
  // Where the title says it, no page has to.
  await test$.db.update(contents).set({ title: 'Ménière today' }).where(eq(contents.id, id));
  expect(await page('meniere')).toEqual([id, null]);
});

test('[PDF-01] Devanagari is found by its own vowels, and signs of a pattern are letters like others', async () => {
  const id = await addText('दाद और त्वचा', 'दूद', '100% of a_b');
  expect(await found(id, 'दाद')).toEqual([[1, 0, 'दाद']]);
  expect(await found(id, '%')).toEqual([[3, 0, '%']]);
  expect(await found(id, '_')).toEqual([[3, 0, '_']]);
});

test('[PDF-01] of a word that stands everywhere the first thousand places are told', async () => {
  const id = await addText(...Array.from({ length: 300 }, () => 'skin '.repeat(5)));
  const { items } = await search(id, 'skin');
  expect([items.length, items.at(-1)?.page]).toEqual([1000, 200]);
});

test('[UX-04] the search of the portal leads to the page of a file that says it', async () => {
  const id = await addText('Nothing here', 'Of numbatoid\nscales in winter');
  const { body } = await test$.call('GET', '/api/search?search=numbatoid%20scale', doctor);
  const { items, total } = body.result as Result<'search.list'>;
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ kind: 'ejournals', _id: id, place: { in: 'page', at: 2 } });
  expect(items[0]?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['numbatoid', 'scales']);
  const { body: visited } = await test$.call('GET', '/api/search?search=numbatoid');
  expect((visited.result as Result<'search.list'>).total).toBe(0);
});
