import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents, lessons, users } from '../../db/schema';
import { addCourse } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addStaff } from '../../testing/office';
import { addUser, enter } from '../../testing/people';

type Certificate = Result<'enrollments.certificate'>;

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

async function earn(): Promise<Certificate> {
  await test$.call('POST', '/api/enrollments/create', { token, body: { courseId: course.courseId } });
  for (const lessonId of course.lessons)
    await test$.call('POST', '/api/enrollments/progress', { token, body: { lessonId, percent: 100 } });
  return (await show()).body.result as Certificate;
}
const show = () => test$.call('GET', `/api/enrollments/certificate?courseId=${course.courseId}`, { token });
const check = (number: string) =>
  test$.call('GET', `/api/certificates/verify?number=${encodeURIComponent(number)}`, { elsewhere: true });
const draw = () =>
  test$.app.fetch(
    new Request(`http://127.0.0.1/api/enrollments/certificate/file?courseId=${course.courseId}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );

test('[DOC-05] [UX-04] anyone who has its number can check a certificate, in capitals or not', async () => {
  const certificate = await earn();
  expect(certificate).toEqual({
    of: 'course',
    number: expect.stringMatching(/^TVC-2026(-[0-9A-F]{4}){3}$/),
    name: 'Dr. Meera Das',
    course: 'Leprosy in six lessons',
    teacher: 'Dr. Leela Iyer',
    completedOn: '2026-06-01',
    hours: 0.8,
    revokedOn: null,
  });
  expect((await check(` ${certificate.number.toLowerCase()} `)).body.result).toEqual(certificate);
  const unknown = await check('TVC-2026-0000-0000-0000');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  for (const number of ['', '%', 'TVC-2026', `${certificate.number}'--`])
    expect((await check(number)).body.code).toBe('VALIDATION_FAILED');
});

test('[UX-04] numbers cannot be tried out: one address checks only so many in a minute', async () => {
  test$ = await makeApp({ limits: { certificatesPerMinute: 5 } });
  const tries = Array.from({ length: 6 }, (_, at) => check(`TVC-2026-0000-0000-000${at}`));
  const codes = (await Promise.all(tries)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});

test('[DOC-05] a certificate stays as it was earned, whatever becomes of name, course and lessons', async () => {
  const earned = await earn();
  const { db } = test$;
  await db.update(users).set({ lastName: 'Nair' }).where(eq(users.id, userId));
  await db.update(contents).set({ title: 'Another title', status: 'draft' }).where(eq(contents.id, course.courseId));
  await db.update(lessons).set({ minutes: 90 });
  expect((await show()).body.result).toEqual(earned);
  expect((await check(earned.number)).body.result).toEqual(earned);
});

test('[DOC-05] it comes as a PDF of one page that is the same each time, and only to whoever earned it', async () => {
  expect((await draw()).status).toBe(404);
  const { number } = await earn();
  const answer = await draw();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const paper = await PDFDocument.load(bytes);
  expect([paper.getPageCount(), paper.getTitle(), paper.getSubject()]).toEqual([
    1,
    `Certificate ${number}`,
    'Dr. Meera Das: Leprosy in six lessons',
  ]);
  expect(new Uint8Array(await (await draw()).arrayBuffer())).toEqual(bytes);
  ({ token } = await enter(test$, await addUser(test$.db)));
  expect((await draw()).status).toBe(404);
});

test('[UX-04] [SEC-43] staff take a certificate back once: its number then says so, and it is drawn no more', async () => {
  const { number } = await earn();
  const { token: staff } = await addStaff(test$, [{ section: 'Content Approval', read: true, approve: true }]);
  const revoke = () =>
    test$.call('POST', '/api/admin/certificates/revoke', {
      token: staff,
      body: { number, reason: 'Taken under another name' },
    });
  expect((await revoke()).body.result).toMatchObject({ number, revokedOn: '2026-06-01' });
  expect((await revoke()).body.code).toBe('CONFLICT');
  expect((await check(number)).body.result).toMatchObject({ revokedOn: '2026-06-01' });
  expect((await show()).body.result).toMatchObject({ revokedOn: '2026-06-01' });
  expect((await draw()).status).toBe(404);
});

test('[SEC-44] with the account goes every certificate that names it', async () => {
  const { number } = await earn();
  const [{ email } = { email: '' }] = await test$.db.select().from(users).where(eq(users.id, userId));
  const erased = await test$.call('POST', '/api/users/erase', { token, body: { email } });
  expect([erased.body.code, (await check(number)).body.code]).toEqual(['USER_DELETED', 'NOT_FOUND']);
});
