import type { AreaVerbs } from '../../verb';
import { answerChat, listMessages, seeChat } from './chat-messages';
import { assignChat, closeChat, listChats } from './chats';
import { handleContact, listContact } from './contact-messages';

export const adminChatsVerbs = {
  'admin.chats.list': listChats,
  'admin.chats.messages': listMessages,
  'admin.chats.seen': seeChat,
  'admin.chats.answer': answerChat,
  'admin.chats.assign': assignChat,
  'admin.chats.close': closeChat,
  'admin.messages.list': listContact,
  'admin.messages.handle': handleContact,
} satisfies AreaVerbs<'admin/chats'>;
