import type { AreaVerbs } from '../verb';
import { readChat, sendMessage, showChat } from './chat';
import { tellTyping } from './presence';
import { sendContact } from './send-contact';

export const chatsVerbs = {
  'chats.show': showChat,
  'chats.send': sendMessage,
  'chats.typing': tellTyping,
  'chats.read': readChat,
  'contact.send': sendContact,
} satisfies AreaVerbs<'chats'>;
