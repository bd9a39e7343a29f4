import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { analyticsDaily, chatMessages, postReports, remoteReports, users } from '../../../db/schema';
import { addQuiz } from '../../../testing/learning';
import { makeApp, type TestApp } from '../../../testing/make-app';
import {
  addAdmin,
  addAuthor,
  addChat,
  addContactMessage,
  addContribution,
  addInvalidCode,
  addQuestion,
  addStaff,
} from '../../../testing/office';
import { addUser } from '../../../testing/people';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const get = async (path: string) => (await test$.call('GET', `/api/admin/${path}`, admin)).body;

test('[ADM-02] the dashboard counts members and what waits for the team, and since when', async () => {
  const { id: threadId, user } = await addChat(test$.db);
  // An earlier message of the same talk.
  const createdAt = new Date('2026-04-02T06:00:00Z');
  await test$.db
    .insert(chatMessages)
    .values({ threadId, senderId: user.id, fromStaff: false, text: 'Hello', createdAt });
  await addContactMessage(test$.db);
  await addInvalidCode(test$.db);
  await addContribution(test$.db, { userId: user.id });
  const { answer } = await addQuestion(test$.db);
  const report = { answerId: answer.id, reason: 'rude' } as const;
  for (const userId of [user.id, (await addUser(test$.db)).id])
    await test$.db.insert(postReports).values({ ...report, userId });
  expect((await get('dashboard')).result).toMatchObject({
    members: { doctors: 3, patients: 0, staff: 1 },
    waiting: { contents: 0, contributions: 1, questions: 0, reports: 1, chats: 1, invalidCodes: 1, messages: 1 },
    waitingSince: { contents: null, questions: null, chats: '2026-04-02T06:00:00.000Z' },
  });
});

test('[ADM-02] what was decided in seven days of India is set against the seven before', async () => {
  // It is 1 June: the seven days began with 26 May, which in India is at 18:30 of the day before.
  const decided = (approval: 'verified' | 'rejected' | 'disabled', decidedAt: string, role: 'doctor' | 'patient') =>
    addUser(test$.db, { approval, decidedAt: new Date(decidedAt), role });
  await decided('verified', '2026-06-01T05:45:00Z', 'doctor');
  await decided('verified', '2026-05-25T18:30:00Z', 'doctor');
  await decided('verified', '2026-05-25T18:29:59Z', 'doctor');
  await decided('verified', '2026-05-18T18:29:59Z', 'doctor');
  await decided('rejected', '2026-05-18T18:30:00Z', 'doctor');
  await decided('disabled', '2026-05-30T06:00:00Z', 'doctor');
  await decided('verified', '2026-05-30T06:00:00Z', 'patient');
  expect((await get('dashboard')).result).toMatchObject({
    decided: { verified: { week: 2, before: 1 }, rejected: { week: 0, before: 1 } },
  });
});

test('[ADM-01] what waits is counted for the sections that the caller may read, and told of no other', async () => {
  const { user } = await addChat(test$.db);
  await addContactMessage(test$.db);
  await addInvalidCode(test$.db);
  await addContribution(test$.db, { userId: user.id });
  for (const isComplete of [true, true, false]) await addUser(test$.db, { approval: 'pending', isComplete });
  const counts = async (by: { token: string }) => (await test$.call('GET', '/api/admin/waiting', by)).body;
  expect((await counts(admin)).result).toEqual({
    'User Verification': 2,
    'Invalid Customer Ids': 1,
    Chats: 2,
    'Content Approval': 1,
  });
  const desk = await addStaff(test$, [{ section: 'Chats', read: true }]);
  expect((await counts(desk)).result).toEqual({ Chats: 2 });
  const editor = await addStaff(test$, [{ section: 'Publishers', read: true }]);
  expect((await counts(editor)).result).toEqual({});
  const nobody = await addStaff(test$, [{ section: 'Chats', update: true }]);
  expect((await counts(nobody)).code).toBe('FORBIDDEN');
});

