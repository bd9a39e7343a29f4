import type { CannedAnswer, Envelope, Result } from '@tvacha/shared-contract';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addChat, addContactMessage, addStaff } from '../../../testing/office';
import { addUser, enter } from '../../../testing/people';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const get = async (path: string, token = admin.token) =>
  (await test$.call('GET', `/api/admin/${path}`, { token })).body;
const post = (path: string, body: object, token = admin.token) =>
  test$.call('POST', `/api/admin/${path}`, { token, body });
type Talk = Awaited<ReturnType<typeof addChat>>;
const answer = (
  { id, first }: Talk,
  text: string,
  more: { expected?: string; reopen?: boolean } = {},
  token?: string,
) => post('chats/answer', { id, text, expected: first, ...more }, token);
const messagesOf = async ({ id }: Talk) =>
  (await get(`chats/messages?id=${id}`)).result as Result<'admin.chats.messages'>;
const talkText = 'Which lotion is right?';
const toldOf = () => new Set(test$.realtime.said.filter(({ name }) => name === 'chat').map(({ to }) => to));

test('[ADM-04] talks with unread messages come first, and are found by name and by what was said', async () => {
  const read = await addChat(test$.db, { text: 'About laser' });
  await answer(read, 'Gladly.');
  const waiting = await addChat(test$.db, { user: await addUser(test$.db, { firstName: 'Ishita' }) });
  const { result } = await get('chats');
  expect(result).toMatchObject({
    items: [
      { _id: waiting.id, unread: 1, last: { fromStaff: false }, assignedTo: null },
      { _id: read.id, unread: 0, last: { text: 'Gladly.', fromStaff: true }, assignedTo: { _id: admin.user.id } },
    ],
  });
  expect((await get('chats?dataPerPage=1&page=2')).result).toMatchObject({ total: 2, items: [{ _id: read.id }] });
  expect((await get('chats?page=3')).result).toMatchObject({ total: 2, items: [] });
  expect((await get('chats?only=unread')).result).toMatchObject({ total: 1, items: [{ _id: waiting.id }] });
  expect((await get('chats?search=ishita')).result).toMatchObject({ total: 1, items: [{ _id: waiting.id }] });
  expect((await get('chats?search=laser')).result).toMatchObject({ total: 1, items: [{ _id: read.id }] });
  expect((await get('chats?assigned=me')).result).toMatchObject({ total: 1, items: [{ _id: read.id }] });
});

test('[ADM-04] an answer is told to the member and to staff who read chats, and to nobody else', async () => {
  const reader = await addStaff(test$, [{ section: 'Chats', read: true }]);
  await addStaff(test$, [{ section: 'Publishers', read: true }]);
  const talk = await addChat(test$.db);
  const { body } = await answer(talk, 'Twice a day.');
  expect(body.result).toMatchObject({ text: 'Twice a day.', fromStaff: true, sender: { _id: admin.user.id } });
  expect(toldOf()).toEqual(new Set([{ user: talk.user.id }, { user: admin.user.id }, { user: reader.user.id }]));
  const messages = await messagesOf(talk);
  expect(messages.items.map(({ text }) => text)).toEqual(['Twice a day.', 'Which lotion is right?']);
  expect(messages.chat.unread).toBe(0);
});

test('[ADM-04] reading changes nothing until it is said; then it is on record once', async () => {
  const { id } = await addChat(test$.db);
  await get(`chats/messages?id=${id}`);
  expect((await get('chats')).result).toMatchObject({ items: [{ unread: 1 }] });
  expect((await post('chats/seen', { id })).body.result).toMatchObject({ unread: 0 });
  const count = async () => ((await get('logs?action=chat.seen')).result as Result<'admin.logs.list'>).total;
  await post('chats/seen', { id });
  expect(await count()).toBe(1);
});

