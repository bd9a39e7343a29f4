import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const page = { page: 1, dataPerPage: 20 };
const canned = { name: 'Code does not come', text: 'Hello {name}, is your number still the one you use?' };

export const adminChatsExamples: Examples<'admin/chats'> = {
  'admin.chats.list': {
    query: { state: 'open', assigned: 'me', only: 'unread', search: 'rash', sort: 'newest', ...page },
  },
  'admin.chats.messages': { query: { id: exampleId, before: exampleId, ...page } },
  'admin.chats.seen': { body: byId },
  'admin.chats.presence': { body: { id: exampleId, typing: 'answer' } },
  'admin.chats.answer': {
    body: { id: exampleId, expected: exampleId, text: 'We look into it and write again tomorrow.' },
  },
  'admin.chats.note': { body: { id: exampleId, text: 'She called as well; the editor knows.' } },
  'admin.chats.staff': {},
  'admin.chats.assign': { body: { id: exampleId, to: null, from: exampleId } },
  'admin.chats.close': { body: { id: exampleId, closed: true } },
  'admin.canned.list': {},
  'admin.canned.create': { body: canned },
  'admin.canned.update': { body: { id: exampleId, updatedAt: '2026-06-01T06:00:00.000Z', ...canned } },
  'admin.canned.delete': { query: byId },
  'admin.messages.list': { query: { state: 'open', id: exampleId, search: 'visit', sort: 'oldest', ...page } },
  'admin.messages.handle': { body: { id: exampleId, handled: true, note: 'Called back.' } },
  'admin.messages.answer': { body: { id: exampleId, text: 'We are open from Monday to Friday.' } },
};
