import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const page = { page: 1, dataPerPage: 20 };

export const adminChatsExamples: Examples<'admin/chats'> = {
  'admin.chats.list': { query: { state: 'open', assigned: 'me', search: 'rash', sort: 'newest', ...page } },
  'admin.chats.messages': { query: { id: exampleId, ...page } },
  'admin.chats.seen': { body: byId },
  'admin.chats.answer': { body: { id: exampleId, text: 'We look into it and write again tomorrow.' } },
  'admin.chats.assign': { body: { id: exampleId, to: null } },
  'admin.chats.close': { body: { id: exampleId, closed: true } },
  'admin.messages.list': { query: { state: 'open', search: 'visit', sort: 'oldest', ...page } },
  'admin.messages.handle': { body: { id: exampleId, handled: true } },
};
