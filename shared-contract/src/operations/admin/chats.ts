import { z } from 'zod';
import { byId, moment, number, personSchema } from '../../entities/admin';
import { chatTextSchema } from '../../entities/chat';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { idSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

export const officeChatSchema = z.object({
  _id: idSchema,
  user: personSchema.extend({ role: z.string() }),
  assignedTo: personSchema.nullable(),
  closedAt: moment.nullable(),
  lastAt: moment,
  /** Messages of the member that nobody of the team has seen. */
  unread: number,
  last: z.object({ text: z.string(), fromStaff: z.boolean() }).nullable(),
});
export type OfficeChat = z.output<typeof officeChatSchema>;

export const officeChatMessageSchema = z.object({
  _id: idSchema,
  text: z.string(),
  fromStaff: z.boolean(),
  sender: personSchema.nullable(),
  createdAt: moment,
  readAt: moment.nullable(),
});
export type OfficeChatMessage = z.output<typeof officeChatMessageSchema>;

export const contactMessageSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  createdAt: moment,
  handledAt: moment.nullable(),
  handledBy: personSchema.nullable(),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

export const adminChatsOperations = {
  'admin.chats.list': {
    summary: 'Talks with members, those with unread messages first',
    query: z.strictObject({
      state: z.enum(['open', 'closed', 'all']).default('open'),
      assigned: z.enum(['me', 'nobody', 'anyone']).default('anyone'),
      search: searchText.optional(),
      sort: z.enum(['unread', 'newest']).default('unread'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(officeChatSchema),
    codes: ['SUCCESS'],
  },
  'admin.chats.messages': {
    summary: 'Messages of a talk, newest first',
    query: byId.extend(pageQuery(100, 50)),
    result: pageOf(officeChatMessageSchema).extend({ chat: officeChatSchema }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.chats.seen': {
    summary: 'Say that the messages of the member were read',
    body: byId,
    result: officeChatSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.chats.answer': {
    summary: 'Answer a member; a closed talk is open again',
    body: byId.extend({ text: chatTextSchema }),
    result: officeChatMessageSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.chats.assign': {
    summary: 'Give a talk to a member of staff who may answer, or to nobody',
    body: byId.extend({ to: idSchema.nullable() }),
    result: officeChatSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.chats.close': {
    summary: 'Close a talk, or open it again',
    body: byId.extend({ closed: z.boolean() }),
    result: officeChatSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND'],
  },
  'admin.messages.list': {
    summary: 'What came through the contact form',
    query: z.strictObject({
      state: z.enum(['open', 'handled', 'all']).default('open'),
      search: searchText.optional(),
      sort: z.enum(['newest', 'oldest']).default('newest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(contactMessageSchema),
    codes: ['SUCCESS'],
  },
  'admin.messages.handle': {
    summary: 'Mark a message as handled, or open again',
    body: byId.extend({ handled: z.boolean() }),
    result: contactMessageSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<AreaOperationId<'admin/chats'>, OperationShape>;
