import { type Result, routes } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents, enrollments, folders, lessons, quizAttempts, readingPlaces, savedItems } from '../../db/schema';
import { addBook } from '../../testing/add-book';
import { addFilm, addFilmed } from '../../testing/films';
import { addCourse, addPoll, addQuiz } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { one } from '../rows';

let test$: TestApp;
let token: string;
let userId: string;
beforeEach(async () => {
  test$ = await makeApp();
  const user = await addUser(test$.db);
  userId = user.id;
  ({ token } = await enter(test$, user));
});

const post = (path: string, body: object, as = token) => test$.call('POST', `/api/${path}`, { token: as, body });
const saved = async (query = '', as = token) =>
  (await test$.call('GET', `/api/saved?${query}`, { token: as })).body.result as Result<'saved.list'>;
const places = async () => (await test$.call('GET', '/api/reading', { token })).body.result as Result<'reading.list'>;
const folder = async (name: string) => (await post('folders/make', { name })).body.result as Result<'folders.make'>;
const put = async (contentId: string, folderId: string | null = null) =>
  (await post('saved/put', { contentId, folderId })).body.result as Result<'saved.put'>;

const at = (second: number, more: object = {}) => ({ at: { second }, part: 1, of: 100, seconds: 10, ...more });

test('[UX-04] of two devices the place seen later wins, also where it arrives first', async () => {
  const { quizId: contentId } = await addQuiz(test$.db);
  const seen = (shift: number) => new Date(test$.clock.now().getTime() + shift * 1000).toISOString();
  await post('reading/save', { contentId, ...at(90, { seenAt: seen(-10) }) });
  const older = await post('reading/save', { contentId, ...at(20, { seenAt: seen(-60) }) });
  expect(older.body.result).toMatchObject({ at: { second: 90 } });
  // A clock that is ahead counts as now, so the next word of another device is heard.
  await post('reading/save', { contentId, ...at(30, { seenAt: seen(86_400) }) });
  await post('reading/save', { contentId, ...at(40) });
  expect((await places()).items).toMatchObject([{ contentId, at: { second: 40 }, type: 'quiz' }]);
});

test('[UX-04] time is counted in slices of a minute, and never more than has passed', async () => {
  const { quizId: contentId } = await addQuiz(test$.db);
  const told = async (seconds: number) => {
    const { body } = await post('reading/save', { contentId, ...at(1, { seconds }) });
    return (body.result as Result<'reading.save'>).seconds;
  };
  expect(await told(3600)).toBe(60);
  expect(await told(60)).toBe(60);
  test$.clock.forward(10);
  expect(await told(60)).toBe(70);
  test$.clock.forward(120);
  expect(await told(120)).toBe(130);
});

test('[UX-04] a lesson that is gone leads to the nearest', async () => {
  const { courseId: contentId, lessons: ids } = await addCourse(test$.db);
  await post('reading/save', { contentId, at: { lesson: ids[2] }, part: 3, of: 3, seconds: 0 });
  expect((await places()).items).toMatchObject([{ at: { lesson: ids[2] }, part: 3, of: 3 }]);
  await test$.db.delete(lessons).where(eq(lessons.id, ids[2] ?? ''));
  expect((await places()).items).toMatchObject([{ at: { lesson: ids[1] }, part: 2, of: 2 }]);
});

test('[UX-04] a film that was seen and a book that was read out are not gone on with; the book still opens at its end', async () => {
  const { db } = test$;
  const [book, other] = [await addBook(test$, 'acne', '%PDF-1.7'), await addBook(test$, 'nails', '%PDF-1.7')];
  await db.update(contents).set({ details: { pages: 40 } });
  const guide = { type: 'proguide', slug: 'peels', title: 'Peels', publishedOn: '2026-05-01' } as const;
  const { id: film } = one(await db.insert(contents).values(guide).returning());
  const see = (contentId: string, place: object, part: number, of: number) =>
    post('reading/save', { contentId, at: place, part, of, seconds: 1 });
  const begun = async () => (await places()).items.map(({ contentId }) => contentId).sort();
  await see(book, { page: 39 }, 39, 40);
  await see(other, { page: 12 }, 12, 40);
  await see(film, { second: 94 }, 94, 100);
  expect(await begun()).toEqual([book, other, film].sort());
  await see(book, { page: 40 }, 40, 40);
  await see(film, { second: 95 }, 95, 100);
  expect(await begun()).toEqual([other]);
  // It was made shorter since.
  await db
    .update(contents)
    .set({ details: { pages: 12 } })
    .where(eq(contents.id, other));
  expect(await begun()).toEqual([]);
  const opened = (await test$.call('GET', `/api/reading?contentId=${book}`, { token })).body.result;
  expect((opened as Result<'reading.list'>).items).toMatchObject([{ at: { page: 40 }, part: 40, of: 40 }]);
});

