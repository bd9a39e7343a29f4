/* Chats: talks with members, and what came through the contact form. */
import { operation, staff } from '../access';

export const listChats = operation('admin.chats.list', 'GET', '/api/admin/chats', staff('Chats', 'read'));
export const listChatMessages = operation(
  'admin.chats.messages',
  'GET',
  '/api/admin/chats/messages',
  staff('Chats', 'read'),
);
export const markChatSeen = operation('admin.chats.seen', 'POST', '/api/admin/chats/seen', staff('Chats', 'update'));
export const answerChat = operation('admin.chats.answer', 'POST', '/api/admin/chats/answer', staff('Chats', 'create'));
export const tellPresence = operation(
  'admin.chats.presence',
  'POST',
  '/api/admin/chats/presence',
  staff('Chats', 'read'),
);
export const noteInChat = operation('admin.chats.note', 'POST', '/api/admin/chats/note', staff('Chats', 'create'));
export const listChatStaff = operation('admin.chats.staff', 'GET', '/api/admin/chats/staff', staff('Chats', 'update'));
export const assignChat = operation('admin.chats.assign', 'POST', '/api/admin/chats/assign', staff('Chats', 'update'));
export const closeChat = operation('admin.chats.close', 'POST', '/api/admin/chats/close', staff('Chats', 'update'));
export const listCannedAnswers = operation(
  'admin.canned.list',
  'GET',
  '/api/admin/canned-answers',
  staff('Chats', 'read'),
);
export const createCannedAnswer = operation(
  'admin.canned.create',
  'POST',
  '/api/admin/canned-answers',
  staff('Chats', 'create'),
);
export const updateCannedAnswer = operation(
  'admin.canned.update',
  'PUT',
  '/api/admin/canned-answers',
  staff('Chats', 'update'),
);
export const deleteCannedAnswer = operation(
  'admin.canned.delete',
  'DELETE',
  '/api/admin/canned-answers',
  staff('Chats', 'delete'),
);
export const listContactMessages = operation(
  'admin.messages.list',
  'GET',
  '/api/admin/messages',
  staff('Chats', 'read'),
);
export const handleContactMessage = operation(
  'admin.messages.handle',
  'POST',
  '/api/admin/messages/handle',
  staff('Chats', 'update'),
);
export const answerContactMessage = operation(
  'admin.messages.answer',
  'POST',
  '/api/admin/messages/answer',
  staff('Chats', 'create'),
);
