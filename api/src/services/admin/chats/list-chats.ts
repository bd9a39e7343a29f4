import { and, asc, count, desc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { chatMessages, chatThreads, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb, VerbInput } from '../../verb';
import { presentChat, selectChats, unread } from './find-chat';

type Query = VerbInput<'admin.chats.list'>['query'];

const states = { open: isNull(chatThreads.closedAt), closed: isNotNull(chatThreads.closedAt), all: undefined };
const newest = [desc(chatThreads.lastAt), asc(chatThreads.id)];
const orders = { unread: [desc(sql`${unread} > 0`), ...newest], newest };

const assignedTo = ({ caller }: Ctx, assigned: Query['assigned']) => {
  if (assigned === 'anyone') return undefined;
  return assigned === 'me' && caller.userId
    ? eq(chatThreads.assignedTo, caller.userId)
    : isNull(chatThreads.assignedTo);
};

/** In the name of the member, or in what was said. */
const found = (ctx: Ctx, search: string | undefined) =>
  search
    ? or(
        matching(search, [users.firstName, users.lastName]),
        exists(
          ctx.db
            .select({ one: sql`1` })
            .from(chatMessages)
            .where(and(eq(chatMessages.threadId, chatThreads.id), matching(search, [chatMessages.text]))),
        ),
      )
    : undefined;

async function countChats(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [all] = await ctx.db
    .select({ total: count() })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .where(where);
  return all?.total ?? 0;
}

/** Talks with members, those that wait for an answer first. */
export const listChats: Verb<'admin.chats.list'> = async ({ ctx, input: { query } }) => {
  const where = and(states[query.state], assignedTo(ctx, query.assigned), found(ctx, query.search));
  const result = await paged(query, {
    rows: selectChats(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => countChats(ctx, where),
    present: presentChat,
  });
  return { code: 'SUCCESS', result };
};
