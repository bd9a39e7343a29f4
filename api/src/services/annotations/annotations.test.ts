import type { KeptMark, Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { annotations, contentEditions, contents, documents, files, type UserRow } from '../../db/schema';
import { addBook } from '../../testing/add-book';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import type { PageFacts } from '../../uploads/page-reader';
import { storePages } from '../documents/store-pages';
import { purgeRecords } from '../purge-records';

let test$: TestApp;
let token: string;
let user: UserRow;
let contentId: string;
let document: string;

const list = async (as = token, after = 0, of = contentId) =>
  test$.call('GET', `/api/annotations?contentId=${of}&after=${after}`, { token: as });
const listed = async (as = token, after = 0, of = contentId) =>
  (await list(as, after, of)).body.result as Result<'annotations.list'>;
const save = (body: object, as = token) =>
  test$.call('POST', '/api/annotations/save', { token: as, body: { contentId, document, ...body } });

const note = (id: string, revision: number, text: string, more: object = {}) => ({
  id,
  revision,
  page: 3,
  kind: 'note',
  colour: 'yellow',
  at: [120.5, 700],
  text,
  ...more,
});
const id = () => crypto.randomUUID();
const textOf = ({ mark }: KeptMark) => (mark?.kind === 'note' ? mark.text : null);

beforeEach(async () => {
  test$ = await makeApp();
  user = await addUser(test$.db);
  ({ token } = await enter(test$, user));
  contentId = await addBook(test$, 'nails', '%PDF-1.7 nails');
  ({ document } = await listed());
});

test('[PDF-02] marks of two devices join, and another device asks for what is new alone', async () => {
  const [mine, theirs] = [id(), id()];
  await save({ marks: [note(mine, 1, 'Show at the ward round')] });
  const { last } = await listed();
  await save({ marks: [note(theirs, 1, 'Ask about gloves')] });
  expect((await listed()).items.map(textOf)).toEqual(['Show at the ward round', 'Ask about gloves']);
  expect((await listed(token, last)).items).toMatchObject([{ id: theirs, revision: 1 }]);
});

test('[PDF-02] of one mark the later revision wins, whichever comes first; a call sent twice changes nothing', async () => {
  const one = id();
  await save({ marks: [note(one, 3, 'third')] });
  const older = await save({ marks: [note(one, 2, 'second')] });
  expect((older.body.result as Result<'annotations.save'>).items).toMatchObject([
    { revision: 3, mark: { text: 'third' } },
  ]);
  await save({ marks: [note(one, 3, 'of another device')] });
  const { items, last } = await listed();
  expect(items.map(textOf)).toEqual(['third']);
  await save({ marks: [note(one, 3, 'third')] });
  expect((await listed(token, last)).items).toEqual([]);
  await save({ marks: [note(one, 4, 'fourth')] });
  expect((await listed()).items.map(textOf)).toEqual(['fourth']);
});

test('[PDF-02] a removal is a record: a device that was away does not bring the mark back', async () => {
  const one = id();
  await save({ marks: [note(one, 1, 'first')] });
  await save({ removed: [{ id: one, revision: 2 }] });
  await save({ marks: [note(one, 2, 'changed elsewhere meanwhile')] });
  expect((await listed()).items).toMatchObject([{ id: one, revision: 2, mark: null }]);
  // Undo of a removal is one more change.
  await save({ marks: [note(one, 3, 'first')] });
  expect((await listed()).items.map(textOf)).toEqual(['first']);
});

test('[SEC-29] marks are of their person alone, also where another makes one of the same id', async () => {
  const one = id();
  await save({ marks: [note(one, 1, 'mine')] });
  const { token: other } = await enter(test$, await addUser(test$.db));
  expect((await listed(other)).items).toEqual([]);
  await save({ marks: [note(one, 9, 'theirs')] }, other);
  await save({ removed: [{ id: one, revision: 10 }] }, other);
  expect((await listed()).items.map(textOf)).toEqual(['mine']);
});

test('[SEC-29] marks are taken and answered only where the piece may be read and has this file', async () => {
  const one = id();
  await save({ marks: [note(one, 1, 'mine')] });
  const { token: patient } = await enter(test$, await addUser(test$.db, { role: 'patient' }));
  const foreign = await addBook(test$, 'hair', '%PDF-1.7 hair');
  const refused = [
    await list(patient),
    await save({ marks: [note(id(), 1, 'x')] }, patient),
    await list(token, 0, id()),
    await save({ contentId: foreign, marks: [note(id(), 1, 'x')] }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'CONFLICT']);
  await test$.db.update(contents).set({ status: 'draft' }).where(eq(contents.id, contentId));
  expect((await list()).body.code).toBe('NOT_FOUND');
});

test('[PDF-02] one file under two titles is one document, and a new edition is another', async () => {
  await save({ marks: [note(id(), 1, 'mine')] });
  const twin = await addBook(test$, 'nails-again', '%PDF-1.7 nails');
  expect((await listed(token, 0, twin)).items.map(textOf)).toEqual(['mine']);
  await test$.files.put('ebooks/nails.pdf', new TextEncoder().encode('%PDF-1.7 second edition'), 'application/pdf');
  expect((await listed()).items).toEqual([]);
  const late = await save({ marks: [note(id(), 1, 'drawn in the first edition')] });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
});

const marker = (one: string, quote: string, before: string, after: string, page = 3) => ({
  id: one,
  revision: 1,
  page,
  kind: 'highlight',
  colour: 'green',
  boxes: [[10, 10, 90, 20]],
  quote,
  before,
  after,
  text: '',
});

test('[PDF-02] a new edition tells on which page highlighted words stand now, and which are nowhere', async () => {
  const [kept, twice, short, changed, written, drawn] = [id(), id(), id(), id(), id(), id()];
  await save({
    marks: [
      marker(kept, 'terbinafine for twelve weeks', 'Give ', '. Look again'),
      marker(twice, 'every six weeks', 'liver is tested ', ' in children'),
      marker(short, 'nail', 'the ', ' plate'),
      marker(changed, 'the biopsy is taken from the bed', 'As said, ', ' of the nail'),
      note(written, 1, 'Ask about gloves'),
      ink([1, 2, 0.5], { id: drawn }),
    ],
  });
  const { token: other } = await enter(test$, await addUser(test$.db));
  await test$.files.put('ebooks/nails.pdf', new TextEncoder().encode('%PDF-1.7 second edition'), 'application/pdf');
  const replacedAt = test$.clock.now();
  await test$.db.insert(contentEditions).values({ contentId, document, replacedAt });
  const earlier = async (as = token) => {
    const { body } = await test$.call('GET', `/api/annotations/earlier?contentId=${contentId}`, { token: as });
    return body.result as Result<'annotations.earlier'>;
  };
  const places = async () => Object.fromEntries((await earlier()).items.map(({ mark, page }) => [mark.id, page]));
  const unread = { [kept]: null, [twice]: null, [short]: null, [changed]: null, [written]: null };
  expect([await places(), (await earlier()).isRead]).toEqual([unread, false]);
  ({ document } = await listed());
  const now = { sha256: document, pages: 5, readAt: replacedAt, triedAt: replacedAt };
  await test$.db.insert(documents).values({ key: 'ebooks/nails.pdf', ...now });
  const texts = [
    'The blood is tested every six weeks in adults.',
    '',
    'A nail, and another nail.',
    // Lines and hyphens lie elsewhere than they did.
    'Give terbin-\nafine for\ntwelve weeks. Look again.',
    'Until then the liver is tested every\nsix weeks in children.',
  ];
  const size = { width: 400, height: 600, rotation: 0, label: null, box: [0, 0, 400, 600] } as const;
  await storePages(
    test$,
    document,
    texts.map((text) => ({ ...size, text, box: [...size.box] })),
  );
  expect(await places()).toEqual({ ...unread, [kept]: 4, [twice]: 5 });
  expect([(await listed()).hasEarlier, (await listed(other)).hasEarlier, (await earlier(other)).items]).toEqual([
    true,
    false,
    [],
  ]);
  // What was carried, and what was put away, is not told of again; not after its removal was old enough to go.
  const put = { removed: [short, changed, written].map((one) => ({ id: one, revision: 2 })) };
  await save({ marks: [marker(kept, 'terbinafine for twelve weeks', '', '', 4)], ...put });
  test$.clock.forward(181 * 86_400);
  await purgeRecords(test$);
  ({ token } = await enter(test$, user));
  expect(await places()).toEqual({ [twice]: 5 });
});

test('[PDF-02] the hash of an upload is the one that was counted when it came', async () => {
  const sha256 = 'u'.repeat(43);
  const file = { purpose: 'contentFile', name: 'nails.pdf', type: 'application/pdf', size: 3, sha256 } as const;
  await test$.db.insert(files).values({ ...file, ownerId: user.id, key: 'ebooks/nails.pdf' });
  expect((await listed()).document).toBe(sha256);
});

test('[PDF-02] a document holds 5,000 marks; one more is refused and nothing of its call is kept', async () => {
  const rows = Array.from({ length: 4_999 }, (_, at) => {
    const one = id();
    const mark = note(one, 1, `${at}`) as never;
    return { userId: user.id, document, id: one, revision: 1, mark, serial: at + 1, changedAt: new Date() };
  });
  for (let at = 0; at < rows.length; at += 1000) await test$.db.insert(annotations).values(rows.slice(at, at + 1000));
  const full = await save({ marks: [note(id(), 1, 'last'), note(id(), 1, 'one more')] });
  expect([full.status, full.body.code, full.body.result]).toEqual([409, 'CONFLICT', { most: 5_000 }]);
  expect(await test$.db.$count(annotations)).toBe(4_999);
  // In the place of one that goes another may come.
  const swap = {
    marks: [note(id(), 1, 'last'), note(id(), 1, 'in its place')],
    removed: [{ id: rows[0]?.id, revision: 2 }],
  };
  expect((await save(swap)).status).toBe(200);
  const first = await listed();
  expect([first.items.length, first.more]).toEqual([200, true]);
});

const ink = (points: unknown, more: object = {}) => ({
  id: id(),
  revision: 1,
  page: 1,
  kind: 'ink',
  colour: 'red',
  width: 2,
  points,
  ...more,
});

test.each([
  ['a place that is no number', ink([1, null, 0.5])],
  ['a place far outside of any page', ink([1, 1e9, 0.5])],
  ['half a point', ink([1, 2])],
  ['pressure above the whole', ink([1, 2, 1.5])],
  ['2,001 points', ink(Array.from({ length: 2_001 }, () => [1, 2, 0.5]).flat())],
  ['a page that no document has', ink([1, 2, 0.5], { page: 2_001 })],
  ['a colour that is markup', ink([1, 2, 0.5], { colour: '"><script>' })],
  ['a field of its own', ink([1, 2, 0.5], { onclick: 'alert(1)' })],
  ['a note of 2,001 signs', note(id(), 1, 'x'.repeat(2_001))],
  ['a note of nothing', note(id(), 1, '  ')],
  ['an unknown kind', { ...note(id(), 1, 'x'), kind: 'script' }],
])('[PDF-02] %s is refused, and nothing is kept', async (_what, mark) => {
  const { status, body } = await save({ marks: [note(id(), 1, 'good'), mark] });
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await test$.db.$count(annotations)).toBe(0);
});

