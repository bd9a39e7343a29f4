import type { OfficeChat } from '@tvacha/shared-contract';
import { and, asc, count, desc, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { prepared, unplanned } from '../../../db/prepared';
import { chatMessages, chatThreads, users } from '../../../db/schema';
import { isUnseen } from '../../../db/schema/chats';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { chatStaff, notifyChat } from '../../chats/notify-chat';
import { type Ctx, callerId, inTransaction } from '../../ctx';
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

/** After so many milliseconds an answer is late. */
const patience = 3_600_000;

/** What a list depends on besides its query: values, or their names in a statement that serves all who ask alike. */
interface Known {
  me: string | Placeholder;
  /** ISO 8601. */
  late: string | Placeholder;
}
const valuesOf = (ctx: Ctx) => ({
  me: callerId(ctx),
  late: new Date(ctx.clock.now().getTime() - patience).toISOString(),
});
const named: Known = { me: sql.placeholder('me'), late: sql.placeholder('late') };

const assignedTo = (assigned: Query['assigned'], { me }: Known) =>
  ({ anyone: undefined, nobody: isNull(chatThreads.assignedTo), me: eq(chatThreads.assignedTo, me) })[assigned];

const onlyThose = (only: Query['only'], { late }: Known) =>
  only === 'unread' ? isUnread : only && sql`${chatThreads.waitingSince} < ${late}::timestamptz`;

/** Talks in which one message has every word. */
const wasSaid = (ctx: Ctx, search: string) => {
  const said = ctx.db.select({ id: chatMessages.threadId }).from(chatMessages);
  return sql`${chatThreads.id} = any(array(${said.where(matching(search, [chatMessages.text]))}))`;
};

/** In the name of the member, or in what was said. */
const found = (ctx: Ctx, search: string | undefined) =>
  search ? or(matching(search, [nameIn(chatThreads.userId)]), wasSaid(ctx, search)) : undefined;

const narrowedTo = (ctx: Ctx, query: Query, known: Known) =>
  and(states[query.state], assignedTo(query.assigned, known), onlyThose(query.only, known), found(ctx, query.search));

/** Ids of talks in their order; members and what was said last are joined to a page of them alone. */
const idsOf = ({ db }: Ctx, where: SQL | undefined, { sort }: Query) =>
  db
    .select({ id: chatThreads.id })
    .from(chatThreads)
    .where(where)
    .orderBy(...orders[sort]);

/** A page and the number of all in one statement, which is put together and planned once. */
function preparedReads(ctx: Ctx, query: Query) {
  const { db } = ctx;
  const values = valuesOf(ctx);
  const name = ['office_chats', query.state, query.assigned, query.only, query.sort].join('_');
  const statement = prepared(db, name, () => {
    const where = narrowedTo(ctx, query, named);
    const ids = idsOf(ctx, where, query).limit(unplanned('limit')).offset(unplanned('offset'));
    const total = sql<number>`${db.select({ total: count() }).from(chatThreads).where(where)}`;
    return selectChats(db, sql`array(${ids})`, total)
      .orderBy(...orders[query.sort])
      .prepare(name);
  });
  return {
    rows: (limit: number, offset: number) => statement.execute({ ...values, limit, offset }),
    total: ([first]: Row[]) => first?.total ?? db.$count(chatThreads, narrowedTo(ctx, query, values)),
    present: presentChat,
  };
}

/** What a search finds; how much depends on its words, so it is planned anew each time. */
function searchReads(ctx: Ctx, query: Query) {
  const where = narrowedTo(ctx, query, valuesOf(ctx));
  return {
    rows: idsOf(ctx, where, query),
    total: () => ctx.db.$count(chatThreads, where),
    present: byId(async (ids) => new Map((await chatsById(ctx, ids)).map((row) => [row.thread.id, presentChat(row)]))),
  };
}

/** Talks with members, those that wait for an answer first. */
export const listChats: Verb<'admin.chats.list'> = async ({ ctx, input: { query } }) => ({
  code: 'SUCCESS',
  result: query.search ? await paged(query, searchReads(ctx, query)) : await paged(query, preparedReads(ctx, query)),
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
