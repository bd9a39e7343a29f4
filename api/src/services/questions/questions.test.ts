import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { answers, questions, specialities, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';

let test$: TestApp;
let asker: string;
let peer: string;
beforeEach(async () => {
  test$ = await makeApp({ limits: { postsPerHour: 100 } });
  const address = { state: 'Kerala', city: 'Kochi', pincode: '682001' };
  asker = (await enter(test$, await addUser(test$.db, { firstName: 'Meera', lastName: 'Das', address }))).token;
  peer = (await enter(test$, await addUser(test$.db, { firstName: 'Arun', lastName: 'Joshi' }))).token;
});

type Detail = Result<'questions.details'>;
const text = 'A boy of six with ringworm of the scalp; what do you give, and how long?';
const ask = (given: object = {}, token = asker) =>
  test$.call('POST', '/api/questions', {
    token,
    body: { title: 'Which dose of terbinafine for a child?', text, ...given },
  });
const asked = async (given?: object) => ((await ask(given)).body.result as Detail)._id;
const answerTo = (questionId: string, token = peer, words = 'By weight, for four weeks.') =>
  test$.call('POST', '/api/questions/answers', { token, body: { questionId, text: words } });
const answered = async (questionId: string, token?: string) =>
  ((await answerTo(questionId, token)).body.result as Result<'answers.create'>)._id;
const list = (query = '', token = asker) => test$.call('GET', `/api/questions?${query}`, { token });
const show = (id: string, token = asker) => test$.call('GET', `/api/questions/details/?id=${id}`, { token });
const titles = async (query: string) =>
  ((await list(query)).body.result as Result<'questions.list'>).items.map(({ title }) => title);
const accept = (answerId: string, token = asker) =>
  test$.call('POST', '/api/questions/answers/accept', { token, body: { answerId } });

test('[DOC-07] [API-03] where there is no question yet the answer is a silent NO_DATA_EXISTS', async () => {
  const { status, body } = await list();
  expect([status, body.error, body.code]).toEqual([200, false, 'NO_DATA_EXISTS']);
  expect(body.result).toMatchObject({ items: [], total: 0 });
});

test('[DOC-07] [API-01] [SES-05] a question is posted and open pages hear of it', async () => {
  const { status, body } = await ask();
  expect([status, body.code, body.message]).toEqual([200, 'QuestionPostSuccess', 'Question posted successfully']);
  const { _id } = body.result as Detail;
  expect(test$.realtime.said).toContainEqual({
    to: { readers: 'Questions' },
    name: 'question',
    payload: { question: _id },
  });
  expect((await list()).body).toMatchObject({
    code: 'SUCCESS',
    result: { total: 1, items: [{ _id, excerpt: text, answers: 0, solved: false, own: true }] },
  });
});

test('[DOC-07] [SES-05] an answer is told with its question', async () => {
  const id = await asked();
  const { body } = await answerTo(id);
  expect(body).toMatchObject({ code: 'SUCCESS', result: { questionId: id, accepted: false, own: true } });
  expect(test$.realtime.said.at(-1)).toEqual({ to: { readers: 'Questions' }, name: 'ans', payload: { question: id } });
  expect((await show(id)).body.result).toMatchObject({ text, answers: { total: 1, items: [{ own: false }] } });
});

test('[SEC-30] colleagues are shown by name and city, and nothing else of them', async () => {
  const id = await asked();
  await answerTo(id);
  for (const { body } of [await list('', peer), await show(id, peer)]) {
    const said = JSON.stringify(body);
    expect(said).toContain('{"name":"Dr. Meera Das","city":"Kochi"}');
    for (const { email, phone, customerId } of await test$.db.select().from(users))
      for (const secret of [email, phone, customerId]) expect(said).not.toContain(secret);
  }
});

test('[DOC-07] somebody who has left is named so', async () => {
  const id = await asked();
  await test$.db.update(questions).set({ userId: null });
  expect((await show(id)).body.result).toMatchObject({ author: { name: 'A former member', city: '' }, own: false });
});

test('[DOC-07] one answer is accepted, by the asker alone, and shown first', async () => {
  const id = await asked();
  const [first, second] = [await answered(id), await answered(id)];
  for (const { status, body } of [await accept(first, peer), await accept('0190a000-0000-7000-8000-000000000001')])
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  const replies = await Promise.all([accept(first), accept(second), accept(first), accept(second)]);
  for (const { body } of replies) expect(body.code).toBe('SUCCESS');
  expect((await accept(second)).body).toMatchObject({ code: 'SUCCESS', result: { accepted: true } });
  const { answers: given, solved } = (await show(id)).body.result as Detail;
  expect(solved).toBe(true);
  expect(given.items.map(({ _id, accepted }) => [_id, accepted])).toEqual([
    [second, true],
    [first, false],
  ]);
});

test('[DOC-07] the list is narrowed, searched, sorted and paged', async () => {
  const [hair] = await test$.db.insert(specialities).values({ slug: 'hair', name: 'Hair' }).returning();
  const first = await asked({ title: 'Minoxidil in women?' });
  test$.clock.forward(60);
  await asked({ title: 'Patchy hair loss in a child', speciality: hair?.id });
  test$.clock.forward(60);
  await ask({ title: 'Which laser for tattoos?' }, peer);
  await answerTo(first);
  expect(await titles('')).toEqual(['Which laser for tattoos?', 'Patchy hair loss in a child', 'Minoxidil in women?']);
  expect(await titles('sort=oldest&dataPerPage=1&page=2')).toEqual(['Patchy hair loss in a child']);
  expect(await titles('sort=answers&dataPerPage=1')).toEqual(['Minoxidil in women?']);
  expect(await titles('filter=unanswered')).toEqual(['Which laser for tattoos?', 'Patchy hair loss in a child']);
  expect(await titles('filter=mine')).toEqual(['Patchy hair loss in a child', 'Minoxidil in women?']);
  expect(await titles('speciality=hair')).toEqual(['Patchy hair loss in a child']);
  expect(await titles(`speciality=${hair?.id}`)).toEqual(['Patchy hair loss in a child']);
  expect(await titles('search=LASER')).toEqual(['Which laser for tattoos?']);
});

test("[SEC-29] another's question and answer can be neither changed nor removed", async () => {
  const id = await asked();
  const answerId = await answered(id);
  const question = { title: 'Something else altogether', text };
  const tries = [
    test$.call('PUT', `/api/questions?id=${id}`, { token: peer, body: question }),
    test$.call('DELETE', `/api/questions?id=${id}`, { token: peer }),
    test$.call('PUT', `/api/questions/answers?id=${answerId}`, { token: asker, body: { text: 'Changed' } }),
    test$.call('DELETE', `/api/questions/answers?id=${answerId}`, { token: asker }),
  ];
  for (const { status, body } of await Promise.all(tries)) expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await show(id)).body.result).toMatchObject({ text, answers: { items: [{ _id: answerId }] } });
});

