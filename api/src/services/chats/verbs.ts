import type { AreaVerbs } from '../verb';
import { readChat } from './read-chat';
import { sendContact } from './send-contact';
import { sendMessage } from './send-message';
import { showChat } from './show-chat';

export const chatsVerbs = {
  'chats.show': showChat,
  'chats.send': sendMessage,
  'chats.read': readChat,
  'contact.send': sendContact,
} satisfies AreaVerbs<'chats'>;
