import { and, eq } from 'drizzle-orm';
import { answers, auditLog, consents, contributions } from '../../../db/schema';
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
    expect((await post(clear ? 'posts/clear' : 'questions/hide', clear ? { id } : { id, hidden: true })).status).toBe(
      200,
    );
    if (clear) expect((await post('posts/clear', { id })).status).toBe(404);
    else await post('questions/hide', { id, hidden: false });
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
  await post('answers/hide', { id: answer.id, hidden: true });
  expect(await report('/answers/report', answer.id)).toBe('NOT_FOUND');
  await test$.db.update(answers).set({ userId: user.id, hiddenAt: null });
  expect(await report('/answers/report', answer.id)).toBe('OWN_WORK');
  await post('questions/hide', { id: question.id, hidden: true });
  expect(await report('/report', question.id)).toBe('NOT_FOUND');
});

test('[DOC-07] a hidden question or answer is gone for members, is told to open pages, and comes back', async () => {
  const { question, answer } = await addQuestion(test$.db);
  for (const [path, id, name] of [
    ['questions', question.id, 'question'],
    ['answers', answer.id, 'ans'],
  ] as const) {
    const hide = (hidden: boolean) => post(`${path}/hide`, { id, hidden });
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
