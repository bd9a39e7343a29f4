import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { certificates, contents, eventRegistrations, learningTime, quizRepeats, users } from '../../db/schema';
import { addCourse, addQuiz } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addStaff } from '../../testing/office';
import { addUser, enter } from '../../testing/people';

let test$: TestApp;
let token: string;
let user: Awaited<ReturnType<typeof addUser>>;
let userId: string;
beforeEach(async () => {
  test$ = await makeApp();
  user = await addUser(test$.db, { firstName: 'Meera', lastName: 'Das' });
  userId = user.id;
  ({ token } = await enter(test$, user));
});

const post = (path: string, body: object, as = token) => test$.call('POST', `/api/${path}`, { token: as, body });
const spend = async (contentId: string, seconds: number, as = token) =>
  ((await post('learning/time', { contentId, seconds }, as)).body.result as Result<'learning.time'>).counted;
const year = async (of = 2026, as = token) =>
  (await test$.call('GET', `/api/learning/year?year=${of}`, { token: as })).body.result as Result<'learning.year'>;
const record = async (of = 2026) => (await post('learning/record', { year: of })).body;
const made = async () => (await record()).result as Result<'learning.record'>;
const check = async (number: string) =>
  (await test$.call('GET', `/api/certificates/verify?number=${number}`, { elsewhere: true })).body;
const draw = (number: string, as = token) =>
  test$.app.fetch(
    new Request(`http://127.0.0.1/api/learning/record/file?number=${number}`, {
      headers: { authorization: `Bearer ${as}` },
    }),
  );

test('[UX-04] no more time counts than has passed, in all that is open together', async () => {
  const { quizId } = await addQuiz(test$.db);
  const { courseId } = await addCourse(test$.db);
  // Nothing was counted before: one beat at most.
  expect(await spend(quizId, 120)).toBe(30);
  expect(await spend(courseId, 120)).toBe(0);
  test$.clock.forward(20);
  expect(await spend(courseId, 30)).toBe(20);
  expect(await spend(quizId, 30)).toBe(0);
  test$.clock.forward(30);
  expect(await spend(quizId, 12)).toBe(12);
  // What was not claimed then cannot be claimed later.
  expect(await spend(quizId, 18)).toBe(0);
  expect((await year()).time).toEqual([
    { month: 6, type: 'course', seconds: 20 },
    { month: 6, type: 'quiz', seconds: 42 },
  ]);
});

test('[UX-04] beats at the same time count one after the other', async () => {
  const { quizId } = await addQuiz(test$.db);
  await spend(quizId, 1);
  test$.clock.forward(10);
  const counted = await Promise.all([1, 2, 3, 4].map(() => spend(quizId, 30)));
  expect(counted.sort()).toEqual([0, 0, 0, 10]);
});

test('[UX-04] time lies in the month of India, and counts for whoever spent it, of what they may read', async () => {
  const { quizId } = await addQuiz(test$.db);
  test$.clock.forward((Date.parse('2026-12-31T18:25:00Z') - test$.clock.now().getTime()) / 1000);
  ({ token } = await enter(test$, user));
  await spend(quizId, 30);
  // New Year in India is at 18:30.
  test$.clock.forward(360);
  await spend(quizId, 60);
  expect((await year(2026)).time).toEqual([{ month: 12, type: 'quiz', seconds: 30 }]);
  expect(await year(2027)).toMatchObject({ time: [{ month: 1, seconds: 60 }], years: [2027, 2026] });
  const { token: other } = await enter(test$, await addUser(test$.db));
  expect((await year(2027, other)).time).toEqual([]);
  await test$.db.update(contents).set({ status: 'draft' });
  expect((await post('learning/time', { contentId: quizId, seconds: 30 })).body.code).toBe('NOT_FOUND');
});

/** Passes a quiz, reads a course, and was at one of four meetings. */
async function learn() {
  const quiz = await addQuiz(test$.db, { title: 'Scabies' });
  const failed = await addQuiz(test$.db, { title: 'Nails' });
  const hand = (quizId: string, questions: string[], options: string[]) =>
    post('quizzes/submit', {
      quizId,
      answers: questions.map((questionId, at) => ({ questionId, option: options[at] })),
    });
  await hand(failed.quizId, failed.questions, ['b', 'b', 'a']);
  await hand(quiz.quizId, quiz.questions, ['a', 'a', 'b']);
  await hand(quiz.quizId, quiz.questions, ['a', 'a', 'a']);
  const course = await addCourse(test$.db, { title: 'Leprosy' });
  await post('enrollments/create', { courseId: course.courseId });
  for (const lessonId of course.lessons) await post('enrollments/progress', { lessonId, percent: 100 });
  const meeting = async (title: string, startsAt: string, more: object = {}) => {
    const [row] = await test$.db
      .insert(contents)
      .values({
        type: 'webinar',
        slug: title,
        title,
        publishedOn: '2026-01-01',
        startsAt: new Date(startsAt),
        details: { minutes: 60 },
        ...more,
      })
      .returning();
    await test$.db.insert(eventRegistrations).values({ contentId: row?.id ?? '', userId });
  };
  await meeting('over', '2026-02-01T10:00:00Z');
  await meeting('coming', '2026-11-01T10:00:00Z');
  await meeting('last-year', '2025-11-01T10:00:00Z');
  await meeting('called-off', '2026-03-01T10:00:00Z', { status: 'draft' });
  await spend(quiz.quizId, 30);
  test$.clock.forward(90);
  await spend(quiz.quizId, 90);
  return { quiz, failed };
}

