import type { Result } from '@tvacha/shared-contract';
import { contents } from '../../db/schema';
import { type AddedQuiz, addQuiz } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';

const days = 86_400;
let test$: TestApp;
let quiz: AddedQuiz;
let user: Awaited<ReturnType<typeof addUser>>;
let token: string;
beforeEach(async () => {
  test$ = await makeApp();
  quiz = await addQuiz(test$.db, { title: 'Scabies' });
  user = await addUser(test$.db);
  ({ token } = await enter(test$, user));
});

/** So many days later, logged in anew. */
async function later(count: number) {
  test$.clock.forward(count * days);
  ({ token } = await enter(test$, user));
}
const submit = (...options: (string | null)[]) =>
  test$.call('POST', '/api/quizzes/submit', {
    token,
    body: { quizId: quiz.quizId, answers: options.map((option, at) => ({ questionId: quiz.questions[at], option })) },
  });
const due = async () => (await test$.call('GET', '/api/repeats', { token })).body.result as Result<'repeats.list'>;
const reply = async (at: number, option: string, as = token) => {
  const body = { questionId: quiz.questions[at], option };
  return (await test$.call('POST', '/api/repeats/answer', { token: as, body })).body;
};
const dueAfter = async (at: number, option: string) => {
  const { dueAt } = (await reply(at, option)).result as Result<'repeats.answer'>;
  return dueAt && (Date.parse(dueAt) - test$.clock.now().getTime()) / (days * 1000);
};

test('[DOC-03] what was missed or left out comes back after 2 days, without its answer', async () => {
  await submit('a', 'b', null);
  expect(await due()).toMatchObject({ items: [], total: 0, later: 2, nextAt: '2026-06-03T06:00:00.000Z' });
  expect((await reply(1, 'a')).code).toBe('CONFLICT');
  await later(2);
  const { items, total } = await due();
  expect([total, items.map(({ _id }) => _id)]).toEqual([2, quiz.questions.slice(1)]);
  expect(items[0]).toMatchObject({ quiz: { title: 'Scabies' }, step: 0 });
  for (const word of ['answer', 'explanation']) expect(JSON.stringify(items)).not.toContain(`"${word}"`);
});

test('[DOC-03] right, it comes back after 7 and 21 days and is learned; wrong, it begins anew', async () => {
  await submit('a', 'b', 'a');
  await later(2);
  expect(await dueAfter(1, 'a')).toBe(7);
  await later(6);
  expect((await reply(1, 'a')).code).toBe('CONFLICT');
  await later(1);
  expect(await dueAfter(1, 'a')).toBe(21);
  await later(21);
  expect(await dueAfter(1, 'c')).toBe(2);
  for (const [pause, next] of [
    [2, 7],
    [7, 21],
    [21, null],
  ] as const) {
    await later(pause);
    expect(await dueAfter(1, 'a')).toBe(next);
  }
  expect(await due()).toMatchObject({ total: 0, later: 0, nextAt: null });
});

test('[DOC-03] an answer tells what is right and why, and of two at once one counts', async () => {
  await submit('a', 'b', 'a');
  await later(2);
  const told = await Promise.all([reply(1, 'b'), reply(1, 'b')]);
  expect(told.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'SUCCESS']);
  expect(told.find(({ code }) => code === 'SUCCESS')?.result).toMatchObject({
    question: { chosen: 'b', answer: 'a', right: false, explanation: 'Burrows are seen in nothing else' },
    dueAt: '2026-06-05T06:00:00.000Z',
  });
});

test('[DOC-03] missed in another attempt it begins anew; right in one, it stays where it is', async () => {
  await submit('a', 'b', 'a');
  await later(2);
  await reply(1, 'a');
  await submit('a', 'a', 'a');
  expect(await due()).toMatchObject({ later: 1, nextAt: '2026-06-10T06:00:00.000Z' });
  await submit('a', 'b', 'a');
  expect(await due()).toMatchObject({ later: 1, nextAt: '2026-06-05T06:00:00.000Z' });
});

test('[DOC-03] [SEC-29] nobody answers for another, nor an option that there is not, nor of a quiz that was taken back', async () => {
  await submit('a', 'b', 'a');
  await later(2);
  const { token: other } = await enter(test$, await addUser(test$.db));
  expect([(await reply(1, 'a', other)).code, (await reply(1, 'z')).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await test$.db.update(contents).set({ status: 'draft' });
  expect([(await due()).total, (await reply(1, 'a')).code]).toEqual([0, 'NOT_FOUND']);
});
