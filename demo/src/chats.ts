import { z } from 'zod';
import { readRows } from './content/read-folder';

const schema = z.strictObject({
  /** Address of the member. */
  email: z.email(),
  /** Mailbox of the member of staff who looks after it; nobody yet, where empty. */
  desk: z.enum(['chat', 'support', '']),
  /** Minutes between the last message and now. */
  quietFor: z.int(),
  /** How many of the last messages the other side has not seen. */
  unread: z.int(),
  closed: z.boolean().optional(),
  /** Who wrote, how many minutes after the message before, and what. */
  messages: z.array(z.tuple([z.enum(['member', 'staff']), z.coerce.number().int(), z.string()])),
});
export type ChatSeed = z.output<typeof schema>;

/** Talks between members and the team. */
export const chatSeeds = readRows('chats', schema, ({ messages, ...row }) => ({
  ...row,
  messages: (messages as string[]).map((line) => /^(\w+) (\d+) (.+)$/.exec(line)?.slice(1)),
}));
