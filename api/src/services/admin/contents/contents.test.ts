import type { Input, Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import {
  auditLog,
  contentEditions,
  contents,
  enrollments,
  files,
  lessonProgress,
  pollVotes,
  quizAttempts,
  quizSittings,
} from '../../../db/schema';
import { addCourse, addPoll, addQuiz } from '../../../testing/learning';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addAuthor } from '../../../testing/office';
import { addUser, enter } from '../../../testing/people';
import { sampleImage, samplePdf } from '../../../testing/sample-files';

type Detail = Result<'admin.contents.details'>;
type Item = Result<'admin.contents.submit'>;

let test$: TestApp;
let writer: Awaited<ReturnType<typeof addAdmin>>;
let editor: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  writer = await addAdmin(test$);
  editor = await addAdmin(test$);
});

const cover = { pattern: 'cells', palette: 'teal', variant: 1 } as const;
const poll = {
  type: 'poll',
  title: 'Which lotion in the monsoon?',
  details: { cover, context: 'Creams stay wet on the skin.', closesOn: '2026-12-31' },
  options: [{ text: 'A lotion' }, { text: 'A gel' }],
} satisfies Input<'admin.contents.create'>['body'];

const meeting = {
  cover,
  minutes: 60,
  speakers: [{ name: 'Dr. Leela Iyer', role: 'Teacher', city: 'Kochi' }],
  agenda: [{ at: 0, title: 'Welcome' }],
  joinUrl: null,
  recording: false,
};

const post = (path: string, body: object, token = writer.token) =>
  test$.call('POST', `/api/admin/contents${path}`, { token, body });
const put = (body: object, token = writer.token) => test$.call('PUT', '/api/admin/contents', { token, body });
const show = async (id: string) =>
  (await test$.call('GET', `/api/admin/contents/details/?id=${id}`, writer)).body.result as Detail;
const create = async (body: object = poll) => (await post('', body)).body.result as Detail;
const seen = ({ _id: id, updatedAt }: Pick<Item, '_id' | 'updatedAt'>) => ({ id, updatedAt });
const submit = async (content: Detail) => (await post('/submit', seen(content))).body.result as Item;
const fieldsOf = ({ type, title, details }: Detail) => ({ type, title, details });

test('[ADM-04] a draft is written, handed in, approved by another, and read by members', async () => {
  const draft = await create();
  expect(draft).toMatchObject({ state: 'draft', slug: 'which-lotion-in-the-monsoon', own: true });
  expect(draft.options.map(({ text }) => text)).toEqual(['A lotion', 'A gel']);
  const waiting = await submit(draft);
  expect(waiting.state).toBe('pending');
  const own = await post('/approve', seen(waiting));
  expect([own.status, own.body.code]).toEqual([403, 'OWN_WORK']);
  expect((await post('/reject', { ...seen(waiting), reason: 'I changed my mind' })).body.code).toBe('OWN_WORK');
  test$.clock.forward(3 * 24 * 3600);
  const { token } = await enter(test$, editor.user);
  const { body } = await post('/approve', seen(waiting), token);
  expect([body.code, body.message]).toEqual(['content_approved', 'Content Approved Successfully']);
  expect(body.result).toMatchObject({
    state: 'published',
    publishedOn: '2026-06-04',
    decidedBy: { _id: editor.user.id },
  });
  const polls = await test$.call('GET', '/api/polls', { token });
  expect(JSON.stringify(polls.body.result)).toContain(draft._id);
});