test('[ADM-01] [SEC-28] records are found in the sections that the caller may read, five of a kind, and in no other', async () => {
  const zoya = { firstName: 'Zoya', lastName: 'Merchant' };
  const { user } = await addChat(test$.db);
  await test$.db.update(users).set(zoya).where(eq(users.id, user.id));
  for (let at = 0; at < 6; at += 1) await addUser(test$.db, { ...zoya, role: 'patient' });
  await addContribution(test$.db, { title: 'Zoya merchant' });
  await addContribution(test$.db, { title: 'Zoya merchant', status: 'draft' });
  const find = async (by: { token: string }, search: string) => {
    const { body } = await test$.call('GET', `/api/admin/find?search=${search}`, by);
    return body.code === 'SUCCESS' ? (body.result as Result<'admin.find'>).map(({ kind }) => kind) : body.code;
  };
  const found = await find(admin, 'zoya%20merch');
  expect(found).toHaveLength(7);
  expect(found).toEqual(expect.arrayContaining(['patient', 'talk', 'contribution']));
  const desk = await addStaff(test$, [{ section: 'Chats', read: true }]);
  expect(await find(desk, 'zoya')).toEqual(['talk']);
  // What is published is found by the rights of reading.
  await addQuiz(test$.db, { title: 'Zoya merchant, a quiz' });
  await addQuiz(test$.db, { title: 'Zoya merchant, a draft', status: 'draft' });
  const reader = await addStaff(test$, [
    { section: 'Publishers', read: true },
    { section: 'Quizzes', read: true },
  ]);
  expect([await find(desk, 'zoya'), await find(reader, 'zoya')]).toEqual([['talk'], ['content']]);
  expect(await find(await addStaff(test$, [{ section: 'Publishers', read: true }]), 'zoya')).toEqual([]);
  expect(await find(await addStaff(test$, [{ section: 'Chats', update: true }]), 'zoya')).toBe('FORBIDDEN');
  expect(await find(admin, '%25%25')).toEqual([]);
  expect(await find(admin, 'z')).toBe('VALIDATION_FAILED');
});

test('[ADM-02] the dashboard counts applications by state and by day of India, and names the oldest that waits', async () => {
  const apply = (appliedAt: string, given: Parameters<typeof addUser>[1] = {}) =>
    addUser(test$.db, { approval: 'pending', appliedAt: new Date(appliedAt), ...given });
  await apply('2026-05-31T18:30:00Z');
  await apply('2026-05-20T18:30:00Z');
  await apply('2026-05-20T18:29:59Z');
  await apply('2026-05-10T06:00:00Z', { approval: 'rejected' });
  await apply('2026-05-02T18:30:00Z', { approval: 'verified' });
  await apply('2026-05-02T18:29:59Z', { approval: 'disabled' });
  // No papers yet, only looking round, and no doctor.
  await apply('2026-05-05T06:00:00Z', { isComplete: false });
  await apply('2026-05-05T06:00:00Z', { demo: true });
  await apply('2026-05-05T06:00:00Z', { role: 'patient' });
  const { applications, daily, oldestPending } = (await get('dashboard')).result as Result<'admin.dashboard'>;
  expect(applications).toEqual({ pending: 3, verified: 1, rejected: 1, disabled: 1 });
  expect(oldestPending).toBe('2026-05-20T18:29:59.000Z');
  expect([daily.length, daily[0]?.day, daily.at(-1)?.day]).toEqual([30, '2026-05-03', '2026-06-01']);
  expect(daily.filter(({ received }) => received > 0)).toEqual([
    { day: '2026-05-03', received: 1 },
    { day: '2026-05-10', received: 1 },
    { day: '2026-05-20', received: 1 },
    { day: '2026-05-21', received: 1 },
    { day: '2026-06-01', received: 1 },
  ]);
});