test('[PDF-01] the part of a page and its size are kept with it, and go where it becomes another page', async () => {
  const book = await addBook(test$, 'acne', '%PDF-1.7');
  await test$.db.update(contents).set({ details: { pages: 40 } });
  const place = { page: 30, down: 0.25, zoom: 1.5 };
  await post('reading/save', { contentId: book, at: place, part: 30, of: 40, seconds: 1 });
  expect((await places()).items).toMatchObject([{ at: place }]);
  await test$.db.update(contents).set({ details: { pages: 20 } });
  const opened = (await test$.call('GET', `/api/reading?contentId=${book}`, { token })).body.result;
  expect((opened as Result<'reading.list'>).items.map(({ at }) => at)).toEqual([{ page: 20 }]);
  for (const odd of [{ down: 1.1 }, { down: -0.1 }, { zoom: 9 }, { zoom: 'huge' }]) {
    const body = { contentId: book, at: { ...place, ...odd }, part: 30, of: 40, seconds: 1 };
    expect((await post('reading/save', body)).body.code).toBe('VALIDATION_FAILED');
  }
});

test('[UX-04] lists tell how far somebody ever was, also of what they begin anew', async () => {
  const book = await addBook(test$, 'acne', '%PDF-1.7');
  const cover = { pattern: 'arches', palette: 'mist', variant: 0 };
  await test$.db.update(contents).set({ details: { pages: 40, cover, reviewer: 'Dr. Rao' } });
  const film = await addFilmed(test$.db, 'proguide');
  await addFilm(test$.db, film);
  const unseen = await addFilmed(test$.db, 'proguide');
  await addFilm(test$.db, unseen);
  const guide = { cover, minutes: 4, presenter: 'Dr. Rao', reviewer: 'Dr. Rao', reviewedOn: '2026-05-01' };
  await test$.db.update(contents).set({ details: guide }).where(eq(contents.type, 'proguide'));
  const see = (contentId: string, place: object, part: number) =>
    post('reading/save', { contentId, at: place, part, of: 40, seconds: 1 });
  for (const part of [30, 10]) {
    await see(book, { page: part }, part);
    await see(film, { second: part }, part);
  }
  expect((await places()).items.map(({ part }) => part)).toEqual([10, 10]);
  const listed = async <Row>(path: string) =>
    ((await test$.call('GET', path, { token })).body.result as { items: (Row & { _id: string })[] }).items;
  expect((await listed<{ progress: number }>('/api/ebooks/')).map(({ progress }) => progress)).toEqual([0.75]);
  const films = await listed<{ film: { seen: number | null } }>(routes['proguides.list'].path);
  expect(Object.fromEntries(films.map((row) => [row._id, row.film.seen]))).toEqual({ [film]: 0.75, [unseen]: null });
});

test('[UX-04] what was withdrawn is said so among the bookmarks, and cannot be bookmarked or begun', async () => {
  const { pollId: contentId } = await addPoll(test$.db);
  await put(contentId);
  await post('reading/save', { contentId, ...at(5) });
  expect((await saved()).items).toMatchObject([{ contentId, withdrawn: false }]);
  await test$.db.update(contents).set({ status: 'draft' }).where(eq(contents.id, contentId));
  expect((await saved()).items).toMatchObject([{ contentId, withdrawn: true }]);
  expect((await places()).items).toEqual([]);
  const refused = [await post('saved/put', { contentId }), await post('reading/save', { contentId, ...at(6) })];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [404, 'NOT_FOUND']));
});

