import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents, quizAttempts, quizSittings } from '../../db/schema';
import { type AddedQuiz, addQuiz } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';

let test$: TestApp;
let quiz: AddedQuiz;
let token: string;
beforeEach(async () => {
  test$ = await makeApp();
  quiz = await addQuiz(test$.db);
  ({ token } = await enter(test$, await addUser(test$.db)));
});

type Options = (string | null)[];
const answers = (options: Options) => options.map((option, at) => ({ questionId: quiz.questions[at], option }));
const start = async (as = token) => {
  const { body } = await test$.call('POST', '/api/quizzes/start', { token: as, body: { quizId: quiz.quizId } });
  return body.result as Result<'quizzes.start'>;
};
const keep = (sittingId: string, options: Options, flagged: (string | undefined)[] = [], as = token) =>
  test$.call('PUT', '/api/quizzes/keep', { token: as, body: { sittingId, answers: answers(options), flagged } });
const submit = (sittingId: string, options: Options, as = token) =>
  test$.call('POST', '/api/quizzes/submit', {
    token: as,
    body: { quizId: quiz.quizId, sittingId, answers: answers(options) },
  });
const review = async (query = '') => {
  const { body } = await test$.call('GET', `/api/quizzes/review?quizId=${quiz.quizId}${query}`, { token });
  return body;
};
const chosen = (body: { result: unknown }) =>
  (body.result as Result<'quizzes.submit'>).questions.map((question) => question.chosen);

/** Gives the quiz a time limit of two minutes. */
async function limitTime() {
  const [row] = await test$.db.select().from(contents).where(eq(contents.id, quiz.quizId));
  await test$.db.update(contents).set({ details: { ...row?.details, timeLimit: 2 } });
}

test('[DOC-03] what was kept on one device is there on the next, with what was flagged; null takes an answer back', async () => {
  const { _id, secondsLeft } = await start();
  expect(secondsLeft).toBeNull();
  expect((await keep(_id, ['a', 'b'], [quiz.questions[2]])).body.code).toBe('SUCCESS');
  await keep(_id, [null], [quiz.questions[2], crypto.randomUUID()]);
  const again = await start();
  expect(again._id).toBe(_id);
  expect(again.answers).toEqual({ [String(quiz.questions[1])]: 'b' });
  expect(again.flagged).toEqual([quiz.questions[2]]);
  expect(again.quiz.begun).toBe(true);
  expect(JSON.stringify(again)).not.toContain('Burrows');
});

test('[DOC-03] two tabs keep each its own answers, and lose none of the other’s', async () => {
  const { _id } = await start();
  await Promise.all([keep(_id, ['a']), keep(_id, [], [])]);
  await Promise.all(
    quiz.questions.map((questionId, at) =>
      test$.call('PUT', '/api/quizzes/keep', {
        token,
        body: { sittingId: _id, answers: [{ questionId, option: at === 0 ? 'b' : 'a' }], flagged: [] },
      }),
    ),
  );
  expect(Object.values((await start()).answers).sort()).toEqual(['a', 'a', 'b']);
});

test('[DOC-03] a sitting is handed in once, however often one clicks, and with it its kept answers', async () => {
  const { _id } = await start();
  await keep(_id, ['a', 'b']);
  const replies = await Promise.all(Array.from({ length: 8 }, () => submit(_id, ['b'])));
  expect(replies.map(({ body }) => body.code)).toEqual(Array(8).fill('ANS_SUMITED'));
  for (const { body } of replies) expect(chosen(body)).toEqual(['b', 'b', null]);
  expect(await test$.db.$count(quizAttempts)).toBe(1);
  expect((await start())._id).not.toBe(_id);
});

test('[DOC-03] with a time limit the server says what is left, and goes by its own clock', async () => {
  await limitTime();
  const { _id, secondsLeft } = await start();
  expect(secondsLeft).toBe(120);
  await keep(_id, ['a']);
  test$.clock.forward(60);
  expect((await start()).secondsLeft).toBe(60);
  test$.clock.forward(75);
  expect((await start()).secondsLeft).toBe(0);
  expect((await keep(_id, ['a', 'a'])).body.code).toBe('CONFLICT');
  const { body } = await submit(_id, ['a', 'a', 'a']);
  expect(body.code).toBe('ANS_SUMITED');
  expect(chosen(body)).toEqual(['a', null, null]);
});

test('[DOC-03] a round whose time went by without an answer asks for one, and the next round begins anew', async () => {
  await limitTime();
  const { _id } = await start();
  test$.clock.forward(135);
  expect((await submit(_id, ['a'])).body.code).toBe('Select_Option');
  const next = await start();
  expect([next._id === _id, next.secondsLeft]).toEqual([false, 120]);
});

test('[DOC-03] a round is begun anew once its time has ended without an answer, never one that has answers or time', async () => {
  await limitTime();
  const first = await start();
  test$.clock.forward(119);
  expect((await start())._id).toBe(first._id);
  test$.clock.forward(1);
  const second = await start();
  expect([second._id === first._id, second.secondsLeft]).toEqual([false, 120]);
  await keep(second._id, ['a']);
  test$.clock.forward(300);
  expect(await start()).toMatchObject({ _id: second._id, secondsLeft: 0 });
});

test('[DOC-03] no option chosen is no hand-in, and the round goes on', async () => {
  const { _id } = await start();
  expect((await submit(_id, [null, null])).body.code).toBe('Select_Option');
  expect((await start())._id).toBe(_id);
});

test('[SEC-29] another’s round is neither kept nor handed in', async () => {
  const { _id } = await start();
  const other = (await enter(test$, await addUser(test$.db))).token;
  expect((await keep(_id, ['a'], [], other)).body.code).toBe('NOT_FOUND');
  expect((await submit(_id, ['a'], other)).body.code).toBe('NOT_FOUND');
  expect(await test$.db.$count(quizSittings)).toBe(1);
});

test('[DOC-03] an answer that is none of the quiz’s is refused, and nothing is kept of the rest', async () => {
  const { _id } = await start();
  expect((await keep(_id, ['a', 'z'])).body.result).toMatchObject({ issues: [{ path: 'body.answers.1.option' }] });
  expect((await start()).answers).toEqual({});
});

test('[DOC-03] answers and reasons are told of an attempt that was handed in, the newest or the one named', async () => {
  expect((await review()).code).toBe('NOT_FOUND');
  await submit((await start())._id, ['b', 'a', 'a']);
  await submit((await start())._id, ['a', 'a', 'b']);
  expect(chosen(await review())).toEqual(['a', 'a', 'b']);
  const first = await review('&number=1');
  expect(chosen(first)).toEqual(['b', 'a', 'a']);
  expect(first.result).toMatchObject({ attempt: { number: 1, score: 2, percent: 66 }, quiz: { attempts: 2 } });
  expect((await review('&number=3')).code).toBe('NOT_FOUND');
});
