import type { NoticeRow } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents, eventRegistrations, notices, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addAdmin, addContribution } from '../../testing/office';
import { addUser, enter } from '../../testing/people';
import { announceMeetings } from './announce-meetings';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

async function addMember() {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const call = async <Result>(method: 'GET' | 'POST', path: string, body?: object) =>
    (await test$.call(method, path, { token, body })).body.result as Result;
  return {
    user,
    token,
    call,
    rows: async () => (await call<{ items: NoticeRow[] }>('GET', '/api/notices')).items,
    unread: async () => (await call<{ unread: number }>('GET', '/api/notices/count')).unread,
  };
}
type Member = Awaited<ReturnType<typeof addMember>>;

const text = 'A boy of six with ringworm of the scalp; what do you give, and how long?';
const ask = ({ call }: Member) =>
  call<{ _id: string }>('POST', '/api/questions', { title: 'Ringworm of the scalp', text });
const answer = ({ call }: Member, questionId: string) =>
  call<{ _id: string }>('POST', '/api/questions/answers', { questionId, text });

test('[DOC-07] [SES-05] who asked is told of an answer, and who gave it that it was accepted; nobody of their own deeds', async () => {
  const [asker, other] = [await addMember(), await addMember()];
  const { _id: question } = await ask(asker);
  const { _id: given } = await answer(other, question);
  await answer(asker, question);
  expect(await asker.rows()).toMatchObject([
    { kind: 'answer', about: { kind: 'questions', _id: question, title: 'Ringworm of the scalp' }, read: false },
  ]);
  const accept = (accepted: boolean) =>
    asker.call('POST', '/api/questions/answers/accept', { answerId: given, accepted });
  for (const accepted of [true, false, true]) await accept(accepted);
  expect((await other.rows()).map(({ kind }) => kind)).toEqual(['accepted']);
  expect(test$.realtime.said).toContainEqual({ to: { user: other.user.id }, name: 'notice', payload: { unread: 1 } });
});

test('[DOC-07] who follows a question is told of each new answer: not who asked, who answered, who switched it off or follows no more', async () => {
  const [asker, writer, follower, muted, gone] = [
    await addMember(),
    await addMember(),
    await addMember(),
    await addMember(),
    await addMember(),
  ];
  const { _id: question } = await ask(asker);
  const follow = ({ call }: Member, on = true) =>
    call<{ following: boolean }>('POST', '/api/questions/follow', { id: question, follow: on });
  for (const one of [writer, follower, follower, muted, gone]) expect(await follow(one)).toEqual({ following: true });
  await follow(gone, false);
  await muted.call('POST', '/api/notices/set', { kind: 'followed', on: false });
  const refused = await test$.call('POST', '/api/questions/follow', {
    token: asker.token,
    body: { id: question, follow: true },
  });
  expect(refused.body.code).toBe('OWN_WORK');
  await answer(writer, question);
  expect(await follower.rows()).toMatchObject([{ kind: 'followed', about: { kind: 'questions', _id: question } }]);
  for (const one of [writer, muted, gone]) expect(await one.rows()).toEqual([]);
  expect((await asker.rows()).map(({ kind }) => kind)).toEqual(['answer']);
  const told = { to: { user: follower.user.id }, name: 'notice', payload: { unread: 1 } };
  expect(test$.realtime.said.filter(({ name }) => name === 'notice')).toContainEqual(told);
  await answer(follower, question);
  expect((await writer.rows()).map(({ kind }) => kind)).toEqual(['followed']);
});

test('[DOC-06] the author is told of each decision on a contribution: given back, not published, published, taken back', async () => {
  const author = await addMember();
  const admin = await addAdmin(test$);
  const { id } = await addContribution(test$.db, { userId: author.user.id, kind: 'case' });
  const decide = (verb: string, body: object) =>
    test$.call('POST', `/api/admin/contributions/${verb}`, { token: admin.token, body });
  await decide('approve', { id, version: 1 });
  test$.clock.forward(1);
  await decide('unpublish', { id, version: 2, reason: 'The face can be recognised.' });
  const decided = async (verb: string, body: object) => {
    test$.clock.forward(1);
    const other = await addContribution(test$.db, { userId: author.user.id, kind: 'case' });
    await decide(verb, { id: other.id, version: 1, ...body });
  };
  await decided('return', { notes: [{ field: 'title', text: 'Say where it was.' }] });
  await decided('reject', { reason: 'It shows no skin.' });
  const told = { kind: 'decision', about: { kind: 'caseContributions', _id: id } };
  expect(await author.rows()).toMatchObject([
    { outcome: 'rejected' },
    { outcome: 'returned' },
    { ...told, outcome: 'unpublished' },
    { ...told, outcome: 'published' },
  ]);
});