test('[UX-04] bookmarks lie in folders: made, moved, found, renamed, and kept when the folder goes', async () => {
  const nails = await folder('Nails');
  const { quizId } = await addQuiz(test$.db, { title: 'Bands of the nail' });
  const { pollId } = await addPoll(test$.db);
  const bookmark = await put(quizId, nails._id);
  await put(pollId);
  expect((await put(quizId, nails._id))._id).toBe(bookmark._id);
  expect((await saved(`folder=${nails._id}`)).items).toMatchObject([{ contentId: quizId }]);
  expect((await saved('folder=none')).items).toMatchObject([{ contentId: pollId }]);
  expect((await saved('search=BANDS')).total).toBe(1);
  const acne = await folder('Acne');
  await post('saved/move', { id: bookmark._id, folderId: acne._id });
  const named = await post('folders/rename', { id: acne._id, name: 'Acne in adults' });
  expect(named.body.result).toEqual({ _id: acne._id, name: 'Acne in adults', count: 1 });
  await post('folders/remove', { id: acne._id });
  expect((await saved('folder=none')).total).toBe(2);
  expect((await post('saved/remove', { id: bookmark._id })).status).toBe(200);
  expect((await saved()).total).toBe(1);
});

test('[UX-04] a name is taken once a person, however it is written; each person has their own', async () => {
  const own = await folder('Nails');
  const twice = await post('folders/make', { name: ' nails ' });
  expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT']);
  const hair = await folder('Hair');
  expect((await post('folders/rename', { id: hair._id, name: 'NAILS' })).body.code).toBe('CONFLICT');
  const { token: other } = await enter(test$, await addUser(test$.db));
  const { quizId: contentId } = await addQuiz(test$.db);
  const { _id: id } = await put(contentId, own._id);
  for (const reply of [
    await post('folders/rename', { id: own._id, name: 'Mine' }, other),
    await post('folders/remove', { id: own._id }, other),
    await post('saved/put', { contentId, folderId: own._id }, other),
    await post('saved/move', { id, folderId: null }, other),
    await post('saved/remove', { id }, other),
    await test$.call('GET', `/api/saved?folder=${own._id}`, { token: other }),
  ])
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await post('folders/make', { name: 'Nails' }, other)).status).toBe(200);
  expect((await saved('', other)).items).toEqual([]);
});

test('[UX-04] a person has at most 100 folders and 2,000 bookmarks, also of many calls at once', async () => {
  const { db } = test$;
  await db.insert(folders).values(Array.from({ length: 99 }, (_, at) => ({ userId, name: `Folder ${at}` })));
  const made = await Promise.all(['A', 'B', 'C'].map((name) => post('folders/make', { name })));
  expect(made.map(({ body }) => body.code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'SUCCESS']);
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    id: crypto.randomUUID(),
    type: 'poll' as const,
    slug: `piece-${at}`,
    title: `Piece ${at}`,
    publishedOn: '2026-05-01',
  }));
  const { quizId: oneMore } = await addQuiz(db);
  await db.insert(contents).values(rows);
  await db.insert(savedItems).values(rows.map(({ id: contentId }) => ({ userId, contentId })));
  const full = await post('saved/put', { contentId: oneMore });
  expect([full.status, full.body.code]).toEqual([409, 'CONFLICT']);
  // What is there already may still be moved.
  expect((await post('saved/put', { contentId: rows[0]?.id })).status).toBe(200);
});

test('[SEC-44] places, bookmarks and folders go with the person', async () => {
  const { db } = test$;
  const { email } = (await test$.call('GET', '/api/users/profile', { token })).body.result as { email: string };
  const { quizId: contentId } = await addQuiz(db);
  await put(contentId, (await folder('Nails'))._id);
  await post('reading/save', { contentId, ...at(5) });
  await post('users/erase', { email });
  expect([await db.$count(readingPlaces), await db.$count(savedItems), await db.$count(folders)]).toEqual([0, 0, 0]);
});

test('[UX-04] a quiz that was handed in and a course that is completed are no longer gone on with', async () => {
  const { quizId } = await addQuiz(test$.db);
  const { courseId, lessons: ids } = await addCourse(test$.db);
  await post('reading/save', { contentId: quizId, ...at(1) });
  await post('reading/save', { contentId: courseId, at: { lesson: ids[0] }, part: 1, of: 3, seconds: 0 });
  const begun = async () => (await places()).items.map(({ contentId }) => contentId).sort();
  expect(await begun()).toEqual([quizId, courseId].sort());

  test$.clock.forward(60);
  const submittedAt = test$.clock.now();
  await test$.db
    .insert(quizAttempts)
    .values({ contentId: quizId, userId, number: 1, answers: {}, score: 0, total: 1, submittedAt });
  expect(await begun()).toEqual([courseId]);
  test$.clock.forward(60);
  // It is taken again.
  await post('reading/save', { contentId: quizId, ...at(2) });
  await test$.db.insert(enrollments).values({ contentId: courseId, userId, completedAt: submittedAt });
  expect(await begun()).toEqual([quizId]);
});