test('[ADM-02] a chart leaves no day out, divides by key, and stands beside the time before', async () => {
  await test$.db.insert(analyticsDaily).values(
    [
      ['2026-05-25', 'ebook', 4],
      ['2026-05-27', 'ebook', 6],
      ['2026-05-27', 'article', 10],
      ['2026-05-31', 'article', 2],
      ['2026-05-24', 'ebook', 11],
      ['2026-05-18', 'ebook', 5],
      ['2026-05-17', 'ebook', 99],
      ['2026-04-30', 'ebook', 7],
    ].map(([day, key, count]) => ({
      day: String(day),
      metric: 'reads' as const,
      key: String(key),
      count: Number(count),
    })),
  );
  const query = 'metric=reads&from=2026-05-25&to=2026-05-31';
  const byDay = (await get(`analytics?${query}`)).result as Result<'admin.analytics'>;
  expect(byDay.series.map(({ count }) => count)).toEqual([4, 0, 16, 0, 0, 0, 2]);
  expect(byDay.series[2]).toEqual({ day: '2026-05-27', count: 16, byKey: { article: 10, ebook: 6 } });
  expect(byDay).toMatchObject({ total: 22, before: 16, change: 37.5 });
  expect(byDay.keys).toEqual([
    { key: 'article', count: 12 },
    { key: 'ebook', count: 10 },
  ]);
  const byWeek = (await get(`analytics?metric=reads&from=2026-05-17&to=2026-05-31&by=week`)).result;
  expect(byWeek).toMatchObject({
    series: [
      { day: '2026-05-11', count: 99 },
      { day: '2026-05-18', count: 16 },
      { day: '2026-05-25', count: 22 },
    ],
    change: null,
  });
  expect((await get('analytics?metric=reads&from=2026-04-30&to=2026-05-31&by=month')).result).toMatchObject({
    series: [
      { day: '2026-04-01', count: 7 },
      { day: '2026-05-01', count: 137 },
    ],
  });
  expect((await get('analytics?metric=votes')).result).toMatchObject({
    from: '2026-05-03',
    to: '2026-06-01',
    total: 0,
  });
  expect((await get('analytics?metric=votes&from=2026-05-03&to=2026-05-01')).code).toBe('VALIDATION_FAILED');
});

test('[ADM-02] [SEC-43] the log says who did what to whom, and is narrowed', async () => {
  const { id } = await addAuthor(test$.db);
  const body = { id, name: 'Leela Rao' };
  await test$.call('PUT', '/api/admin/authors', { token: admin.token, body });
  const list = async (query: string) => (await get(`logs?${query}`)).result as Result<'admin.logs.list'>;
  const [newest] = (await list('')).items;
  expect(newest).toMatchObject({
    action: 'author.updated',
    subjectType: 'author',
    subject: 'Leela Rao',
    actor: { _id: admin.user.id, name: 'Kavya Nair', role: 'admin' },
    details: { before: { name: expect.stringContaining('Author') }, after: { name: 'Leela Rao' } },
  });
  expect((await list('action=author.')).total).toBe(1);
  expect((await list('action=author')).total).toBe(0);
  expect((await list(`subjectType=author&subject=${id}`)).total).toBe(1);
  expect((await list('search=leela')).total).toBe(1);
  expect((await list('search=author+kavya+nair')).total).toBe(1);
  expect((await list('search=author+ishita')).total).toBe(0);
  const both = await list('search=kavya');
  expect([both.total, both.items.map(({ seq }) => seq)]).toEqual([2, [2, 1]]);
  const pageOf = async (page: number) => list(`search=kavya&dataPerPage=1&page=${page}`);
  expect((await pageOf(2)).items.map(({ seq }) => seq)).toEqual([1]);
  // Behind the last page it still says how many there are.
  expect(await pageOf(3)).toMatchObject({ total: 2, items: [] });
  expect((await list(`actor=${(await addUser(test$.db)).id}`)).total).toBe(0);
  expect((await list('from=2026-06-01&to=2026-06-01')).total).toBe(2);
  expect((await list('from=2026-06-02')).total).toBe(0);
});

test('[ADM-02] releases are told apart by how their loads went', async () => {
  const row = { remote: 'doctor', version: '1.0.0', at: test$.clock.now() };
  await test$.db.insert(remoteReports).values([
    { ...row, event: 'loaded', took: 100 },
    { ...row, event: 'loaded', took: 300 },
    { ...row, event: 'failed', message: 'Integrity' },
    { ...row, version: '1.1.0', event: 'crashed', message: 'No store' },
    { ...row, version: '1.2.0', event: 'fellBack', message: 'Too late' },
    { ...row, remote: 'patient', event: 'loaded', took: 50, at: new Date('2026-05-01T00:00:00Z') },
  ]);
  const at = test$.clock.now().toISOString();
  expect((await get('remotes')).result).toEqual([
    expect.objectContaining({ version: '1.2.0', fellBack: 1, lastFailure: { at, message: 'Too late' } }),
    expect.objectContaining({ version: '1.1.0', crashed: 1, median: null }),
    {
      remote: 'doctor',
      version: '1.0.0',
      loaded: 2,
      failed: 1,
      fellBack: 0,
      crashed: 0,
      median: 200,
      p95: 290,
      lastFailure: { at, message: 'Integrity' },
    },
  ]);
});
