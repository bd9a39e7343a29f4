import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { analyticsDaily, pollVotes } from '../../db/schema';
import { addPoll } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';

let test$: TestApp;
let token: string;
beforeEach(async () => {
  test$ = await makeApp();
  ({ token } = await enter(test$, await addUser(test$.db)));
});

const vote = (pollId: string, optionId: string | undefined, as = token) =>
  test$.call('POST', '/api/polls/votes', { token: as, body: { pollId, optionId } });
const list = async (query = '') =>
  (await test$.call('GET', `/api/polls?${query}`, { token })).body.result as Result<'polls.list'>;
const results = async (pollId: string) => test$.call('GET', `/api/polls/results?pollId=${pollId}`, { token });

test('[DOC-04] [API-01] [API-03] a vote is counted once, and a second one is told so', async () => {
  const { pollId, options } = await addPoll(test$.db);
  const first = await vote(pollId, options[1]);
  expect([first.status, first.body.code, first.body.message]).toEqual([200, 'VOTE_ADDED', 'Vote added successfully']);
  expect(first.body.result).toMatchObject({ votes: 1, ownVote: options[1] });
  const second = await vote(pollId, options[0]);
  expect([second.status, second.body.code, second.body.message]).toEqual([
    400,
    'ALREADY_VOTE_DONE',
    'Vote already done.',
  ]);
  expect(await test$.db.select().from(pollVotes)).toMatchObject([{ optionId: options[1] }]);
  await test$.app.settle();
  const counted = await test$.db.select().from(analyticsDaily).where(eq(analyticsDaily.metric, 'votes'));
  expect(counted).toMatchObject([{ count: 1 }]);
});

test('[DOC-04] of fifty votes of one member at once one is counted', async () => {
  const { pollId, options } = await addPoll(test$.db);
  const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => vote(pollId, options[at % 3])));
  const codes = replies.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'VOTE_ADDED')).toHaveLength(1);
  expect(codes.filter((code) => code === 'ALREADY_VOTE_DONE')).toHaveLength(49);
  expect(await test$.db.$count(pollVotes)).toBe(1);
});

test('[DOC-04] votes are taken until the end of the last day in India', async () => {
  // 06:00 UTC on the 1st of June; the day ends in India at 18:30 UTC.
  const { pollId, options } = await addPoll(test$.db, '2026-06-01');
  test$.clock.forward(12.5 * 3600 - 1);
  ({ token } = await enter(test$, await addUser(test$.db)));
  expect((await vote(pollId, options[0])).body.code).toBe('VOTE_ADDED');
  test$.clock.forward(1);
  const { token: late } = await enter(test$, await addUser(test$.db));
  const refused = await vote(pollId, options[0], late);
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
});

test('[DOC-04] an option of another poll is not there, nor a poll that is not published', async () => {
  const { pollId } = await addPoll(test$.db);
  const draft = await addPoll(test$.db, '2026-06-30', { status: 'draft' });
  for (const reply of [
    await vote(pollId, draft.options[0]),
    await vote(draft.pollId, draft.options[0]),
    await results(draft.pollId),
  ]) {
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  }
  expect(await test$.db.$count(pollVotes)).toBe(0);
});

test('[DOC-04] [SEC-30] results count and share the votes, and say nothing of who voted', async () => {
  const { pollId, options } = await addPoll(test$.db);
  expect((await results(pollId)).body.result).toMatchObject({
    votes: 0,
    ownVote: null,
    options: [{ share: 0 }, {}, {}],
  });
  for (const at of [0, 0, 1]) {
    const { token: other } = await enter(test$, await addUser(test$.db));
    await vote(pollId, options[at], other);
  }
  const { body } = await results(pollId);
  expect(body.result).toMatchObject({
    votes: 3,
    ownVote: null,
    options: [
      { _id: options[0], votes: 2, share: 66.7 },
      { _id: options[1], votes: 1, share: 33.3 },
      { _id: options[2], votes: 0, share: 0 },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/person-|Kavya|\+91/);
});

test('[DOC-04] [API-01] without a poll the results of all of them are answered, newest first', async () => {
  const old = await addPoll(test$.db, '2026-05-31', { title: 'Biopsies', publishedOn: '2026-05-10' });
  const next = await addPoll(test$.db, '2026-06-30', { title: 'Sunscreen', publishedOn: '2026-05-20' });
  await addPoll(test$.db, '2026-06-30', { title: 'A draft', status: 'draft' });
  await vote(next.pollId, next.options[1]);
  const { status, body } = await test$.call('GET', '/api/polls/results', { token });
  expect(status).toBe(200);
  const one = (await results(next.pollId)).body.result;
  expect(body.result).toMatchObject({ total: 2, items: [one, { _id: old.pollId, votes: 0, closed: true }] });
});

test('[DOC-04] the list knows the own vote, and narrows to what is open or closed', async () => {
  const open = await addPoll(test$.db, '2026-06-01', { title: 'Sunscreen' });
  await addPoll(test$.db, '2026-05-31', { title: 'Biopsies', publishedOn: '2026-05-10' });
  await vote(open.pollId, open.options[2]);
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
  expect(await titles('')).toEqual(['Biopsies', 'Sunscreen']);
  expect(await titles('state=closed')).toEqual(['Biopsies']);
  expect(await titles('sort=closing')).toEqual(['Biopsies', 'Sunscreen']);
  expect(await titles('search=sun')).toEqual(['Sunscreen']);
  const { items, total } = await list('state=open');
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ closed: false, votes: 1, ownVote: open.options[2] });
  expect(items[0]?.options.map(({ _id }) => _id)).toEqual(open.options);
});
