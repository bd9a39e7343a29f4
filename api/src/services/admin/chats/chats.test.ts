import type { Result } from '@tvacha/shared-contract';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addChat, addContactMessage, addStaff } from '../../../testing/office';
import { addUser } from '../../../testing/people';

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

test('[ADM-04] talks with unread messages come first, and are found by name and by what was said', async () => {
  const read = await addChat(test$.db, { text: 'About laser' });
  await post('chats/answer', { id: read.id, text: 'Gladly.' });
  const waiting = await addChat(test$.db, { user: await addUser(test$.db, { firstName: 'Ishita' }) });
  const { result } = await get('chats');
  expect(result).toMatchObject({
    items: [
      { _id: waiting.id, unread: 1, last: { fromStaff: false }, assignedTo: null },
      { _id: read.id, unread: 0, last: { text: 'Gladly.', fromStaff: true }, assignedTo: { _id: admin.user.id } },
    ],
  });
  expect((await get('chats?search=ishita')).result).toMatchObject({ total: 1, items: [{ _id: waiting.id }] });
  expect((await get('chats?search=laser')).result).toMatchObject({ total: 1, items: [{ _id: read.id }] });
  expect((await get('chats?assigned=me')).result).toMatchObject({ total: 1, items: [{ _id: read.id }] });
});

test('[ADM-04] an answer is told to the member and to staff who read chats, and to nobody else', async () => {
  const reader = await addStaff(test$, [{ section: 'Chats', read: true }]);
  await addStaff(test$, [{ section: 'Publishers', read: true }]);
  const { id, user } = await addChat(test$.db);
  const { body } = await post('chats/answer', { id, text: 'Twice a day.' });
  expect(body.result).toMatchObject({ text: 'Twice a day.', fromStaff: true, sender: { _id: admin.user.id } });
  const told = test$.realtime.said.filter(({ name }) => name === 'chat').map(({ to }) => to);
  expect(new Set(told)).toEqual(new Set([{ user: user.id }, { user: admin.user.id }, { user: reader.user.id }]));
  const messages = (await get(`chats/messages?id=${id}`)).result as Result<'admin.chats.messages'>;
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
  const { id } = await addChat(test$.db);
  expect((await post('chats/assign', { id, to: reader.user.id })).status).toBe(409);
  const given = await post('chats/assign', { id, to: writer.user.id });
  expect(given.body.result).toMatchObject({ assignedTo: { _id: writer.user.id } });
  expect((await post('chats/close', { id, closed: true })).body.result).not.toMatchObject({ closedAt: null });
  expect((await get('chats')).result).toMatchObject({ total: 0 });
  await post('chats/answer', { id, text: 'One more thing.' }, writer.token);
  expect((await get('chats')).result).toMatchObject({ total: 1 });
});

test('[ADM-04] a message of the contact form is handled once, and may be opened again', async () => {
  const { id } = await addContactMessage(test$.db);
  const handle = (handled: boolean) => post('messages/handle', { id, handled });
  expect((await handle(true)).body.result).toMatchObject({ handledBy: { _id: admin.user.id } });
  expect((await handle(true)).status).toBe(409);
  expect((await get('messages')).result).toMatchObject({ total: 0 });
  expect((await handle(false)).body.result).toMatchObject({ handledAt: null, handledBy: null });
  expect((await get('messages?search=visit')).result).toMatchObject({ total: 1 });
});
