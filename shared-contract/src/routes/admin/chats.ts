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
export const assignChat = operation('admin.chats.assign', 'POST', '/api/admin/chats/assign', staff('Chats', 'update'));
export const closeChat = operation('admin.chats.close', 'POST', '/api/admin/chats/close', staff('Chats', 'update'));
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