test('[DOC-07] own questions and answers are changed and removed; a question with answers stays', async () => {
  const id = await asked();
  const answerId = await answered(id);
  const change = { title: 'Which dose of griseofulvin?', text: `${text} He weighs 20 kg.` };
  const changed = await test$.call('PUT', `/api/questions?id=${id}`, { token: asker, body: change });
  expect(changed.body).toMatchObject({ code: 'UPDATE_SUCCCESS', result: change });
  const reply = await test$.call('PUT', `/api/questions/answers?id=${answerId}`, {
    token: peer,
    body: { text: 'Twenty mg a kg.' },
  });
  expect(reply.body).toMatchObject({ code: 'UPDATE_SUCCCESS', result: { text: 'Twenty mg a kg.' } });
  const remove = () => test$.call('DELETE', `/api/questions?id=${id}`, { token: asker });
  const kept = await remove();
  expect([kept.status, kept.body.code]).toEqual([409, 'CONFLICT']);
  const gone = await test$.call('DELETE', `/api/questions/answers?id=${answerId}`, { token: peer });
  expect([gone.body.code, gone.body.message]).toEqual(['DELETED', 'Data Deleted']);
  expect((await remove()).body.code).toBe('DELETED');
  expect((await show(id)).body.code).toBe('NOT_FOUND');
});

test('[DOC-07] an answer and the removal of its question at once: one of them wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await asked();
    const [given, removed] = await Promise.all([
      answerTo(id),
      test$.call('DELETE', `/api/questions?id=${id}`, { token: asker }),
    ]);
    expect(['SUCCESS CONFLICT', 'NOT_FOUND DELETED']).toContain(`${given.body.code} ${removed.body.code}`);
  }
});

test('[DOC-07] what staff hid is not there, also for its author', async () => {
  const [id, other] = [await asked(), await asked({ title: 'Another one to answer?' })];
  const answerId = await answered(other);
  await test$.db.update(questions).set({ hiddenAt: test$.clock.now() }).where(eq(questions.id, id));
  await test$.db.update(answers).set({ hiddenAt: test$.clock.now() });
  for (const reply of [await show(id), await answerTo(id), await accept(answerId)])
    expect(reply.body.code).toBe('NOT_FOUND');
  const change = { token: peer, body: { text: 'Shown again?' } };
  expect((await test$.call('PUT', `/api/questions/answers?id=${answerId}`, change)).body.code).toBe('NOT_FOUND');
  expect((await list('filter=unanswered')).body.result).toMatchObject({
    total: 1,
    items: [{ _id: other, answers: 0 }],
  });
});

test('[DOC-07] questions and answers together are ten an hour', async () => {
  test$ = await makeApp();
  asker = (await enter(test$, await addUser(test$.db))).token;
  const id = await asked();
  for (let at = 0; at < 9; at += 1) expect((await answerTo(id, asker)).body.code).toBe('SUCCESS');
  const [question, reply] = [await ask(), await answerTo(id, asker)];
  for (const { status, body, headers } of [question, reply]) {
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(headers.get('retry-after')).toBe('3600');
  }
  test$.clock.forward(3600);
  asker = (await enter(test$, await addUser(test$.db))).token;
  expect((await ask()).body.code).toBe('QuestionPostSuccess');
});

test.each([
  ['a title of two lines', { title: 'Two lines\nin one title' }],
  ['a text that is too short', { text: ' short                       ' }],
  ['a sign that cannot be kept', { text: `${text}\u0000` }],
  ['half a sign', { text: `${text}\ud800` }],
  ['a speciality that is not known', { speciality: '0190a000-0000-7000-8000-000000000001' }],
])('[API-02] %s is refused', async (_what, given) => {
  const { status, body } = await ask(given);
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.result).toMatchObject({ issues: [{ path: `body.${Object.keys(given)[0]}` }] });
});
