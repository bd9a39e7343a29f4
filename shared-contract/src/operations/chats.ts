import { z } from 'zod';
import { chatMessageSchema, chatTextSchema, chatThreadSchema } from '../entities/chat';
import { pageOf, pageQuery } from '../entities/page';
import { plainLine, plainText } from '../entities/plain-text';
import { emailSchema, idSchema, phoneSchema } from '../entities/user';
import { contactRules } from '../form-rules';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';

export const chatsOperations = {
  'chats.show': {
    summary: 'The talk of the caller with the team, newest message first; read back with `before`',
    query: z.strictObject({ before: idSchema.optional(), ...pageQuery(100, 50) }),
    result: pageOf(chatMessageSchema).extend({ thread: chatThreadSchema.nullable() }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'chats.send': {
    summary: 'Write to the team',
    body: z.strictObject({ text: chatTextSchema }),
    files: { chatFile: 'chatFile' },
    result: chatMessageSchema,
    codes: ['SUCCESS', 'RATE_LIMITED', 'DOCUMENT_VALIDATION_ERROR'],
  },
  'chats.typing': {
    summary: 'Tell the team that the caller is writing; it holds for some seconds',
    result: z.null(),
    codes: ['SUCCESS', 'RATE_LIMITED'],
  },
  'chats.read': {
    summary: 'Say that all messages of the team are read',
    result: chatThreadSchema.nullable(),
    codes: ['SUCCESS'],
  },
  'contact.send': {
    summary: 'Write to the team without an account',
    body: z.strictObject({
      name: plainLine(contactRules.name.min, contactRules.name.max),
      email: emailSchema,
      phone: phoneSchema.optional(),
      subject: plainLine(contactRules.subject.min, contactRules.subject.max),
      message: plainText(contactRules.message.min, contactRules.message.max),
      /** People do not see this field and leave it empty; programs fill it in. */
      website: z.string().max(300).default(''),
    }),
    result: z.null(),
    codes: ['contact_Success', 'RATE_LIMITED'],
  },
} satisfies Record<AreaOperationId<'chats'>, OperationShape>;
