import type { ChatMessage, ChatThread } from '@tvacha/shared-contract';
import { and, eq, isNull } from 'drizzle-orm';
import { chatMessages, chatThreads } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';

/** What the team wrote in a talk and its member has not seen. */
export const unseen = (threadId: string) =>
  and(eq(chatMessages.threadId, threadId), eq(chatMessages.fromStaff, true), isNull(chatMessages.readAt));

/** The caller's own talk with the team; null before their first message. */
export async function ownThread(ctx: Ctx): Promise<ChatThread | null> {
  const [thread] = await ctx.db
    .select()
    .from(chatThreads)
    .where(eq(chatThreads.userId, callerId(ctx)));
  if (!thread) return null;
  const unread = await ctx.db.$count(chatMessages, unseen(thread.id));
  return { _id: thread.id, lastAt: thread.lastAt.toISOString(), closed: thread.closedAt !== null, unread };
}

type MessageRow = typeof chatMessages.$inferSelect;

/** A message as its member sees it: of the team, not of whom in it. */
export const presentMessage = ({ id, fromStaff, text, createdAt, readAt }: MessageRow): ChatMessage => ({
  _id: id,
  fromStaff,
  text,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