test('[ADM-04] a talk is given to who may answer, closed, and opened by an answer', async () => {
  const reader = await addStaff(test$, [{ section: 'Chats', read: true }]);
  const writer = await addStaff(test$, [{ section: 'Chats', read: true, create: true }]);
  const talk = await addChat(test$.db);
  const { id } = talk;
  const staff = (await get('chats/staff')).result as Result<'admin.chats.staff'>;
  expect(new Set(staff.map(({ _id }) => _id))).toEqual(new Set([admin.user.id, writer.user.id]));
  expect((await post('chats/assign', { id, to: reader.user.id, from: null })).status).toBe(409);
  const given = await post('chats/assign', { id, to: writer.user.id, from: null });
  expect(given.body.result).toMatchObject({ assignedTo: { _id: writer.user.id } });
  // Whoever still thinks that it is nobody's is told; so is the second who closes it.
  expect((await post('chats/assign', { id, to: admin.user.id, from: null })).body.code).toBe('CONFLICT');
  const taken = await post('chats/assign', { id, to: admin.user.id, from: writer.user.id });
  expect(taken.body.result).toMatchObject({ assignedTo: { _id: admin.user.id } });
  expect((await post('chats/close', { id, closed: false })).body.code).toBe('CONFLICT');
  expect((await post('chats/close', { id, closed: true })).body.result).not.toMatchObject({ closedAt: null });
  expect((await post('chats/close', { id, closed: true })).body.code).toBe('CONFLICT');
  expect((await get('chats')).result).toMatchObject({ total: 0 });
  expect((await get('chats?state=all')).result).toMatchObject({ total: 1 });
  expect((await answer(talk, 'One more thing.', {}, writer.token)).body.code).toBe('CONFLICT');
  await answer(talk, 'One more thing.', { reopen: true }, writer.token);
  expect((await get('chats')).result).toMatchObject({ total: 1 });
});

test('[ADM-04] of two answers to what a member wrote the second is refused until its writer knows the first', async () => {
  const talk = await addChat(test$.db);
  const codes = async (...texts: string[]) =>
    (await Promise.all(texts.map((text) => answer(talk, text)))).map(({ body }) => body.code).sort();
  expect(await codes('Twice a day.', 'Once a day.')).toEqual(['CONFLICT', 'SUCCESS']);
  const { items } = await messagesOf(talk);
  expect(items).toHaveLength(2);
  expect((await answer(talk, 'Once a day, if it stings.', { expected: items[0]?._id })).body.code).toBe('SUCCESS');
  const other = await addChat(test$.db);
  expect((await answer(talk, 'Lost.', { expected: other.first })).body.code).toBe('CONFLICT');
});

test('[ADM-04] what the member adds, and what colleagues note, keeps nobody from answering', async () => {
  const talk = await addChat(test$.db);
  const { token } = await enter(test$, talk.user);
  await test$.call('POST', '/api/chats/messages', { token, body: { text: 'It is for my knee.' } });
  await post('chats/note', { id: talk.id, text: 'She called as well.' });
  expect((await answer(talk, 'Then a cream.')).body.code).toBe('SUCCESS');
});

test('[ADM-04] [SEC-29] the member is neither shown a note nor told of it, and waits as before', async () => {
  const talk = await addChat(test$.db);
  const { token } = await enter(test$, talk.user);
  await post('chats/note', { id: talk.id, text: 'She called as well.' });
  expect(toldOf()).toEqual(new Set([{ user: admin.user.id }]));
  const own = (await test$.call('GET', '/api/chats', { token })).body.result as Result<'chats.show'>;
  expect([own.items.map(({ text }) => text), own.total, own.thread?.unread]).toEqual([[talkText], 1, 0]);
  const [note] = (await messagesOf(talk)).items;
  expect(note).toMatchObject({ isNote: true, text: 'She called as well.', sender: { _id: admin.user.id } });
  expect((await test$.call('GET', `/api/chats?before=${note?._id}`, { token })).body.code).toBe('NOT_FOUND');
  expect((await get('chats')).result).toMatchObject({ items: [{ unread: 1, last: { text: talkText } }] });
});

