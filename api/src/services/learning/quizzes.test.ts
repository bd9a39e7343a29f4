import type { Result } from '@tvacha/shared-contract';
import { quizAttempts } from '../../db/schema';
import { type AddedQuiz, addQuiz } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';

let test$: TestApp;
let quiz: AddedQuiz;
let token: string;
let userId: string;
beforeEach(async () => {
  test$ = await makeApp();
  quiz = await addQuiz(test$.db, { title: 'Itch at night' });
  const user = await addUser(test$.db);
  userId = user.id;
  ({ token } = await enter(test$, user));
});

const get = (path: string) => test$.call('GET', path, { token });
const list = async (query = '') => (await get(`/api/quizzes?${query}`)).body.result as Result<'quizzes.list'>;
const submit = (...options: (string | null)[]) =>
  test$.call('POST', '/api/quizzes/submit', {
    token,
    body: {
      quizId: quiz.quizId,
      answers: options.map((option, at) => ({ questionId: quiz.questions[at], option })),
    },
  });

test('[DOC-03] [API-01] questions come in their order, without answer or explanation', async () => {
  const { status, body } = await get(`/api/quizzes/questions?quizId=${quiz.quizId}`);
  const { questions } = body.result as Result<'quizzes.questions'>;
  expect(status).toBe(200);
  expect(questions.map(({ _id }) => _id)).toEqual(quiz.questions);
  for (const question of questions) expect(Object.keys(question).sort()).toEqual(['_id', 'options', 'picture', 'text']);
  expect(JSON.stringify(body)).not.toContain('Burrows');
});

test('[DOC-03] [API-03] a quiz handed in tells score, what was right, and why', async () => {
  const { status, body } = await submit('a', 'b');
  expect([status, body.code, body.message]).toEqual([200, 'ANS_SUMITED', 'Quizz Submitted']);
  const { attempt, questions } = body.result as Result<'quizzes.submit'>;
  expect(attempt).toMatchObject({ number: 1, score: 1, total: 3, percent: 33, passed: false });
  expect(questions.map(({ chosen, right, answer }) => [chosen, right, answer])).toEqual([
    ['a', true, 'a'],
    ['b', false, 'a'],
    [null, false, 'a'],
  ]);
  expect(questions[2]?.explanation).toBe('Burrows are seen in nothing else');
});

test.each([[[]], [[null, null]]])('[DOC-03] [API-03] no option chosen (%j) asks for one', async (options) => {
  const { status, body } = await submit(...options);
  expect([status, body.code, body.message]).toEqual([400, 'Select_Option', 'Please select any one option']);
  expect(await test$.db.$count(quizAttempts)).toBe(0);
});

test('[DOC-03] an answer to what was not asked is refused and says where', async () => {
  const other = await addQuiz(test$.db);
  const send = (answers: unknown) =>
    test$.call('POST', '/api/quizzes/submit', { token, body: { quizId: quiz.quizId, answers } });
  const foreign = await send([
    { questionId: quiz.questions[0], option: 'z' },
    { questionId: other.questions[0], option: 'a' },
  ]);
  expect([foreign.status, foreign.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(foreign.body.result).toMatchObject({
    issues: [{ path: 'body.answers.0.option' }, { path: 'body.answers.1.questionId' }],
  });
  const one = { questionId: quiz.questions[0], option: 'a' };
  expect((await send([one, one])).body.result).toMatchObject({ issues: [{ path: 'body.answers' }] });
  expect(await test$.db.$count(quizAttempts)).toBe(0);
});

test('[DOC-03] [SEC-28] a quiz that is not published is not there', async () => {
  const draft = await addQuiz(test$.db, { status: 'draft' });
  const asked = await get(`/api/quizzes/questions?quizId=${draft.quizId}`);
  expect([asked.status, asked.body.code]).toEqual([404, 'NOT_FOUND']);
  quiz = draft;
  expect((await submit('a')).body.code).toBe('NOT_FOUND');
  expect((await list()).items.map(({ _id }) => _id)).not.toContain(draft.quizId);
});

test('[DOC-03] twenty hand-ins at once are numbered without a gap', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => submit('a')));
  const numbers = replies.map(({ body }) => (body.result as Result<'quizzes.submit'>).attempt.number);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test('[DOC-03] whoever hands in too often in an hour has to wait', async () => {
  test$ = await makeApp({ limits: { attemptsPerHour: 2 } });
  quiz = await addQuiz(test$.db);
  ({ token } = await enter(test$, await addUser(test$.db)));
  const [first, second, third] = [await submit('a'), await submit('a'), await submit('a')];
  expect([first, second, third].map(({ body }) => body.code)).toEqual(['ANS_SUMITED', 'ANS_SUMITED', 'RATE_LIMITED']);
  expect(third.headers.get('retry-after')).toBe('3600');
});

test('[DOC-03] own results show best, last and all attempts; none is NOT_FOUND', async () => {
  const results = () => get(`/api/quizzes/results?userId=${userId}`);
  const none = await results();
  expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND']);
  await submit('a', 'a', 'b');
  test$.clock.forward(60);
  await submit('b');
  const { items, total } = (await results()).body.result as Result<'quizzes.results'>;
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    quiz: { _id: quiz.quizId, title: 'Itch at night' },
    attempts: 2,
    best: { number: 1, score: 2, passed: true },
    last: { number: 2, score: 0, passed: false },
  });
  expect(items[0]?.history.map(({ number }) => number)).toEqual([2, 1]);
});

test('[DOC-03] of many attempts the newest twenty are told, and the best even where it is older', async () => {
  await submit('a', 'a', 'a');
  for (let at = 0; at < 20; at += 1) await submit('b');
  const { items } = (await get(`/api/quizzes/results?userId=${userId}`)).body.result as Result<'quizzes.results'>;
  expect(items[0]).toMatchObject({ attempts: 21, best: { number: 1, score: 3 } });
  expect(items[0]?.history.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => 21 - at));
});

test("[SEC-29] another member's results are not there, also for staff", async () => {
  await submit('a');
  for (const role of ['doctor', 'admin'] as const) {
    const other = await enter(test$, await addUser(test$.db, { role }));
    const { status, body } = await test$.call('GET', `/api/quizzes/results?userId=${userId}`, other);
    expect([status, body.code, body.result]).toEqual([404, 'NOT_FOUND', null]);
  }
});

test('[DOC-03] the list is searched, sorted and paged, and knows what the caller took', async () => {
  await addQuiz(test$.db, { title: 'a rash in school', publishedOn: '2026-04-01' });
  await addQuiz(test$.db, { title: 'Blisters', publishedOn: '2026-05-20' });
  await submit('a', 'a');
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
  expect(await titles('')).toEqual(['Blisters', 'Itch at night', 'a rash in school']);
  expect(await titles('sort=title')).toEqual(['a rash in school', 'Blisters', 'Itch at night']);
  expect(await titles('search=RASH')).toEqual(['a rash in school']);
  expect(await titles('state=taken')).toEqual(['Itch at night']);
  expect(await titles('state=new')).toEqual(['Blisters', 'a rash in school']);
  expect(await list('dataPerPage=1&page=2')).toMatchObject({
    total: 3,
    page: 2,
    dataPerPage: 1,
    items: [{ title: 'Itch at night', best: 66, attempts: 1, passMark: 60 }],
  });
});
