import type { OfficePost } from '@tvacha/shared-contract';
import { and, eq } from 'drizzle-orm';
import { answers, auditLog, consents, contributions, questions } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addContribution, addQuestion } from '../../../testing/office';
import { addUser, enter } from '../../../testing/people';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const post = (path: string, body: object, token = admin.token) =>
  test$.call('POST', `/api/admin/${path}`, { token, body });
const down = { hidden: true, reason: 'It names a patient.' };
const list = async (path: string) => (await test$.call('GET', `/api/admin/${path}`, admin)).body.result;

test('[ADM-04] a contribution is approved once, and its author is told by mail', async () => {
  const doctor = await addUser(test$.db);
  const { id, version } = await addContribution(test$.db, { userId: doctor.id });
  const other = await addAdmin(test$);
  const answers = await Promise.all([
    post('contributions/approve', { id, version }),
    post('contributions/approve', { id, version }, other.token),
  ]);
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['CONFLICT', 'content_approved']);
  expect(test$.notifier.sent).toMatchObject([{ channel: 'email', to: doctor.email }]);
  expect(test$.notifier.sent[0]?.text).toContain('Rings on a forearm');
  const isThis = and(eq(auditLog.subjectId, id), eq(auditLog.action, 'contribution.approved'));
  expect(await test$.db.$count(auditLog, isThis)).toBe(1);
});

test('[ADM-04] a contribution is turned down or taken back with a reason that its author reads', async () => {
  const { id, version } = await addContribution(test$.db);
  const reason = 'The face can be recognised.';
  const rejected = await post('contributions/reject', { id, version, reason });
  expect(rejected.body).toMatchObject({ code: 'REJECTED', result: { state: 'rejected', rejectionReason: reason } });
  expect(test$.notifier.sent.at(-1)?.text).toContain(reason);
  const { id: shown } = await addContribution(test$.db, { status: 'published' });
  expect((await post('contributions/unpublish', { id: shown, version, reason })).body.result).toMatchObject({
    state: 'rejected',
  });
  expect((await post('contributions/unpublish', { id: shown, version, reason })).status).toBe(409);
});

test('[SEC-44] nothing is published without the rights and the patient’s consent', async () => {
  const { id, version } = await addContribution(test$.db);
  await test$.db.update(consents).set({ withdrawnAt: new Date() }).where(eq(consents.subjectId, id));
  expect((await post('contributions/approve', { id, version })).body.code).toBe('CONSENT_NOT_AVAILABLE');
  const { id: taken } = await addContribution(test$.db, { ownsRights: false });
  expect((await post('contributions/approve', { id: taken, version })).body.code).toBe('NO_COPYRIGHT');
  expect(await test$.db.$count(contributions, eq(contributions.status, 'pending'))).toBe(2);
});

test('[DOC-06] [ADM-04] what is turned down for want of rights is told to its author as such', async () => {
  const doctor = await addUser(test$.db);
  const { token } = await enter(test$, doctor);
  const { id, version } = await addContribution(test$.db, { userId: doctor.id });
  const lacking = async () => (await test$.call('GET', '/api/contributions/nocopyright', { token })).body;
  expect((await lacking()).code).toBe('NO_DATA_EXISTS');
  const reason = 'The picture is from a textbook.';
  expect((await post('contributions/reject', { id, version, reason, lacksRights: true })).body.code).toBe('REJECTED');
  expect(await lacking()).toMatchObject({ code: 'NO_COPYRIGHT', result: { items: [{ _id: id }] } });
});

test('[ADM-04] nobody decides on a contribution of their own', async () => {
  const { id, version } = await addContribution(test$.db, { userId: admin.user.id });
  for (const body of [
    { id, version },
    { id, version, reason: 'I changed my mind' },
  ])
    expect((await post(`contributions/${'reason' in body ? 'reject' : 'approve'}`, body)).body.code).toBe('OWN_WORK');
});

test('[ADM-04] contributions are listed by state and words, those that wait longest first', async () => {
  const old = await addContribution(test$.db, { createdAt: new Date('2026-05-01T00:00:00Z') });
  const young = await addContribution(test$.db, { createdAt: new Date('2026-05-02T00:00:00Z'), kind: 'image' });
  await addContribution(test$.db, { status: 'published', title: 'Nails' });
  expect(await list('contributions?state=pending')).toMatchObject({
    total: 2,
    items: [{ _id: old.id, consented: true }, { _id: young.id }],
    states: { pending: 2, published: 1, rejected: 0 },
  });
  expect(await list('contributions?search=nails')).toMatchObject({ total: 1 });
  expect(await list('contributions?type=image')).toMatchObject({ items: [{ _id: young.id }] });
  expect(await list(`contributions/details/?id=${old.id}`)).toMatchObject({ _id: old.id, pictures: [] });
});

