/* Words to the team: a talk of whoever is logged in, and the contact form. */
import { open, operation, session } from './access';

export const showChat = operation('chats.show', 'GET', '/api/chats', session);
export const sendChatMessage = operation('chats.send', 'POST', '/api/chats/messages', session);
export const tellTyping = operation('chats.typing', 'POST', '/api/chats/typing', session);
export const readChat = operation('chats.read', 'POST', '/api/chats/read', session);
export const sendContactMessage = operation('contact.send', 'POST', '/api/contact', open);
