import { open, type Route, session } from './access';

/** Words to the team: a talk of whoever is logged in, and the contact form. */
export const chatsRoutes = {
  'chats.show': { method: 'GET', path: '/api/chats', access: session },
  'chats.send': { method: 'POST', path: '/api/chats/messages', access: session },
  'chats.read': { method: 'POST', path: '/api/chats/read', access: session },
  'contact.send': { method: 'POST', path: '/api/contact', access: open },
} as const satisfies Record<string, Route>;