test('[PDF-02] of a document that was read, what lies on no page or beside its page is refused', async () => {
  const pages = [1, 2].map(() => ({ width: 400, height: 600, rotation: 90, label: null, text: '' }));
  const boxed = pages.map((page): PageFacts => ({ ...page, box: [100, 50, 700, 450] }));
  const now = test$.clock.now();
  await test$.db.insert(documents).values({ key: 'nails', sha256: document, pages: 2, readAt: now, triedAt: now });
  await storePages(test$, document, boxed);
  const at = (x: number, y: number, more: object = {}) => note(id(), 1, 'x', { page: 2, at: [x, y], ...more });
  const line = (from: number[], to: number[]) => ({ form: 'line', colour: 'red', width: 1, from, to });
  const shape = (from: number[], to: number[]) => ({
    id: id(),
    revision: 1,
    page: 1,
    kind: 'shape',
    ...line(from, to),
  });
  const taken = [at(100, 50), at(700, 450), ink([690, 60, 0.5, 708, 440, 0.5]), shape([300, 100], [900, 500])];
  expect((await save({ marks: taken })).body.code).toBe('SUCCESS');
  for (const wrong of [
    at(300, 300, { page: 3 }),
    at(85, 300),
    at(300, 465),
    shape([300, 100], [1200, 100]),
    shape([-500, 100], [800, 100]),
  ]) {
    const { body } = await save({ marks: [at(300, 300), wrong] });
    expect([body.code, body.result]).toMatchObject(['VALIDATION_FAILED', { issues: [{ path: 'body.marks.1' }] }]);
  }
  expect(await test$.db.$count(annotations)).toBe(4);
});

