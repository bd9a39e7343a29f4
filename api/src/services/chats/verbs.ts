import type { AreaVerbs } from '../verb';
import { readChat, sendMessage, showChat } from './chat';
import { sendContact } from './send-contact';

export const chatsVerbs = {
  'chats.show': showChat,
  'chats.send': sendMessage,
  'chats.read': readChat,
  'contact.send': sendContact,
} satisfies AreaVerbs<'chats'>;