test('[DOC-07] [ADM-04] what members report is counted for staff, once a person; hidden or cleared it counts no longer', async () => {
  const { question, answer } = await addQuestion(test$.db);
  const members = [
    await enter(test$, await addUser(test$.db)),
    await enter(test$, await addUser(test$.db)),
    await enter(test$, await addUser(test$.db)),
  ];
  const report = async (path: string, id: string, at: number, reason: string) =>
    (await test$.call('POST', `/api/questions${path}`, { token: members[at]?.token ?? '', body: { id, reason } })).body
      .code;
  for (const [path, of, id, clear] of [
    ['/report', 'questions', question.id, false],
    ['/answers/report', 'answers', answer.id, true],
  ] as const) {
    expect(await list(`${of}?state=reported`)).toMatchObject({ total: 0 });
    for (const [at, reason] of [
      [0, 'patient'],
      [0, 'rude'],
      [1, 'harm'],
      [2, 'patient'],
    ] as const)
      expect(await report(path, id, at, reason)).toBe('SUCCESS');
    expect(await report(path, id, 0, 'of no list')).toBe('VALIDATION_FAILED');
    expect(await list(`${of}?state=reported`)).toMatchObject({
      total: 1,
      items: [
        {
          _id: id,
          reports: [
            { reason: 'patient', count: 2 },
            { reason: 'harm', count: 1 },
          ],
        },
      ],
    });
    const found = (await test$.call('GET', `/api/questions/details/?id=${question.id}`, members[0])).body.result;
    expect(found).toMatchObject(of === 'questions' ? { reported: true } : { answers: { items: [{ reported: true }] } });
    expect(await list(of)).toMatchObject({ reported: { question: 0, answer: 0, [of.slice(0, -1)]: 1 } });
    const seen = { id, editedAt: null };
    if (clear) {
      // As many as were read: a report that came meanwhile is not put away unread.
      expect((await post('posts/clear', { ...seen, reports: 2 })).status).toBe(409);
      expect((await post('posts/clear', { ...seen, reports: 3 })).status).toBe(200);
      expect((await post('posts/clear', { ...seen, reports: 3 })).status).toBe(409);
    } else {
      expect((await post('questions/hide', { ...seen, ...down })).status).toBe(200);
      await post('questions/hide', { ...seen, hidden: false });
    }
    expect(await list(`${of}?state=reported`)).toMatchObject({ total: 0 });
    expect(await list(of)).toMatchObject({ items: [{ _id: id, reports: [] }] });
  }
});

test('[DOC-07] nobody reports a post of their own, nor one that was hidden', async () => {
  const { question, answer } = await addQuestion(test$.db);
  const user = await addUser(test$.db);
  const member = await enter(test$, user);
  const report = async (path: string, id: string) =>
    (await test$.call('POST', `/api/questions${path}`, { token: member.token, body: { id, reason: 'rude' } })).body
      .code;
  await post('answers/hide', { id: answer.id, editedAt: null, ...down });
  expect(await report('/answers/report', answer.id)).toBe('NOT_FOUND');
  await test$.db.update(answers).set({ userId: user.id, hiddenAt: null });
  expect(await report('/answers/report', answer.id)).toBe('OWN_WORK');
  await post('questions/hide', { id: question.id, editedAt: null, ...down });
  expect(await report('/report', question.id)).toBe('NOT_FOUND');
});

test('[DOC-07] a hidden question or answer is gone for members, is told to open pages, and comes back', async () => {
  const { question, answer } = await addQuestion(test$.db);
  for (const [path, id, name] of [
    ['questions', question.id, 'question'],
    ['answers', answer.id, 'ans'],
  ] as const) {
    const hide = (hidden: boolean) => post(`${path}/hide`, { id, editedAt: null, ...(hidden ? down : { hidden }) });
    expect((await hide(true)).body.code).toBe('UPDATE_SUCCCESS');
    expect((await hide(true)).status).toBe(409);
    expect(test$.realtime.said.at(-1)).toMatchObject({
      to: { readers: 'Questions' },
      name,
      payload: { question: question.id },
    });
    expect(await list(`${path}?state=hidden`)).toMatchObject({ total: 1, items: [{ _id: id }] });
    expect((await hide(false)).body.result).toMatchObject({ hiddenAt: null });
  }
  expect(await list('questions')).toMatchObject({ items: [{ answers: 1 }] });
  expect(await list(`answers?question=${question.id}`)).toMatchObject({
    items: [{ question: { title: 'Which dose?' } }],
  });
});

