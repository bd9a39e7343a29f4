import { z } from 'zod';
import { byId, done, line, moment, note, number, personSchema } from '../../entities/admin';
import { chatFileSchema, chatTextSchema } from '../../entities/chat';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { idSchema } from '../../entities/user';
import { cannedRules } from '../../form-rules';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

export const officeChatSchema = z.object({
  _id: idSchema,
  user: personSchema.extend({ role: z.string() }),
  assignedTo: personSchema.nullable(),
  closedAt: moment.nullable(),
  lastAt: moment,
  /** Since when the member waits for an answer; null where the team wrote last. */
  waitingSince: moment.nullable(),
  /** Messages of the member that nobody of the team has seen. */
  unread: number,
  /** What was said last; notes are not said. */
  last: z.object({ text: z.string(), fromStaff: z.boolean() }).nullable(),
});
export type OfficeChat = z.output<typeof officeChatSchema>;

export const officeChatMessageSchema = z.object({
  _id: idSchema,
  text: z.string(),
  files: z.array(chatFileSchema),
  fromStaff: z.boolean(),
  /** Written for staff alone. */
  isNote: z.boolean(),
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
  /** What was done about it, for staff. */
  handledNote: z.string().nullable(),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

const cannedFields = z.strictObject({
  name: line(cannedRules.name.max).min(cannedRules.name.min),
  text: chatTextSchema,
});

/** An answer that is given often; `{name}` in it stands for the member's. */
export const cannedAnswerSchema = z.object({ _id: idSchema, name: z.string(), text: z.string(), updatedAt: moment });
export type CannedAnswer = z.output<typeof cannedAnswerSchema>;

export const adminChatsOperations = {
  'admin.chats.list': {
    summary: 'Talks with members, those with unread messages first',
    query: z.strictObject({
      state: z.enum(['open', 'closed', 'all']).default('open'),
      assigned: z.enum(['me', 'nobody', 'anyone']).default('anyone'),
      /** What nobody of the team has seen, or what has waited for an answer for over an hour. */
      only: z.enum(['unread', 'waiting']).optional(),
      search: searchText.optional(),
      sort: z.enum(['unread', 'newest']).default('unread'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(officeChatSchema),
    codes: ['SUCCESS'],
  },
  'admin.chats.messages': {
    summary: 'Messages of a talk, newest first; read back with `before`',
    query: byId.extend({ before: idSchema.optional(), ...pageQuery(100, 50) }),
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
    summary: 'Answer a member; CONFLICT where a colleague answered since `expected`, or the talk was closed',
    body: byId.extend({
      text: chatTextSchema,
      /** The last message that the writer knew of when they began. */
      expected: idSchema,
      /** A closed talk is to be open again. */
      reopen: z.boolean().default(false),
    }),
    files: { chatFile: 'chatFile' },
    result: officeChatMessageSchema,
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT', 'DOCUMENT_VALIDATION_ERROR'],
  },
  'admin.chats.presence': {
    summary:
      'Tell colleagues that one looks at a talk or writes in it, and its member of an answer; it holds for some seconds',
    body: byId.extend({ typing: z.enum(['answer', 'note']).nullable() }),
    result: done,
    codes: ['SUCCESS', 'NOT_FOUND', 'RATE_LIMITED'],
  },
  'admin.chats.note': {
    summary: 'Write a note into a talk that only staff see',
    body: byId.extend({ text: chatTextSchema }),
    result: officeChatMessageSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.chats.staff': {
    summary: 'Staff who may answer, and so be given a talk',
    result: z.array(personSchema),
    codes: ['SUCCESS'],
  },
  'admin.chats.assign': {
    summary:
      'Give a talk to a member of staff who may answer, or to nobody; CONFLICT where it is no longer theirs it was',
    body: byId.extend({
      to: idSchema.nullable(),
      /** Whose it was when the caller saw it. */
      from: idSchema.nullable(),
    }),
    result: officeChatSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.chats.close': {
    summary: 'Close a talk, or open it again; CONFLICT where somebody did so before',
    body: byId.extend({ closed: z.boolean() }),
    result: officeChatSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.canned.list': {
    summary: 'Answers that are given often, by name',
    result: z.array(cannedAnswerSchema),
    codes: ['SUCCESS'],
  },
  'admin.canned.create': {
    summary: 'Add an answer that is given often; CONFLICT where its name is taken, or there are too many',
    body: cannedFields,
    result: cannedAnswerSchema,
    codes: ['SUCCESS', 'CONFLICT'],
  },
  'admin.canned.update': {
    summary: 'Change an answer as its editor read it; CONFLICT where it was changed since, or its name is taken',
    body: cannedFields.extend({ id: idSchema, updatedAt: moment }),
    result: cannedAnswerSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.canned.delete': {
    summary: 'Remove an answer that is given often',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND'],
  },
  'admin.messages.list': {
    summary: 'What came through the contact form',
    query: z.strictObject({
      state: z.enum(['open', 'handled', 'all']).default('open'),
      /** That one alone. */
      id: idSchema.optional(),
      search: searchText.optional(),
      sort: z.enum(['newest', 'oldest']).default('newest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(contactMessageSchema),
    codes: ['SUCCESS'],
  },
  'admin.messages.handle': {
    summary: 'Mark a message as handled, with what was done about it, or open again',
    body: byId.extend({ handled: z.boolean(), note: note(500).default('') }),
    result: contactMessageSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.messages.answer': {
    summary: 'Answer a message by mail, which handles it; CONFLICT where it is handled already',
    body: byId.extend({ text: chatTextSchema }),
    result: contactMessageSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<AreaOperationId<'admin/chats'>, OperationShape>;
