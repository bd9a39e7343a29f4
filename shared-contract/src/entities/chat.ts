import { z } from 'zod';
import { chatRules } from '../form-rules';
import { plainText } from './plain-text';
import { idSchema } from './user';

export const chatTextSchema = plainText(chatRules.text.min, chatRules.text.max);

/** A picture or a PDF of a message, with links for this caller alone, good for at most 300 s. */
export const chatFileSchema = z.object({
  _id: idSchema,
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  url: z.string(),
  /** Of a picture: a smaller copy where there is one, else the picture itself, and how it is shaped. */
  preview: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
});
export type ChatFile = z.output<typeof chatFileSchema>;

export const chatMessageSchema = z.object({
  _id: idSchema,
  fromStaff: z.boolean(),
  text: z.string(),
  files: z.array(chatFileSchema),
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