test('[DOC-07] [ADM-04] the author of a post that is taken down reads why by mail, and hears of it at the bell', async () => {
  const author = await addUser(test$.db);
  const { question, answer } = await addQuestion(test$.db);
  await test$.db.update(answers).set({ userId: author.id });
  const { token } = await enter(test$, author);
  const seen = { id: answer.id, editedAt: null };
  expect((await post('answers/hide', { ...seen, hidden: true })).body.code).toBe('VALIDATION_FAILED');
  expect((await post('answers/hide', { ...seen, ...down })).status).toBe(200);
  expect(test$.notifier.sent.at(-1)).toMatchObject({ channel: 'email', to: author.email });
  expect(test$.notifier.sent.at(-1)?.text).toContain(down.reason);
  test$.clock.forward(1);
  await post('answers/hide', { ...seen, hidden: false });
  expect(test$.notifier.sent.at(-1)?.text).toContain('as before');
  const about = { kind: 'questions', _id: question.id };
  expect((await test$.call('GET', '/api/notices', { token })).body.result).toMatchObject({
    items: [
      { kind: 'decision', outcome: 'shown', about },
      { kind: 'decision', outcome: 'hidden', about },
    ],
  });
  expect(await list(`posts/details/?id=${answer.id}`)).toMatchObject({
    decisions: [
      { done: 'shown', reason: null, by: { _id: admin.user.id } },
      { done: 'hidden', reason: down.reason },
    ],
  });
});

test('[ADM-04] nobody decides on a post of their own, nor on a text that was changed since it was read', async () => {
  const { question, answer } = await addQuestion(test$.db);
  await test$.db.update(questions).set({ userId: admin.user.id });
  await test$.db.update(answers).set({ editedAt: new Date('2026-06-01T06:00:00Z') });
  const own = { id: question.id, editedAt: null };
  expect((await post('questions/hide', { ...own, ...down })).body.code).toBe('OWN_WORK');
  expect((await post('posts/clear', { ...own, reports: 1 })).body.code).toBe('OWN_WORK');
  const old = { id: answer.id, editedAt: null };
  expect((await post('answers/hide', { ...old, ...down })).body.code).toBe('CONFLICT');
  expect((await post('posts/clear', { ...old, reports: 1 })).body.code).toBe('CONFLICT');
  const now = { ...old, editedAt: '2026-06-01T06:00:00.000Z' };
  expect((await post('answers/hide', { ...now, ...down })).status).toBe(200);
  expect((await post('posts/clear', { id: admin.user.id, editedAt: null, reports: 1 })).status).toBe(404);
});

test('[ADM-04] a post is read in its thread: an answer between its neighbours, a question with its first', async () => {
  const { question, answer } = await addQuestion(test$.db);
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
  const rows = Array.from({ length: 7 }, (_, minute) => ({
    questionId: question.id,
    text: `No. ${minute}`,
    createdAt: at(minute),
    hiddenAt: minute === 5 ? at(9) : null,
  }));
  const added = await test$.db.insert(answers).values(rows).returning({ id: answers.id });
  const thread = async (id: string) => {
    const { kind, before, answers: shown } = (await list(`posts/details/?id=${id}`)) as OfficePost;
    return [kind, before, ...shown.map(({ text }) => text)];
  };
  const middle = ['No. 2', 'No. 3', 'No. 4', 'No. 5', 'No. 6'];
  expect(await thread(added[4]?.id ?? '')).toEqual(['answer', 3, ...middle]);
  expect(await thread(answer.id)).toEqual(await thread(question.id).then(([, ...rest]) => ['answer', ...rest]));
  expect((await thread(question.id)).slice(0, 2)).toEqual(['question', 0]);
  expect((await test$.call('GET', `/api/admin/posts/details/?id=${admin.user.id}`, admin)).status).toBe(404);
});
