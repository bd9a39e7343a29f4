import type { OfficeChatMessage } from '@tvacha/shared-contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { chatMessages, chatThreads } from '../../../db/schema';
import { audit } from '../../audit';
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
const presentMessage = ({ message, sender }: Row): OfficeChatMessage => ({
  _id: message.id,
  text: message.text,
  fromStaff: message.fromStaff,
  sender: presentPerson(sender),
  createdAt: message.createdAt.toISOString(),
  readAt: message.readAt?.toISOString() ?? null,
});

/** Messages of a talk, newest first. Reading them changes nothing; `admin.chats.seen` does. */
export const listMessages: Verb<'admin.chats.messages'> = async ({ ctx, input: { query } }) => {
  const chat = await findChat(ctx, query.id);
  const where = eq(chatMessages.threadId, query.id);
  const result = await paged(query, {
    rows: selectMessages(ctx).where(where).orderBy(desc(chatMessages.createdAt), desc(chatMessages.id)),
    total: () => ctx.db.$count(chatMessages, where),
    present: presentMessage,
  });
  return { code: 'SUCCESS', result: { ...result, chat } };
};

const subjectType = 'chat';

/** Marks what the member wrote as read. @returns how many messages were new */
async function markSeen(tx: Ctx, threadId: string): Promise<number> {
  const seen = await tx.db
    .update(chatMessages)
    .set({ readAt: tx.clock.now() })
    .where(and(eq(chatMessages.threadId, threadId), eq(chatMessages.fromStaff, false), isNull(chatMessages.readAt)))
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

/** Answers a member. Who answers has read; a talk without an owner becomes theirs, a closed one is open again. */
export const answerChat: Verb<'admin.chats.answer'> = async ({ ctx, input }) => {
  const { id, text } = input.body;
  const senderId = callerId(ctx);
  const { message, userId } = await inTransaction(ctx, async (tx) => {
    const [thread] = await tx.db.select().from(chatThreads).where(eq(chatThreads.id, id)).for('update');
    if (!thread) refuse('NOT_FOUND');
    const now = ctx.clock.now();
    await markSeen(tx, id);
    const row = { threadId: id, senderId, fromStaff: true, text, createdAt: now };
    const added = one(await tx.db.insert(chatMessages).values(row).returning({ id: chatMessages.id }));
    await tx.db
      .update(chatThreads)
      .set({ lastAt: now, closedAt: null, assignedTo: thread.assignedTo ?? senderId })
      .where(eq(chatThreads.id, id));
    const message = one(await selectMessages(tx).where(eq(chatMessages.id, added.id)));
    await audit(tx, { action: 'chat.answered', subjectType, subjectId: id, details: { message: added.id } });
    return { message: presentMessage(message), userId: thread.userId };
  });
  await notifyChat(ctx, { thread: id, userId });
  return { code: 'SUCCESS', result: message };
};
