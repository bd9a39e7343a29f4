import { z } from 'zod';
import { chatRules } from '../form-rules';
import { plainText } from './plain-text';
import { idSchema } from './user';

export const chatTextSchema = plainText(chatRules.text.min, chatRules.text.max);

export const chatMessageSchema = z.object({
  _id: idSchema,
  fromStaff: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** When the other side saw it. */
  readAt: z.iso.datetime().nullable(),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** The talk of a member with the team, as that member sees it. */
export const chatThreadSchema = z.object({
  _id: idSchema,
  lastAt: z.iso.datetime(),
  closed: z.boolean(),
  /** Messages of the team that the member has not seen. */
  unread: z.number().int(),
});
export type ChatThread = z.output<typeof chatThreadSchema>;
