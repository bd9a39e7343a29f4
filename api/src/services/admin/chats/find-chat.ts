import type { OfficeChat } from '@tvacha/shared-contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { chatMessages, chatThreads, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { one } from '../../rows';
import { actor, actorColumns, isActor, memberColumns, nameOf, presentPerson } from '../common/person';

/** Messages of the member that nobody of the team has seen. */
export const unread = sql<number>`(select count(*) from ${chatMessages} where ${and(
  eq(chatMessages.threadId, chatThreads.id),
  eq(chatMessages.fromStaff, false),
  isNull(chatMessages.readAt),
)})`.mapWith(Number);

/** Talks with their member, who of the team has them, and what was said last. */
export function selectChats(ctx: Ctx) {
  const last = ctx.db
    .select({ text: chatMessages.text, fromStaff: chatMessages.fromStaff })
    .from(chatMessages)
    .where(eq(chatMessages.threadId, chatThreads.id))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(1)
    .as('last');
  return ctx.db
    .select({
      thread: chatThreads,
      user: { ...memberColumns, role: users.role },
      assigned: actorColumns,
      unread,
      last: { text: last.text, fromStaff: last.fromStaff },
    })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .leftJoin(actor, isActor(chatThreads.assignedTo))
    .leftJoinLateral(last, sql`true`)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectChats>>[number];
export const presentChat = ({ thread, user, assigned, unread, last }: Row): OfficeChat => ({
  _id: thread.id,
  user: { _id: user.id, name: nameOf(user), role: user.role },
  assignedTo: presentPerson(assigned),
  closedAt: thread.closedAt?.toISOString() ?? null,
  lastAt: thread.lastAt.toISOString(),
  unread,
  last,
});

export const findChat = async (ctx: Ctx, id: string): Promise<OfficeChat> =>
  presentChat(one(await selectChats(ctx).where(eq(chatThreads.id, id))));