test('[UX-04] a year has the quizzes passed, the courses completed and the meetings that are over', async () => {
  await learn();
  expect(await year()).toMatchObject({
    year: 2026,
    quizzes: [{ title: 'Scabies', percent: 100, passedOn: '2026-06-01', withdrawn: false }],
    courses: [{ title: 'Leprosy', completedOn: '2026-06-01' }],
    meetings: [{ title: 'over', type: 'webinar', minutes: 60 }],
    record: null,
  });
  // A year with a meeting alone is one of theirs too.
  expect(await year(2025)).toMatchObject({ meetings: [{ title: 'last-year' }], years: [2026, 2025] });
});

test('[UX-04] the record of a year is checked by anyone, and stays as it was made', async () => {
  expect((await record()).code).toBe('NOT_FOUND');
  const { quiz } = await learn();
  const first = await made();
  expect(first).toEqual({
    of: 'year',
    number: expect.stringMatching(/^TVC-2026(-[0-9A-F]{4}){3}$/),
    name: 'Dr. Meera Das',
    year: 2026,
    madeOn: '2026-06-01',
    hours: 0,
    time: [{ type: 'quiz', minutes: 2 }],
    quizzes: 1,
    courses: 1,
    meetings: 1,
    revokedOn: null,
  });
  expect((await made()).number).toBe(first.number);
  test$.clock.forward(60);
  await spend(quiz.quizId, 60);
  const second = await made();
  expect(second).toMatchObject({ time: [{ type: 'quiz', minutes: 3 }], hours: 0.1 });
  expect(second.number).not.toBe(first.number);
  expect((await check(first.number)).result).toEqual(first);
  expect((await check(second.number)).result).toEqual(second);
  expect((await year()).record).toEqual(second);
});

test('[UX-04] the record comes as a PDF that claims no accreditation, and to its owner alone', async () => {
  await learn();
  await test$.db.update(users).set({ nameTitle: 'डॉ.', firstName: 'प्रीति', lastName: 'त्रिपाठी' });
  const { number } = await made();
  const answer = await draw(number);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const paper = await PDFDocument.load(bytes);
  expect([paper.getPageCount(), paper.getTitle(), paper.getSubject()]).toEqual([
    1,
    `Learning record ${number}`,
    'डॉ. प्रीति त्रिपाठी: 2026, 2 min; 1 quiz passed, 1 course completed, 1 meeting registered for',
  ]);
  expect(new Uint8Array(await (await draw(number)).arrayBuffer())).toEqual(bytes);
  const { token: other } = await enter(test$, await addUser(test$.db));
  expect((await draw(number, other)).status).toBe(404);
  const { number: ofCourse } = (await test$.db.select().from(certificates)).find(({ course }) => course) ?? {};
  expect((await draw(ofCourse ?? '')).status).toBe(404);
});

test('[UX-04] [SEC-43] a record that was taken back says so, is drawn no more, and no other of its year is made', async () => {
  await learn();
  const { number } = await made();
  const { token: staff } = await addStaff(test$, [{ section: 'Content Approval', read: true, approve: true }]);
  const body = { number, reason: 'Made under another name' };
  await test$.call('POST', '/api/admin/certificates/revoke', { token: staff, body });
  expect((await check(number)).result).toMatchObject({ of: 'year', revokedOn: '2026-06-01' });
  expect((await draw(number)).status).toBe(404);
  expect((await record()).code).toBe('CONFLICT');
});

test('[SEC-44] with the account go its time, what it was to repeat and its records', async () => {
  await learn();
  const { number } = await made();
  const [{ email } = { email: '' }] = await test$.db.select().from(users).where(eq(users.id, userId));
  await post('users/erase', { email });
  const left = await Promise.all([learningTime, quizRepeats, certificates].map((table) => test$.db.$count(table)));
  expect([left, (await check(number)).code]).toEqual([[0, 0, 0], 'NOT_FOUND']);
});
