import type { OfficeChat } from '@tvacha/shared-contract';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { prepared, unplanned } from '../../../db/prepared';
import { chatMessages, chatThreads, users } from '../../../db/schema';
import { isUnseen } from '../../../db/schema/chats';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { chatStaff, notifyChat } from '../../chats/notify-chat';
import { type Ctx, inTransaction } from '../../ctx';
import { byId, paged } from '../../paged';
import { matching } from '../../reading/matching';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb, VerbInput } from '../../verb';
import { actor, actorColumns, isActor, memberColumns, nameIn, nameOf, presentPerson } from '../common/person';

const unseen = isUnseen(chatMessages);
const unread = sql<number>`(select count(*) from ${chatMessages}
  where ${chatMessages.threadId} = ${chatThreads.id} and ${unseen})`.mapWith(Number);
/** All that is unseen is read once for it, and not once for each talk. */
const isUnread = sql`${chatThreads.id} in (select ${chatMessages.threadId} from ${chatMessages} where ${unseen})`;

/** Talks with their member, who of the team has them, and what was said last. */
function selectChats(db: Db, ids: SQL, total: SQL<number> = sql`0`) {
  const last = db
    .select({ text: chatMessages.text, fromStaff: chatMessages.fromStaff })
    .from(chatMessages)
    .where(and(eq(chatMessages.threadId, chatThreads.id), eq(chatMessages.isNote, false)))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(1)
    .as('last');
  return db
    .select({
      thread: chatThreads,
      user: { ...memberColumns, role: users.role },
      assigned: actorColumns,
      unread,
      last: { text: last.text, fromStaff: last.fromStaff },
      total: total.mapWith(Number),
    })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .leftJoin(actor, isActor(chatThreads.assignedTo))
    .leftJoinLateral(last, sql`true`)
    .where(sql`${chatThreads.id} = any(${ids})`);
}

const chatsById = ({ db }: Ctx, ids: string[]) =>
  prepared(db, 'office_chats', (name) => selectChats(db, sql`${sql.placeholder('ids')}`).prepare(name)).execute({
    ids,
  });

type Row = Awaited<ReturnType<typeof chatsById>>[number];
const presentChat = ({ thread, user, assigned, unread, last }: Row): OfficeChat => ({
  _id: thread.id,
  user: { _id: user.id, name: nameOf(user), role: user.role },
  assignedTo: presentPerson(assigned),
  closedAt: thread.closedAt?.toISOString() ?? null,
  lastAt: thread.lastAt.toISOString(),
  waitingSince: thread.waitingSince?.toISOString() ?? null,
  unread,
  last,
});

export const findChat = async (ctx: Ctx, id: string): Promise<OfficeChat> =>
  presentChat(one(await chatsById(ctx, [id])));

type Query = VerbInput<'admin.chats.list'>['query'];

const states = { open: isNull(chatThreads.closedAt), closed: isNotNull(chatThreads.closedAt), all: undefined };
const newest = [desc(chatThreads.lastAt), asc(chatThreads.id)];
const orders = { unread: [desc(isUnread), ...newest], newest };

const assignedTo = ({ caller }: Ctx, assigned: Query['assigned']) => {
  if (assigned === 'anyone') return undefined;
  return assigned === 'me' && caller.userId
    ? eq(chatThreads.assignedTo, caller.userId)
    : isNull(chatThreads.assignedTo);
};

/** After so many milliseconds an answer is late. */
const patience = 3_600_000;

const onlyThose = ({ clock }: Ctx, only: Query['only']) => {
  if (only === 'unread') return isUnread;
  return only && lt(chatThreads.waitingSince, new Date(clock.now().getTime() - patience));
};

/** Talks in which one message has every word. */
const wasSaid = (ctx: Ctx, search: string) => {
  const said = ctx.db.select({ id: chatMessages.threadId }).from(chatMessages);
  return sql`${chatThreads.id} = any(array(${said.where(matching(search, [chatMessages.text]))}))`;
};

/** In the name of the member, or in what was said. */
const found = (ctx: Ctx, search: string | undefined) =>
  search ? or(matching(search, [nameIn(chatThreads.userId)]), wasSaid(ctx, search)) : undefined;

const narrowedTo = (ctx: Ctx, query: Query) =>
  and(states[query.state], assignedTo(ctx, query.assigned), onlyThose(ctx, query.only), found(ctx, query.search));