test('[DOC-07] [SEC-29] one notice or all are read, and nobody reads another’s', async () => {
  const [asker, other] = [await addMember(), await addMember()];
  const { _id: question } = await ask(asker);
  for (let count = 0; count < 3; count += 1) await answer(other, question);
  const [first] = await asker.rows();
  const theirs = await test$.call('POST', '/api/notices/read', { token: other.token, body: { id: first?._id } });
  expect([theirs.status, await asker.unread()]).toEqual([404, 3]);
  expect(await asker.call('POST', '/api/notices/read', { id: first?._id })).toEqual({ unread: 2 });
  expect((await asker.rows()).map(({ read }) => read)).toEqual([true, false, false]);
  expect(await asker.call('POST', '/api/notices/read', {})).toEqual({ unread: 0 });
  expect([await asker.unread(), (await other.rows()).length]).toEqual([0, 0]);
});

test('[DOC-07] a kind that is switched off is not told of, and the others are', async () => {
  const [asker, other] = [await addMember(), await addMember()];
  const set = (on: boolean) => asker.call('POST', '/api/notices/set', { kind: 'answer', on });
  expect(await set(false)).toEqual({
    answer: false,
    followed: true,
    accepted: true,
    decision: true,
    meeting: true,
  });
  const { _id: question } = await ask(asker);
  await answer(other, question);
  expect(await asker.rows()).toEqual([]);
  await set(true);
  expect(await asker.call('GET', '/api/notices/settings')).toMatchObject({ answer: true });
  await answer(other, question);
  expect(await asker.unread()).toBe(1);
});

/** A webinar that begins in so many hours, for which these have registered. */
async function addMeeting(
  hours: number,
  members: readonly Member[],
  changes: Partial<typeof contents.$inferInsert> = {},
) {
  const startsAt = new Date(test$.clock.now().getTime() + hours * 3_600_000);
  const row = { type: 'webinar' as const, slug: crypto.randomUUID(), title: `In ${hours} hours`, startsAt };
  const [meeting] = await test$.db
    .insert(contents)
    .values({ ...row, publishedOn: '2026-01-01', details: { minutes: 60 }, ...changes })
    .returning();
  const contentId = meeting?.id ?? '';
  for (const { user } of members) await test$.db.insert(eventRegistrations).values({ contentId, userId: user.id });
  return contentId;
}

test('[DOC-08] who registered is told once that a meeting begins within 24 hours, by however many servers', async () => {
  const [one, muted, gone] = [await addMember(), await addMember(), await addMember()];
  await muted.call('POST', '/api/notices/set', { kind: 'meeting', on: false });
  await test$.db.update(users).set({ erasedAt: test$.clock.now() }).where(eq(users.id, gone.user.id));
  await addMeeting(23, [one, muted, gone]);
  await addMeeting(25, [one]);
  await addMeeting(-1, [one]);
  await addMeeting(5, [one], { status: 'draft' });
  expect(await announceMeetings(test$)).toBe(1);
  expect(await announceMeetings(test$)).toBe(0);
  const [told] = await one.rows();
  expect(told).toMatchObject({ kind: 'meeting', about: { kind: 'webinars', title: 'In 23 hours' } });
  expect(told?.startsAt).toBe(new Date(test$.clock.now().getTime() + 23 * 3_600_000).toISOString());
  expect(await test$.db.$count(notices)).toBe(1);
});

test('[DOC-08] a meeting that is moved after it was told of is told again, by the same notice and to nobody else', async () => {
  const [one, other] = [await addMember(), await addMember()];
  const moved = await addMeeting(23, [one]);
  await addMeeting(22, [other]);
  await announceMeetings(test$);
  await one.call('POST', '/api/notices/read', {});
  const startsAt = new Date(test$.clock.now().getTime() + 50 * 3_600_000);
  await test$.db.update(contents).set({ startsAt }).where(eq(contents.id, moved));
  const told = await Promise.all([announceMeetings(test$), announceMeetings(test$)]);
  expect(told.sort()).toEqual([0, 1]);
  expect(await announceMeetings(test$)).toBe(0);
  expect(await one.rows()).toMatchObject([{ startsAt: startsAt.toISOString(), read: false }]);
  expect(await other.rows()).toHaveLength(1);
});
