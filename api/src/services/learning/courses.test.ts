import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents, enrollments, lessons } from '../../db/schema';
import { addCourse } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';

let test$: TestApp;
let course: Awaited<ReturnType<typeof addCourse>>;
let token: string;
let userId: string;
beforeEach(async () => {
  test$ = await makeApp();
  course = await addCourse(test$.db, { title: 'Leprosy in six lessons' });
  const user = await addUser(test$.db, { firstName: 'Meera', lastName: 'Das' });
  userId = user.id;
  ({ token } = await enter(test$, user));
});

const get = (path: string) => test$.call('GET', path, { token });
const enrol = () => test$.call('POST', '/api/enrollments/create', { token, body: { courseId: course.courseId } });
const read = (at: number, percent: number) =>
  test$.call('POST', '/api/enrollments/progress', { token, body: { lessonId: course.lessons[at], percent } });
const details = async (of = userId) => get(`/api/enrollments/details/?userId=${of}&courseId=${course.courseId}`);
const certificate = () => get(`/api/enrollments/certificate?courseId=${course.courseId}`);
const lesson = async (at: number) =>
  (await get(`/api/courses/lesson?id=${course.lessons[at]}`)).body.result as Result<'lessons.details'>;

test('[DOC-05] [API-01] enrolling twice, or twenty times at once, gives one enrolment', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, enrol));
  for (const { status, body } of replies) expect([status, body.code]).toEqual([200, 'ENROLLMENT_CREATED']);
  const ids = replies.map(({ body }) => (body.result as Result<'enrollments.create'>)._id);
  expect(new Set(ids).size).toBe(1);
  expect(await test$.db.$count(enrollments)).toBe(1);
});

test('[DOC-05] lessons show their titles to everyone and their text to whoever is enrolled', async () => {
  const listed = (await get(`/api/courses/lessons?courseId=${course.courseId}`)).body.result as Result<'lessons.list'>;
  expect(listed).toMatchObject({ enrolled: false, total: 3 });
  expect(listed.items.map(({ title }) => title)).toEqual(['Lesson 1', 'Lesson 2', 'Lesson 3']);
  expect(await lesson(0)).toMatchObject({ title: 'Lesson 1', enrolled: false, body: null });
  await enrol();
  expect(await lesson(1)).toMatchObject({
    enrolled: true,
    body: [{ kind: 'paragraph', text: 'Text of lesson 2' }],
    previous: course.lessons[0],
    next: course.lessons[2],
  });
});

test('[DOC-05] progress never goes back and is done at 100', async () => {
  await enrol();
  await read(0, 60);
  expect((await read(0, 20)).body.result).toMatchObject({ percent: 20, lessonsDone: 0, nextLesson: course.lessons[0] });
  await read(0, 100);
  expect((await read(0, 0)).body.result).toMatchObject({ percent: 33, lessonsDone: 1, nextLesson: course.lessons[1] });
  expect((await details()).body.result).toMatchObject({
    completedAt: null,
    progress: [{ percent: 100, done: true }, { percent: 0, done: false }, { percent: 0 }],
  });
});

test('[DOC-05] the last lesson completes the course, also where the last ones end at once', async () => {
  await enrol();
  await read(0, 100);
  expect((await certificate()).status).toBe(404);
  await Promise.all([read(1, 100), read(2, 100)]);
  const { body } = await details();
  expect(body.result).toMatchObject({ percent: 100, lessonsDone: 3, nextLesson: null });
  const { completedAt } = body.result as NonNullable<Result<'enrollments.details'>>;
  expect(completedAt).toBe('2026-06-01T06:00:00.000Z');
  test$.clock.forward(60);
  await read(2, 100);
  expect((await details()).body.result).toMatchObject({ completedAt });
});

