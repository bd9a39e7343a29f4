import { sql } from 'drizzle-orm';
import { chatMessages, chatThreads } from '../../db/schema';
import { callerId } from '../caller-id';
import { type Ctx, inTransaction } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { notifyChat } from './notify-chat';
import { presentMessage } from './own-thread';

/** The one talk of a member, open again; its time moves on, so that messages keep the order they came in. */
async function moveOn(tx: Ctx, userId: string) {
  const now = tx.clock.now();
  const [thread] = await tx.db
    .insert(chatThreads)
    .values({ userId, lastAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: chatThreads.userId,
      set: { lastAt: sql`greatest(excluded.last_at, ${chatThreads.lastAt} + interval '1 ms')`, closedAt: null },
    })
    .returning({ id: chatThreads.id, at: chatThreads.lastAt });
  return thread ?? refuse('SERVER_ERROR');
}

/** Writes to the team; staff who read chats hear of it at once. */
export const sendMessage: Verb<'chats.send'> = async ({ ctx, input }) => {
  const userId = callerId(ctx);
  await limit(ctx, { name: 'chat', of: userId, most: ctx.config.limits.chatsPerMinute, window: 60_000 });
  const message = await inTransaction(ctx, async (tx) => {
    const { id, at } = await moveOn(tx, userId);
    const [row] = await tx.db
      .insert(chatMessages)
      .values({ threadId: id, senderId: userId, fromStaff: false, text: input.body.text, createdAt: at })
      .returning();
    return row ?? refuse('SERVER_ERROR');
  });
  await notifyChat(ctx, { thread: message.threadId, userId });
  return { code: 'SUCCESS', result: presentMessage(message) };
};