test('[PDF-02] one mark named twice in a call is refused', async () => {
  const one = id();
  const twice = await save({ marks: [note(one, 1, 'x')], removed: [{ id: one, revision: 2 }] });
  expect(twice.body.code).toBe('VALIDATION_FAILED');
});

test('[PDF-02] script in a note stays the words that were written', async () => {
  await save({ marks: [note(id(), 1, '<script>alert(1)</script>')] });
  expect((await listed()).items.map(textOf)).toEqual(['<script>alert(1)</script>']);
});

test('[SEC-44] removals go after half a year, marks stay; both go with the account and are in its export', async () => {
  const [stays, goes] = [id(), id()];
  await save({ marks: [note(stays, 1, 'Terbinafine for twelve weeks')], removed: [{ id: goes, revision: 1 }] });
  test$.clock.forward(181 * 86_400);
  await purgeRecords(test$);
  expect(await test$.db.select({ id: annotations.id }).from(annotations)).toEqual([{ id: stays }]);
  // Their session has ended meanwhile.
  ({ token } = await enter(test$, user));
  const exported = await test$.call('GET', '/api/users/export', { token });
  expect(JSON.stringify(exported.body.result)).toContain('Terbinafine for twelve weeks');
  const { email } = (await test$.call('GET', '/api/users/profile', { token })).body.result as { email: string };
  await test$.call('POST', '/api/users/erase', { token, body: { email } });
  expect(await test$.db.$count(annotations)).toBe(0);
});