test('[ADM-04] of two who approve at once one wins', async () => {
  const third = await addAdmin(test$);
  const waiting = await submit(await create());
  const answers = await Promise.all([editor, third].map(({ token }) => post('/approve', seen(waiting), token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('[ADM-04] nobody writes over, or approves, what they have not seen', async () => {
  const draft = await create();
  const both = await Promise.all([
    put({ ...seen(draft), ...fieldsOf(draft), title: 'One title' }),
    put({ ...seen(draft), ...fieldsOf(draft), title: 'Another title' }, editor.token),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const now = await show(draft._id);
  const waiting = await submit(now);
  expect((await post('/approve', seen(now), editor.token)).status).toBe(409);
  // Who wrote last has to have it approved by another, and may approve nothing of it.
  const last = now.title === 'One title' ? writer : editor;
  expect((await post('/approve', seen(waiting), last.token)).body.code).toBe('OWN_WORK');
});

test('[ADM-04] what came with the portal is nobody’s own work', async () => {
  const { pollId } = await addPoll(test$.db, '2026-12-31', { status: 'pending' });
  expect((await post('/approve', seen(await show(pollId)))).body.code).toBe('content_approved');
});

test('[ADM-04] what is turned down has its reason, is written anew, and may be deleted', async () => {
  const waiting = await submit(await create());
  const reason = 'Both options say the same.';
  const { body } = await post('/reject', { ...seen(waiting), reason }, editor.token);
  expect(body).toMatchObject({ code: 'REJECTED', result: { state: 'rejected', rejectionReason: reason } });
  const anew = await put({ ...seen(body.result as Item), ...poll, title: 'Gel or lotion?' });
  expect(anew.body.result).toMatchObject({ state: 'draft', title: 'Gel or lotion?' });
  const remove = () => test$.call('DELETE', `/api/admin/contents?id=${waiting._id}`, writer);
  expect((await remove()).body.code).toBe('DELETED');
  expect((await remove()).status).toBe(404);
});

test('[ADM-04] what is published is taken back before it is changed or deleted', async () => {
  const { pollId } = await addPoll(test$.db);
  const published = await show(pollId);
  expect((await put({ ...seen(published), ...fieldsOf(published) })).status).toBe(409);
  expect((await test$.call('DELETE', `/api/admin/contents?id=${pollId}`, writer)).status).toBe(409);
  const { body } = await post('/unpublish', seen(published));
  expect(body.result).toMatchObject({ state: 'draft' });
  expect((await put({ ...seen(body.result as Item), ...fieldsOf(published) })).body.code).toBe('UPDATE_SUCCCESS');
});

test.each<[string, object, string]>([
  ['details of another kind', { details: { cover, closesOn: '2026-12-31' } }, 'body.details.context'],
  [
    'a cover that cannot be drawn',
    { details: { ...poll.details, cover: { ...cover, variant: 9 } } },
    'body.details.cover.variant',
  ],
  ['an author who is not known', { author: crypto.randomUUID() }, 'body.author'],
  ['a section, though it is no article', { section: 2 }, 'body.section'],
  [
    'lessons, though it is no course',
    { lessons: [{ title: 'One', minutes: 5, body: [{ kind: 'paragraph', text: 'A' }] }] },
    'body.lessons',
  ],
  ['one option only', { options: [{ text: 'A lotion' }] }, 'body.options'],
  ['no beginning, though it is a webinar', { type: 'webinar', details: meeting, options: undefined }, 'body.startsAt'],
])('[ADM-04] a draft with %s is refused and the place named', async (_what, wrong, path) => {
  // Another author, publisher or speciality makes no difference.
  await addAuthor(test$.db);
  const { status, body } = await post('', { ...poll, ...wrong });
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect((body.result as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toContain(path);
  expect(await test$.db.$count(contents)).toBe(0);
});

test('[ADM-04] a title has 3 to 200 signs', async () => {
  const codes = [2, 3, 200, 201].map(
    async (signs) => (await post('', { ...poll, title: 'a'.repeat(signs) })).body.code,
  );
  expect(await Promise.all(codes)).toEqual(['VALIDATION_FAILED', 'SUCCESS', 'SUCCESS', 'VALIDATION_FAILED']);
});

test('[SEC-31] nobody gets at another file by naming its key as a film', async () => {
  const chapters = [{ at: 0, title: 'Start' }];
  const details = {
    cover,
    reviewer: 'R',
    reviewedOn: '2026-05-01',
    minutes: 4,
    presenter: 'P',
    chapters,
    transcript: 'T',
  };
  const body = {
    type: 'proguide',
    title: 'Peels in five steps',
    details: { ...details, videoUrl: 'degree/secret.pdf' },
  };
  const made = (await post('', body)).body.result as Detail;
  expect([made.film, JSON.stringify(made.details)]).toEqual([null, expect.not.stringContaining('secret')]);
});

test('[ADM-04] titles alike get addresses of their own, also at the same time', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => create()));
  const base = 'which-lotion-in-the-monsoon';
  expect(made.map(({ slug }) => slug).sort()).toEqual([base, `${base}-2`, `${base}-3`, `${base}-4`]);
  expect((await create({ ...poll, title: 'बारिश और त्वचा' })).slug).toBe('poll');
});

test('[DOC-03] once a quiz was taken only its explanations change', async () => {
  const { quizId } = await addQuiz(test$.db, { status: 'draft' });
  const { id: userId } = await addUser(test$.db);
  const quiz = await show(quizId);
  const attempt = { contentId: quizId, userId, number: 1, answers: {}, score: 0, total: 3 };
  await test$.db.insert(quizAttempts).values(attempt);
  const write = async (questions: Detail['questions']) =>
    put({ ...seen(await show(quizId)), ...fieldsOf(quiz), questions });
  const [first, ...rest] = quiz.questions;
  if (!first) throw new Error('The quiz has no question');
  for (const wrong of [
    rest,
    [...rest, first],
    [{ ...first, answer: 'b' }, ...rest],
    [{ ...first, text: 'Else?' }, ...rest],
  ])
    expect((await write(wrong)).body.code).toBe('CONFLICT');
  const right = await write([{ ...first, explanation: 'Only mites dig burrows' }, ...rest]);
  expect(right.body.result).toMatchObject({
    taken: 1,
    questions: [{ _id: first._id, explanation: 'Only mites dig burrows' }, {}, {}],
  });
});

test('[DOC-03] the questions of a quiz that somebody is taking stay as they are', async () => {
  const { quizId } = await addQuiz(test$.db, { status: 'draft' });
  const { id: userId } = await addUser(test$.db);
  await test$.db.insert(quizSittings).values({ contentId: quizId, userId, startedAt: test$.clock.now() });
  const quiz = await show(quizId);
  const change = { ...seen(quiz), ...fieldsOf(quiz), questions: quiz.questions.slice(1) };
  expect((await put(change)).body.code).toBe('CONFLICT');
});

test('[DOC-03] the number of questions follows the questions, and a quiz without any is not handed in', async () => {
  const details = {
    cover,
    reviewer: 'R',
    reviewedOn: '2026-05-01',
    level: 'Practice',
    minutes: 5,
    questions: 9,
    passMark: 60,
  };
  const quiz = await create({ type: 'quiz', title: 'Scabies at a glance', details });
  const empty = await post('/submit', seen(quiz));
  expect(empty.body.result).toMatchObject({ issues: [{ path: 'body.questions' }] });
  const options = [
    { id: 'a', text: 'Burrows' },
    { id: 'b', text: 'Rings' },
  ];
  const question = { text: 'Which sign?', options, answer: 'a', explanation: 'Mites dig.' };
  const lost = await put({ ...seen(quiz), ...fieldsOf(quiz), questions: [{ ...question, answer: 'z' }] });
  expect(lost.body.result).toMatchObject({ issues: [{ path: 'body.questions.0.answer' }] });
  const filled = await put({ ...seen(quiz), ...fieldsOf(quiz), questions: [question, question] });
  expect(filled.body.result).toMatchObject({ details: { questions: 2 }, questions: [question, question] });
});

test('[DOC-04] once somebody voted the options stay', async () => {
  const { pollId, options } = await addPoll(test$.db, '2026-12-31', { status: 'draft' });
  const { id: userId } = await addUser(test$.db);
  await test$.db.insert(pollVotes).values({ contentId: pollId, userId, optionId: options[0] ?? '' });
  const before = await show(pollId);
  const write = async (list: Detail['options']) =>
    put({ ...seen(await show(pollId)), ...fieldsOf(before), options: list });
  expect((await write(before.options.slice(1))).body.code).toBe('CONFLICT');
  expect((await write(before.options)).body.code).toBe('UPDATE_SUCCCESS');
  expect(await test$.db.$count(pollVotes)).toBe(1);
});

test('[DOC-05] lessons move and grow; one that somebody began is not taken away', async () => {
  const { courseId } = await addCourse(test$.db, { status: 'draft' });
  const { id: userId } = await addUser(test$.db);
  const before = await show(courseId);
  const [one, two, three] = before.lessons;
  if (!one?._id || !two || !three) throw new Error('The course has no lessons');
  const [enrollment] = await test$.db.insert(enrollments).values({ contentId: courseId, userId }).returning();
  const progress = { enrollmentId: enrollment?.id ?? '', lessonId: one._id, percent: 40 };
  await test$.db.insert(lessonProgress).values(progress);
  const write = async (list: Detail['lessons']) =>
    put({ ...seen(await show(courseId)), ...fieldsOf(before), lessons: list });
  expect((await write([two, three])).body.code).toBe('CONFLICT');
  const added = { title: 'At the end', minutes: 5, body: one.body };
  const moved = (await write([three, one, added])).body.result as Detail;
  expect(moved.lessons.map(({ title }) => title)).toEqual([three.title, one.title, 'At the end']);
  expect(moved.lessons.slice(0, 2).map(({ _id }) => _id)).toEqual([three._id, one._id]);
  expect(moved.details).toMatchObject({ lessons: 3 });
  expect(await test$.db.$count(lessonProgress)).toBe(1);
});

test('[SEC-33] a PDF is put and removed; its file goes with it', async () => {
  const draft = await create();
  const send = async (form: FormData) => {
    const response = await test$.app.fetch(
      new Request('http://127.0.0.1/api/admin/contents/files', {
        method: 'POST',
        headers: { authorization: `Bearer ${writer.token}` },
        body: form,
      }),
    );
    return (await response.json()) as { code: string; result: Detail };
  };
  const formOf = (bytes: BlobPart) => {
    const form = new FormData();
    form.set('id', draft._id);
    form.set('updatedAt', draft.updatedAt);
    form.set('file', new File([bytes], 'book.pdf', { type: 'application/pdf' }));
    return form;
  };
  expect((await send(formOf('no pdf'))).code).toBe('DOCUMENT_VALIDATION_ERROR');
  const { code, result } = await send(formOf(await samplePdf()));
  expect([code, result.state]).toEqual(['UPDATE_SUCCCESS', 'draft']);
  expect(result.fileUrl).toMatch(/^\/api\/files\/.+sig=/);
  const [entry] = await test$.db.select().from(auditLog).where(eq(auditLog.action, 'content.files'));
  expect(entry?.details).toEqual({ before: { fileKey: null }, after: { fileKey: expect.any(String) } });
  const claimed = async () => (await test$.db.select().from(files)).map(({ claimedAt }) => claimedAt !== null);
  expect(await claimed()).toEqual([true]);
  const withCover = formOf(await samplePdf());
  withCover.delete('file');
  withCover.set('updatedAt', result.updatedAt);
  withCover.set('cover', new File([await sampleImage('png')], 'cover.png', { type: 'image/png' }));
  const covered = (await send(withCover)).result;
  expect(await claimed()).toEqual([true, true]);
  const { body } = await post('/files', { ...seen(covered), removeFile: true });
  expect(body.result).toMatchObject({ fileUrl: null });
  expect((await claimed()).sort()).toEqual([false, true]);
  // What readers wrote into it is found again in the next one (PDF-02).
  const [book] = await test$.db.select().from(files).where(eq(files.name, 'book.pdf'));
  expect(await test$.db.select().from(contentEditions)).toMatchObject([
    { contentId: draft._id, document: book?.sha256 },
  ]);
});

test('[SEC-42] [SEC-33] while a book is stored its row is free for others, and what they wrote meanwhile stays', async () => {
  const draft = await create();
  const { put: store } = test$.files;
  const change = () =>
    put({ ...seen(draft), ...fieldsOf(draft), options: draft.options, title: 'Which lotion in summer?' });
  let changed: Awaited<ReturnType<typeof change>> | undefined;
  test$.files.put = async (...given) => {
    changed = await change();
    await store(...given);
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(seen(draft))) body.set(name, value);
  body.set('file', new File([await samplePdf()], 'book.pdf'));
  const headers = { authorization: `Bearer ${writer.token}` };
  const request = new Request('http://127.0.0.1/api/admin/contents/files', { method: 'POST', headers, body });
  const answer = await (await test$.app.fetch(request)).json();
  expect([changed?.body.code, answer.code]).toEqual(['UPDATE_SUCCCESS', 'CONFLICT']);
  expect(await show(draft._id)).toMatchObject({ title: 'Which lotion in summer?', fileUrl: null });
});

test('[ADM-04] content is listed by kind, state, author, writer and words, with counts by state', async () => {
  const author = await addAuthor(test$.db);
  const draft = await create();
  await addPoll(test$.db, '2026-12-31', { authorId: author.id, title: 'Soap and water' });
  const list = async (query: string) =>
    (await test$.call('GET', `/api/admin/contents?${query}`, writer)).body.result as Result<'admin.contents.list'>;
  expect(await list('type=poll&state=draft')).toMatchObject({
    total: 1,
    items: [{ _id: draft._id }],
    states: { draft: 1, published: 1, pending: 0, rejected: 0 },
  });
  expect((await list('type=quiz')).total).toBe(0);
  expect((await list(`author=${author.id}`)).items.map(({ title }) => title)).toEqual(['Soap and water']);
  expect((await list('search=soap')).total).toBe(1);
  expect((await list('by=mine')).items.map(({ own }) => own)).toEqual([true]);
  expect((await list('by=others')).items.map(({ own }) => own)).toEqual([false]);
  const [row] = await test$.db.select().from(contents).where(eq(contents.id, draft._id));
  expect(row?.createdBy).toBe(writer.user.id);
});
