import type { ChatMessage, ChatThread } from '@tvacha/shared-contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { chatMessages, chatThreads } from '../../db/schema';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { limit } from '../limit';
import { paged } from '../paged';
import { refuse } from '../refuse';
import { one } from '../rows';
import type { Verb } from '../verb';
import { acceptChatFiles, attachChatFiles, withFiles } from './chat-files';
import { olderThan } from './cursor';
import { notifyChat } from './notify-chat';

/** What is said in a talk: its member sees nothing else. */
const saidIn = (threadId: string) => and(eq(chatMessages.threadId, threadId), eq(chatMessages.isNote, false));

/** What the team said in a talk and its member has not seen. */
const unseen = (threadId: string) =>
  and(saidIn(threadId), eq(chatMessages.fromStaff, true), isNull(chatMessages.readAt));

/** The caller's own talk with the team; null before their first message. */
async function ownThread(ctx: Ctx): Promise<ChatThread | null> {
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
const presentMessage = ({ id, fromStaff, text, createdAt, readAt }: MessageRow): Omit<ChatMessage, 'files'> => ({
  _id: id,
  fromStaff,
  text,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

/** The caller's own talk, newest message first; `before` reads on from a message, whatever came in since. */
export const showChat: Verb<'chats.show'> = async ({ ctx, input }) => {
  const { before, page, dataPerPage } = input.query;
  const thread = await ownThread(ctx);
  if (!thread && before) refuse('NOT_FOUND');
  if (!thread) return { code: 'SUCCESS', result: { thread, items: [], total: 0, page, dataPerPage } };
  const own = saidIn(thread._id);
  if (before && (await ctx.db.$count(chatMessages, and(own, eq(chatMessages.id, before)))) === 0) refuse('NOT_FOUND');
  const where = and(own, before ? olderThan(before) : undefined);
  const messages = await paged(input.query, {
    rows: ctx.db.select().from(chatMessages).where(where).orderBy(desc(chatMessages.createdAt), desc(chatMessages.id)),
    total: () => ctx.db.$count(chatMessages, where),
    present: { all: (rows) => withFiles(ctx, rows.map(presentMessage)) },
  });
  return { code: 'SUCCESS', result: { ...messages, thread } };
};

/** Marks what the team wrote as seen. */
export const readChat: Verb<'chats.read'> = async ({ ctx }) => {
  const thread = await ownThread(ctx);
  if (!thread || thread.unread === 0) return { code: 'SUCCESS', result: thread };
  await ctx.db.update(chatMessages).set({ readAt: ctx.clock.now() }).where(unseen(thread._id));
  await notifyChat(ctx, { thread: thread._id, userId: callerId(ctx) });
  return { code: 'SUCCESS', result: { ...thread, unread: 0 } };
};

/**
 * The one talk of a member, open again; its time moves on, so that messages keep the order they came in. Who writes
 * into a closed one waits from now on.
 */
async function moveOn(tx: Ctx, userId: string) {
  const now = tx.clock.now();
  const [thread] = await tx.db
    .insert(chatThreads)
    .values({ userId, lastAt: now, createdAt: now, waitingSince: now })
    .onConflictDoUpdate({
      target: chatThreads.userId,
      set: {
        lastAt: sql`greatest(excluded.last_at, ${chatThreads.lastAt} + interval '1 ms')`,
        waitingSince: sql`case when ${chatThreads.closedAt} is null then coalesce(${chatThreads.waitingSince}, excluded.last_at) else excluded.last_at end`,
        closedAt: null,
      },
    })
    .returning({ id: chatThreads.id, at: chatThreads.lastAt });
  return thread ?? refuse('SERVER_ERROR');
}

/** Writes to the team; staff who read chats hear of it at once. */
export const sendMessage: Verb<'chats.send'> = async ({ ctx, input }) => {
  const userId = callerId(ctx);
  await limit(ctx, { name: 'chat', of: userId, most: ctx.config.limits.chatsPerMinute, window: 60_000 });
  const fileIds = await acceptChatFiles(ctx, input.files.chatFile);
  const message = await inTransaction(ctx, async (tx) => {
    const { id, at } = await moveOn(tx, userId);
    const [row] = await tx.db
      .insert(chatMessages)
      .values({ threadId: id, senderId: userId, fromStaff: false, text: input.body.text, createdAt: at })
      .returning();
    if (!row) refuse('SERVER_ERROR');
    await attachChatFiles(tx, row.id, fileIds);
    return row;
  });
  await notifyChat(ctx, { thread: message.threadId, userId });
  return { code: 'SUCCESS', result: one(await withFiles(ctx, [presentMessage(message)])) };
};
