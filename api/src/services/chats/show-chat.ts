import { and, desc, eq, sql } from 'drizzle-orm';
import { chatMessages } from '../../db/schema';
import { paged } from '../paged';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { ownThread, presentMessage } from './own-thread';

/** The caller's own talk, newest message first; `before` reads on from a message, whatever came in since. */
export const showChat: Verb<'chats.show'> = async ({ ctx, input }) => {
  const { before, page, dataPerPage } = input.query;
  const thread = await ownThread(ctx);
  if (!thread && before) refuse('NOT_FOUND');
  if (!thread) return { code: 'SUCCESS', result: { thread, items: [], total: 0, page, dataPerPage } };
  const own = eq(chatMessages.threadId, thread._id);
  if (before && (await ctx.db.$count(chatMessages, and(own, eq(chatMessages.id, before)))) === 0) refuse('NOT_FOUND');
  const place = sql`select m.created_at, m.id from ${chatMessages} m where m.id = ${before}`;
  const older = before ? sql`(${chatMessages.createdAt}, ${chatMessages.id}) < (${place})` : undefined;
  const where = and(own, older);
  const messages = await paged(input.query, {
    rows: ctx.db.select().from(chatMessages).where(where).orderBy(desc(chatMessages.createdAt), desc(chatMessages.id)),
    total: () => ctx.db.$count(chatMessages, where),
    present: presentMessage,
  });
  return { code: 'SUCCESS', result: { ...messages, thread } };
};