test('[DOC-05] of a lesson that is gone, or whose course was withdrawn, no progress is kept', async () => {
  await enrol();
  await test$.db.delete(lessons).where(eq(lessons.id, course.lessons[0] ?? ''));
  const gone = await read(0, 100);
  expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await read(1, 100)).body.result).toMatchObject({ lessons: 2, lessonsDone: 1 });
  await test$.db.update(contents).set({ status: 'draft' }).where(eq(contents.id, course.courseId));
  const withdrawn = await read(2, 100);
  expect([withdrawn.status, withdrawn.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await details()).body.result).toMatchObject({ completedAt: null, lessonsDone: 1 });
});

test('[DOC-05] whoever is not enrolled has no progress to keep', async () => {
  const { status, body } = await read(0, 10);
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  for (const percent of [-1, 101, 1.5]) expect((await read(0, percent)).body.code).toBe('VALIDATION_FAILED');
});

test("[SEC-29] another member's enrolment, progress and certificate are not there", async () => {
  await enrol();
  for (const at of [0, 1, 2]) await read(at, 100);
  const owner = userId;
  for (const role of ['doctor', 'admin'] as const) {
    const other = await addUser(test$.db, { role });
    ({ token } = await enter(test$, other));
    for (const reply of [await details(owner), await certificate(), await read(0, 100)])
      expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
    const none = await details(other.id);
    expect([none.status, none.body.result]).toEqual([200, null]);
    expect((await get('/api/enrollments')).body.result).toMatchObject({ items: [], total: 0 });
    expect(await lesson(0)).toMatchObject({ percent: 0, done: false, body: null });
  }
});

test('[DOC-05] [SEC-28] a course that is not published is not there', async () => {
  course = await addCourse(test$.db, { status: 'draft' });
  for (const reply of [
    await enrol(),
    await get(`/api/courses/lessons?courseId=${course.courseId}`),
    await get(`/api/courses/lesson?id=${course.lessons[0]}`),
  ])
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
});

test('[DOC-05] the own list tells running from completed courses', async () => {
  await enrol();
  for (const at of [0, 1, 2]) await read(at, 100);
  course = await addCourse(test$.db, { title: 'Hair clinic' });
  test$.clock.forward(60);
  await enrol();
  await read(0, 100);
  const list = async (query: string) =>
    ((await get(`/api/enrollments?${query}`)).body.result as Result<'enrollments.list'>).items.map(
      ({ course: { title }, percent }) => `${title} ${percent}`,
    );
  expect(await list('')).toEqual(['Hair clinic 33', 'Leprosy in six lessons 100']);
  expect(await list('state=completed')).toEqual(['Leprosy in six lessons 100']);
  expect(await list('state=running')).toEqual(['Hair clinic 33']);
  expect(await list('search=hair')).toEqual(['Hair clinic 33']);
  expect(await list('dataPerPage=1&page=2')).toEqual(['Leprosy in six lessons 100']);
});

test('[DOC-05] [DOC-01] a course is found by how far the caller is in it, whoever else is elsewhere', async () => {
  const found = async () => {
    const { state } = (await get('/api/contents/facets?type=course')).body.result as Result<'contents.facets'>;
    const of = (one: string) =>
      get(`/api/courses?state=${one}`).then(({ body }) => body.result as Result<'courses.list'>);
    const lists = await Promise.all(['enrolled', 'inProgress', 'completed'].map(of));
    return [lists.map(({ total }) => total), state];
  };
  const other = await enter(test$, await addUser(test$.db));
  await test$.call('POST', '/api/enrollments/create', { token: other.token, body: { courseId: course.courseId } });
  expect(await found()).toEqual([[0, 0, 0], []]);
  await enrol();
  await read(0, 0);
  expect(await found()).toEqual([[1, 0, 0], [{ value: 'enrolled', count: 1 }]]);
  await read(0, 10);
  expect(await found()).toEqual([[0, 1, 0], [{ value: 'inProgress', count: 1 }]]);
  for (const at of [0, 1, 2]) await read(at, 100);
  expect(await found()).toEqual([[0, 0, 1], [{ value: 'completed', count: 1 }]]);
  expect((await get('/api/courses?state=taken')).status).toBe(400);
});