test('[ADM-04] who waits for over an hour is found, from the first message that nobody answered', async () => {
  const talk = await addChat(test$.db);
  const write = async (text: string) => {
    const { token } = await enter(test$, talk.user);
    await test$.call('POST', '/api/chats/messages', { token, body: { text } });
  };
  const waiting = async () => ((await get('chats?only=waiting')).result as Result<'admin.chats.list'>).total;
  // A session does not last as long.
  const pass = async (seconds: number) => {
    test$.clock.forward(seconds);
    admin = await addAdmin(test$);
  };
  expect(await waiting()).toBe(1);
  await answer(talk, 'Twice a day.');
  expect(await waiting()).toBe(0);
  await write('And for children?');
  await pass(1800);
  expect(await waiting()).toBe(0);
  await write('He is four.');
  await pass(1801);
  expect(await waiting()).toBe(1);
  // Closed, nobody waits; who writes into a closed talk waits from then on.
  await post('chats/close', { id: talk.id, closed: true });
  expect(await waiting()).toBe(0);
  await write('Still there?');
  expect(await waiting()).toBe(0);
});

test('[ADM-04] a talk is read backwards from a message; one of another talk is none', async () => {
  const [talk, other] = [await addChat(test$.db), await addChat(test$.db)];
  await answer(talk, 'Twice a day.');
  const { items } = await messagesOf(talk);
  const before = async (id = '') => (await get(`chats/messages?id=${talk.id}&before=${id}`)) as Envelope;
  expect((await before(items[0]?._id)).result).toMatchObject({ items: [{ _id: talk.first }], total: 1 });
  expect((await before(other.first)).code).toBe('NOT_FOUND');
});

test('[ADM-04] an answer to a talk whose member was erased is refused, and nothing is kept of it', async () => {
  const talk = await addChat(test$.db);
  await test$.call('DELETE', `/api/admin/users?id=${talk.user.id}`, { token: admin.token });
  expect((await answer(talk, 'Twice a day.')).body.code).toBe('NOT_FOUND');
});

test('[ADM-04] canned answers have a name each; a second editor is told, and overwrites nothing', async () => {
  const canned = { name: 'Hours', text: 'Hello {name}, from ten to six.' };
  const made = (await post('canned-answers', canned)).body.result as CannedAnswer;
  expect((await post('canned-answers', { ...canned, name: 'HOURS' })).body.code).toBe('CONFLICT');
  const put = (text: string) =>
    test$.call('PUT', '/api/admin/canned-answers', {
      token: admin.token,
      body: { id: made._id, updatedAt: made.updatedAt, name: 'Hours', text },
    });
  expect((await put('From ten to five.')).body.code).toBe('UPDATE_SUCCCESS');
  expect((await put('From nine.')).body.code).toBe('CONFLICT');
  expect((await get('canned-answers')).result).toMatchObject([{ text: 'From ten to five.' }]);
});

test('[ADM-04] a message of the contact form is answered by mail once, which handles it', async () => {
  const { id } = await addContactMessage(test$.db);
  const reply = () => post('messages/answer', { id, text: 'From ten to six.' });
  const replies = await Promise.all([reply(), reply()]);
  expect(replies.map(({ body }) => body.code).sort()).toEqual(['CONFLICT', 'UPDATE_SUCCCESS']);
  expect(test$.notifier.sent).toMatchObject([
    { template: 'contact.answered', to: 'nila@tvacha.example', subject: 'Re: A visit' },
  ]);
  expect(test$.notifier.sent[0]?.text).toContain('From ten to six.');
  expect((await get('messages?state=handled')).result).toMatchObject({
    items: [{ handledNote: 'From ten to six.', handledBy: { _id: admin.user.id } }],
  });
});

test('[ADM-04] a message of the contact form is handled once, and may be opened again', async () => {
  const { id } = await addContactMessage(test$.db);
  const handle = (handled: boolean) => post('messages/handle', { id, handled, note: 'Called back.' });
  expect((await handle(true)).body.result).toMatchObject({
    handledBy: { _id: admin.user.id },
    handledNote: 'Called back.',
  });
  expect((await handle(true)).status).toBe(409);
  expect((await get('messages')).result).toMatchObject({ total: 0 });
  expect((await handle(false)).body.result).toMatchObject({ handledAt: null, handledBy: null, handledNote: null });
  expect((await get('messages?search=visit')).result).toMatchObject({ total: 1 });
});
