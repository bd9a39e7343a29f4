import type { Result } from '@tvacha/shared-contract';
import { chatMessages, chatThreads } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addRole, addUser, enter } from '../../testing/people';

let test$: TestApp;
let token: string;
let userId: string;
beforeEach(async () => {
  test$ = await makeApp();
  const user = await addUser(test$.db, { role: 'patient' });
  userId = user.id;
  ({ token } = await enter(test$, user));
});

type Shown = Result<'chats.show'>;
const show = (query = '', as = token) => test$.call('GET', `/api/chats?${query}`, { token: as });
const shown = async (query?: string) => (await show(query)).body.result as Shown;
const send = (text: string, as = token) => test$.call('POST', '/api/chats/messages', { token: as, body: { text } });
const read = () => test$.call('POST', '/api/chats/read', { token, body: {} });
const texts = ({ items }: Shown) => items.map(({ text }) => text);

async function answerOfTeam(text: string): Promise<string> {
  const [thread] = await test$.db.select().from(chatThreads);
  const row = { threadId: thread?.id ?? '', fromStaff: true, text, createdAt: test$.clock.now() };
  await test$.db.insert(chatMessages).values(row);
  return row.threadId;
}

test('[ADM-04] [API-01] before the first message there is no talk', async () => {
  expect(await shown()).toEqual({ thread: null, items: [], total: 0, page: 1, dataPerPage: 50 });
  expect((await read()).body).toMatchObject({ code: 'SUCCESS', result: null });
});

test('[ADM-04] messages sent at once go into one talk and keep an order', async () => {
  const words = ['one', 'two', 'three', 'four', 'five'];
  const replies = await Promise.all(words.map((text) => send(text)));
  for (const { body } of replies) expect(body.code).toBe('SUCCESS');
  expect(await test$.db.$count(chatThreads)).toBe(1);
  const { items, total } = await shown();
  expect(total).toBe(5);
  const times = items.map(({ createdAt }) => createdAt);
  expect(new Set(times).size).toBe(5);
  expect(times).toEqual([...times].sort().reverse());
});

test('[ADM-04] a talk is read backwards from a message, whatever comes in meanwhile', async () => {
  for (const text of ['one', 'two', 'three', 'four']) await send(text);
  const first = await shown('dataPerPage=2');
  expect(texts(first)).toEqual(['four', 'three']);
  await send('five');
  const older = await shown(`dataPerPage=2&before=${first.items[1]?._id}`);
  expect(texts(older)).toEqual(['two', 'one']);
  expect(older.total).toBe(2);
});

test('[ADM-04] [SES-05] a message is told to its member and to the staff who read chats', async () => {
  const desk = await addRole(test$.db, 'Desk', [{ section: 'Chats', read: true }]);
  const editor = await addRole(test$.db, 'Editor', [{ section: 'Publishers', read: true }]);
  const admin = await addUser(test$.db, { role: 'admin' });
  const clerk = await addUser(test$.db, { role: 'subAdmin', roleId: desk.id });
  await addUser(test$.db, { role: 'subAdmin', roleId: editor.id });
  await addUser(test$.db, { role: 'doctor', roleId: desk.id });
  await send('I cannot open my certificate.');
  const { thread } = await shown();
  const told = [userId, admin.id, clerk.id].map((user) => ({
    to: { user },
    name: 'chat',
    payload: { thread: thread?._id },
  }));
  expect(test$.realtime.said).toHaveLength(3);
  expect(test$.realtime.said).toEqual(expect.arrayContaining(told));
});

test('[ADM-04] what the team wrote is unread until it is read, and then seen by the team', async () => {
  await send('Hello');
  const thread = await answerOfTeam('How can we help?');
  expect((await shown()).thread).toMatchObject({ unread: 1, closed: false });
  const said = test$.realtime.said.length;
  expect((await read()).body.result).toMatchObject({ unread: 0 });
  expect(test$.realtime.said.slice(said)).toEqual([{ to: { user: userId }, name: 'chat', payload: { thread } }]);
  const { items } = await shown();
  expect(items.map(({ fromStaff, readAt }) => [fromStaff, readAt !== null])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
  await read();
  expect(test$.realtime.said).toHaveLength(said + 1);
});

test('[ADM-04] a closed talk is open again with the next message', async () => {
  await send('Hello');
  await test$.db.update(chatThreads).set({ closedAt: test$.clock.now() });
  expect((await shown()).thread?.closed).toBe(true);
  await send('One more thing');
  expect((await shown()).thread?.closed).toBe(false);
});

test("[SEC-29] nobody reads another's talk, neither whole nor from one of its messages", async () => {
  await send('Between us');
  const [message] = (await shown()).items;
  const other = (await enter(test$, await addUser(test$.db))).token;
  expect((await show('', other)).body.result).toMatchObject({ thread: null, items: [] });
  expect((await show(`before=${message?._id}`, other)).body.code).toBe('NOT_FOUND');
  await send('Mine', other);
  expect((await show(`before=${message?._id}`, other)).body.code).toBe('NOT_FOUND');
  expect(((await show('', other)).body.result as Shown).items.map(({ text }) => text)).toEqual(['Mine']);
});

test('[SEC-42] thirty messages a minute are enough', async () => {
  test$ = await makeApp({ limits: { chatsPerMinute: 2 } });
  ({ token } = await enter(test$, await addUser(test$.db)));
  const [one, two, three] = [await send('one'), await send('two'), await send('three')];
  expect([one, two, three].map(({ body }) => body.code)).toEqual(['SUCCESS', 'SUCCESS', 'RATE_LIMITED']);
  expect(three.headers.get('retry-after')).toBe('60');
  test$.clock.forward(60);
  expect((await send('three')).body.code).toBe('SUCCESS');
});
