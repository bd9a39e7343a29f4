import type { OfficeChatMessage } from '@tvacha/shared-contract';
import { desc, eq } from 'drizzle-orm';
import { chatMessages } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';
import { findChat } from './find-chat';

export const selectMessages = (ctx: Ctx) =>
  ctx.db
    .select({ message: chatMessages, sender: actorColumns })
    .from(chatMessages)
    .leftJoin(actor, isActor(chatMessages.senderId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectMessages>>[number];
export const presentMessage = ({ message, sender }: Row): OfficeChatMessage => ({
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
