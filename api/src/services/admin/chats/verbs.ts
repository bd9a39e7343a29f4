import type { AreaVerbs } from '../../verb';
import { answerChat, seeChat } from './answer-chat';
import { handleContact, listContact } from './contact-messages';
import { listChats } from './list-chats';
import { listMessages } from './list-messages';
import { assignChat, closeChat } from './manage-chat';

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
