import { tellPresence } from '../../chats/presence';
import type { AreaVerbs } from '../../verb';
import { createCanned, deleteCanned, listCanned, updateCanned } from './canned-answers';
import { answerChat, listMessages, noteInChat, seeChat } from './chat-messages';
import { assignChat, closeChat, listChatStaff, listChats } from './chats';
import { answerContact, handleContact, listContact } from './contact-messages';

export const adminChatsVerbs = {
  'admin.chats.list': listChats,
  'admin.chats.messages': listMessages,
  'admin.chats.seen': seeChat,
  'admin.chats.answer': answerChat,
  'admin.chats.presence': tellPresence,
  'admin.chats.note': noteInChat,
  'admin.chats.staff': listChatStaff,
  'admin.chats.assign': assignChat,
  'admin.chats.close': closeChat,
  'admin.canned.list': listCanned,
  'admin.canned.create': createCanned,
  'admin.canned.update': updateCanned,
  'admin.canned.delete': deleteCanned,
  'admin.messages.list': listContact,
  'admin.messages.handle': handleContact,
  'admin.messages.answer': answerContact,
} satisfies AreaVerbs<'admin/chats'>;