/** Ids of talks in their order; members and what was said last are joined to a page of them alone. */
const idsOf = (ctx: Ctx, query: Query) =>
  ctx.db
    .select({ id: chatThreads.id })
    .from(chatThreads)
    .where(narrowedTo(ctx, query))
    .orderBy(...orders[query.sort]);

/** Whether what is asked holds no value, so that one statement is prepared for all who ask it: the inbox as it opens. */
const isPlain = ({ search, assigned, only }: Query) => search === undefined && assigned !== 'me' && only !== 'waiting';

/** A page and the number of all in one statement. */
function plainReads(ctx: Ctx, query: Query) {
  const { db } = ctx;
  const name = ['office_chats', query.state, query.assigned, query.only, query.sort].join('_');
  const statement = prepared(db, name, () => {
    const ids = idsOf(ctx, query).limit(unplanned('limit')).offset(unplanned('offset'));
    const total = sql<number>`${db.select({ total: count() }).from(chatThreads).where(narrowedTo(ctx, query))}`;
    return selectChats(db, sql`array(${ids})`, total)
      .orderBy(...orders[query.sort])
      .prepare(name);
  });
  return {
    rows: (limit: number, offset: number) => statement.execute({ limit, offset }),
    total: ([first]: Row[]) => first?.total ?? db.$count(chatThreads, narrowedTo(ctx, query)),
    present: presentChat,
  };
}

const otherReads = (ctx: Ctx, query: Query) => ({
  rows: idsOf(ctx, query),
  total: () => ctx.db.$count(chatThreads, narrowedTo(ctx, query)),
  present: byId(async (ids) => new Map((await chatsById(ctx, ids)).map((row) => [row.thread.id, presentChat(row)]))),
});

/** Talks with members, those that wait for an answer first. */
export const listChats: Verb<'admin.chats.list'> = async ({ ctx, input: { query } }) => ({
  code: 'SUCCESS',
  result: isPlain(query) ? await paged(query, plainReads(ctx, query)) : await paged(query, otherReads(ctx, query)),
});

type Thread = typeof chatThreads.$inferSelect;
interface Change {
  action: string;
  /** Whether the talk stands as the caller saw it; else CONFLICT. */
  holds: (thread: Thread) => boolean;
  fields: Partial<Pick<Thread, 'assignedTo' | 'closedAt'>>;
}

async function change(ctx: Ctx, id: string, { action, holds, fields }: Change) {
  const chat = await inTransaction(ctx, async (tx) => {
    const before = one(await tx.db.select().from(chatThreads).where(eq(chatThreads.id, id)).for('update'));
    if (!holds(before)) refuse('CONFLICT');
    await tx.db.update(chatThreads).set(fields).where(eq(chatThreads.id, id));
    const chat = await findChat(tx, id);
    await audit(tx, { action, subjectType: 'chat', subjectId: id, details: changesOf(before, fields) });
    return chat;
  });
  await notifyChat(ctx, { thread: id, userId: chat.user._id });
  return chat;
}

/** Gives a talk to somebody who may answer it; CONFLICT where they may not, or where it was given away meanwhile. */
export const assignChat: Verb<'admin.chats.assign'> = async ({ ctx, input }) => {
  const { id, to, from } = input.body;
  await findChat(ctx, id);
  if (to !== null && !(await chatStaff(ctx, 'create')).some(({ id }) => id === to)) refuse('CONFLICT');
  const holds = ({ assignedTo }: Thread) => assignedTo === from;
  const result = await change(ctx, id, { action: 'chat.assigned', holds, fields: { assignedTo: to } });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Staff who may answer, by name: a talk may be given to each of them. */
export const listChatStaff: Verb<'admin.chats.staff'> = async ({ ctx }) => ({
  code: 'SUCCESS',
  result: (await chatStaff(ctx, 'create')).map((row) => ({ _id: row.id, name: nameOf(row) })),
});

/** Closes a talk, or opens it again; CONFLICT where it is so already. */
export const closeChat: Verb<'admin.chats.close'> = async ({ ctx, input }) => {
  const { id, closed } = input.body;
  const result = await change(ctx, id, {
    action: closed ? 'chat.closed' : 'chat.reopened',
    holds: ({ closedAt }) => (closedAt === null) === closed,
    fields: { closedAt: closed ? ctx.clock.now() : null },
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
