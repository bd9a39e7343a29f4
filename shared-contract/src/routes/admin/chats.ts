import { type Route, staff } from '../access';

/** Chats: talks with members, and what came through the contact form. */
export const adminChatsRoutes = {
  'admin.chats.list': { method: 'GET', path: '/api/admin/chats', access: staff('Chats', 'read') },
  'admin.chats.messages': { method: 'GET', path: '/api/admin/chats/messages', access: staff('Chats', 'read') },
  'admin.chats.seen': { method: 'POST', path: '/api/admin/chats/seen', access: staff('Chats', 'update') },
  'admin.chats.answer': { method: 'POST', path: '/api/admin/chats/answer', access: staff('Chats', 'create') },
  'admin.chats.assign': { method: 'POST', path: '/api/admin/chats/assign', access: staff('Chats', 'update') },
  'admin.chats.close': { method: 'POST', path: '/api/admin/chats/close', access: staff('Chats', 'update') },
  'admin.messages.list': { method: 'GET', path: '/api/admin/messages', access: staff('Chats', 'read') },
  'admin.messages.handle': { method: 'POST', path: '/api/admin/messages/handle', access: staff('Chats', 'update') },
} as const satisfies Record<string, Route>;
