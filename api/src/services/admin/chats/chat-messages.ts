import type { OfficeChatMessage } from '@tvacha/shared-contract';
import { and, desc, eq } from 'drizzle-orm';
import { chatMessages, chatThreads } from '../../../db/schema';
import { isUnseen } from '../../../db/schema/chats';
import { audit } from '../../audit';
import { acceptChatFiles, attachChatFiles, withFiles } from '../../chats/chat-files';
import { newerThan, olderThan } from '../../chats/cursor';
import { notifyChat } from '../../chats/notify-chat';
import { type Ctx, callerId, inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';
import { findChat } from './chats';

const selectMessages = (ctx: Ctx) =>
  ctx.db
    .select({ message: chatMessages, sender: actorColumns })
    .from(chatMessages)
    .leftJoin(actor, isActor(chatMessages.senderId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectMessages>>[number];
const presentMessage = ({ message, sender }: Row): Omit<OfficeChatMessage, 'files'> => ({
  _id: message.id,
  text: message.text,
  fromStaff: message.fromStaff,
  isNote: message.isNote,
  sender: presentPerson(sender),
  createdAt: message.createdAt.toISOString(),
  readAt: message.readAt?.toISOString() ?? null,
});

/**
 * Messages of a talk, newest first; `before` reads on from one, whatever came in since. Reading them changes nothing;
 * `admin.chats.seen` does.
 */
export const listMessages: Verb<'admin.chats.messages'> = async ({ ctx, input: { query } }) => {
  const chat = await findChat(ctx, query.id);
  const { before } = query;
  const own = eq(chatMessages.threadId, query.id);
  if (before && (await ctx.db.$count(chatMessages, and(own, eq(chatMessages.id, before)))) === 0) refuse('NOT_FOUND');
  const where = and(own, before ? olderThan(before) : undefined);
  const result = await paged(query, {
    rows: selectMessages(ctx).where(where).orderBy(desc(chatMessages.createdAt), desc(chatMessages.id)),
    total: () => ctx.db.$count(chatMessages, where),
    present: { all: (rows) => withFiles(ctx, rows.map(presentMessage)) },
  });
  return { code: 'SUCCESS', result: { ...result, chat } };
};

const subjectType = 'chat';

/** Marks what the member wrote as read. @returns how many messages were new */
async function markSeen(tx: Ctx, threadId: string): Promise<number> {
  const seen = await tx.db
    .update(chatMessages)
    .set({ readAt: tx.clock.now() })
    .where(and(eq(chatMessages.threadId, threadId), isUnseen(chatMessages)))
    .returning({ id: chatMessages.id });
  return seen.length;
}

/** Says that the member's messages were read; on record where that was news. */
export const seeChat: Verb<'admin.chats.seen'> = async ({ ctx, input }) => {
  const { id } = input.body;
  const { chat, seen } = await inTransaction(ctx, async (tx) => {
    const seen = await markSeen(tx, id);
    const chat = await findChat(tx, id);
    if (seen > 0) await audit(tx, { action: 'chat.seen', subjectType, subjectId: id, details: { messages: seen } });
    return { chat, seen };
  });
  if (seen > 0) await notifyChat(ctx, { thread: id, userId: chat.user._id });
  return { code: 'SUCCESS', result: chat };
};

interface Written {
  text: string;
  isNote: boolean;
  fileIds?: readonly string[];
}

/** Adds a message of the caller's, in its order after what is there, and tells of it on record. */
async function write(tx: Ctx, thread: typeof chatThreads.$inferSelect, { text, isNote, fileIds = [] }: Written) {
  const { id: threadId, lastAt } = thread;
  const createdAt = new Date(Math.max(tx.clock.now().getTime(), lastAt.getTime() + 1));
  const row = { threadId, senderId: callerId(tx), fromStaff: true, isNote, text, createdAt };
  const added = one(await tx.db.insert(chatMessages).values(row).returning({ id: chatMessages.id }));
  await attachChatFiles(tx, added.id, fileIds);
  const message = presentMessage(one(await selectMessages(tx).where(eq(chatMessages.id, added.id))));
  return { message: one(await withFiles(tx, [message])), createdAt };
}

/** The talk, so that nobody else writes into it until this has ended. */
const lockThread = async (tx: Ctx, id: string) =>
  one(await tx.db.select().from(chatThreads).where(eq(chatThreads.id, id)).for('update'));

/** Whether the team has said something since a message; also where that is none of this talk. */
async function isAnswered(tx: Ctx, threadId: string, since: string): Promise<boolean> {
  const own = eq(chatMessages.threadId, threadId);
  const answer = and(own, eq(chatMessages.fromStaff, true), eq(chatMessages.isNote, false), newerThan(since));
  const known = await tx.db.$count(chatMessages, and(own, eq(chatMessages.id, since)));
  return known === 0 || (await tx.db.$count(chatMessages, answer)) > 0;
}

/**
 * Answers a member. Who answers has read; a talk without an owner becomes theirs. CONFLICT where somebody has answered
 * since what the writer knew, or the talk was closed and they do not know it: nothing is said twice unseen.
 */
export const answerChat: Verb<'admin.chats.answer'> = async ({ ctx, input }) => {
  const { id, text, expected, reopen } = input.body;
  const senderId = callerId(ctx);
  const fileIds = await acceptChatFiles(ctx, input.files.chatFile);
  const { message, userId } = await inTransaction(ctx, async (tx) => {
    const thread = await lockThread(tx, id);
    if (thread.closedAt && !reopen) refuse('CONFLICT');
    if (await isAnswered(tx, id, expected)) refuse('CONFLICT');
    await markSeen(tx, id);
    const { message, createdAt } = await write(tx, thread, { text, isNote: false, fileIds });
    await tx.db
      .update(chatThreads)
      .set({ lastAt: createdAt, closedAt: null, waitingSince: null, assignedTo: thread.assignedTo ?? senderId })
      .where(eq(chatThreads.id, id));
    await audit(tx, { action: 'chat.answered', subjectType, subjectId: id, details: { message: message._id } });
    return { message, userId: thread.userId };
  });
  await notifyChat(ctx, { thread: id, userId });
  return { code: 'SUCCESS', result: message };
};

/** Writes for staff alone: for the member the talk is as it was, closed or open, waiting or not. */
export const noteInChat: Verb<'admin.chats.note'> = async ({ ctx, input }) => {
  const { id, text } = input.body;
  const message = await inTransaction(ctx, async (tx) => {
    const { message } = await write(tx, await lockThread(tx, id), { text, isNote: true });
    await audit(tx, { action: 'chat.noted', subjectType, subjectId: id, details: { message: message._id } });
    return message;
  });
  await notifyChat(ctx, { thread: id });
  return { code: 'SUCCESS', result: message };
};
