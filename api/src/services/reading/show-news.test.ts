import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents } from '../../db/schema';
import { addPoll, addQuiz } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';

const hour = 3600;
let test$: TestApp;
let doctor: LoggedIn;
beforeEach(async () => {
  test$ = await makeApp({ accessTokenLife: 7 * 24 * hour * 1000 });
  doctor = await enter(test$, await addUser(test$.db));
});

const look = async (who = doctor) =>
  (await test$.call('GET', '/api/dashboard/news', who)).body.result as Result<'dashboard.news'>;
const approved = () => ({ decidedAt: test$.clock.now() });

test('[DOC-01] a first visit has nothing new; the next tells what was published meanwhile, by kind', async () => {
  await addQuiz(test$.db, approved());
  expect(await look()).toEqual({ since: null, kinds: [] });
  const left = test$.clock.now().toISOString();
  test$.clock.forward(5 * hour);
  await addQuiz(test$.db, approved());
  await addQuiz(test$.db, { ...approved(), status: 'draft' });
  await addPoll(test$.db, '2026-06-30', approved());
  await addPoll(test$.db, '2026-06-30', approved());
  const { since, kinds } = await look();
  expect(since).toBe(left);
  expect(kinds.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'polls', count: 2 },
    { name: 'quizzes', count: 1 },
  ]);
});

test('[DOC-01] while a visit goes on what is new stays new, however often one looks; other calls move nothing', async () => {
  await look();
  const left = test$.clock.now().toISOString();
  test$.clock.forward(4 * hour);
  await addQuiz(test$.db, approved());
  for (let at = 0; at < 5; at += 1) {
    await test$.call('GET', '/api/quizzes', doctor);
    expect(await look()).toEqual({ since: left, kinds: [{ name: 'quizzes', count: 1 }] });
    test$.clock.forward(3 * hour);
  }
  test$.clock.forward(2 * hour);
  const next = await look();
  expect([Date.parse(next.since ?? ''), next.kinds]).toEqual([test$.clock.now().getTime() - 5 * hour * 1000, []]);
});

test('[DOC-01] two looks at once begin one visit', async () => {
  await look();
  const left = test$.clock.now().toISOString();
  test$.clock.forward(5 * hour);
  const both = await Promise.all([look(), look()]);
  expect(both.map(({ since }) => since)).toEqual([left, left]);
});

test('[DOC-01] what nobody approved here is new from its day on, and not before', async () => {
  await look();
  test$.clock.forward(30 * hour);
  const { quizId } = await addQuiz(test$.db, { publishedOn: '2026-06-02' });
  expect((await look()).kinds).toEqual([{ name: 'quizzes', count: 1 }]);
  await test$.db.update(contents).set({ publishedOn: '2026-06-05' }).where(eq(contents.id, quizId));
  expect((await look()).kinds).toEqual([]);
});

test('[DOC-01] [SEC-28] nothing is told of what the caller may not read', async () => {
  const role = await addRole(test$.db, 'Polls alone', [{ section: 'Polls', read: true }]);
  doctor = await enter(test$, await addUser(test$.db, { roleId: role.id }));
  await look();
  test$.clock.forward(5 * hour);
  await addQuiz(test$.db, approved());
  await addPoll(test$.db, '2026-06-30', approved());
  expect((await look()).kinds).toEqual([{ name: 'polls', count: 1 }]);
});
