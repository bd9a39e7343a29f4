import type { Result } from '@tvacha/shared-contract';
import { isStaff } from '@tvacha/shared-contract/roles';
import { and, count, countDistinct, eq, gte, isNull, min, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  answers,
  chatMessages,
  contactMessages,
  contents,
  contributions,
  invalidCodes,
  postReports,
  questions,
  users,
} from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { addDays, indianDay, startOfDay } from '../../indian-day';
import type { Verb } from '../../verb';
import { countStates } from '../users/list-users';
import { isApplicant, ofRole } from '../users/which-users';

/** Accounts that may log in. */
async function countMembers(ctx: Ctx) {
  const rows = await ctx.db
    .select({ role: users.role, total: count() })
    .from(users)
    .where(and(eq(users.approval, 'verified'), isNull(users.erasedAt)))
    .groupBy(users.role);
  const sum = (wanted: (role: (typeof rows)[number]['role']) => boolean) =>
    rows.reduce((all, { role, total }) => (wanted(role) ? all + total : all), 0);
  return {
    doctors: sum((role) => role === 'doctor'),
    patients: sum((role) => role === 'patient'),
    staff: sum(isStaff),
  };
}

/** What is published, by kind. */
async function countContents(ctx: Ctx): Promise<Record<string, number>> {
  const rows = await ctx.db
    .select({ type: contents.type, total: count() })
    .from(contents)
    .where(eq(contents.status, 'published'))
    .groupBy(contents.type);
  return Object.fromEntries(rows.map(({ type, total }) => [type, total]));
}

type Queue = keyof Result<'admin.dashboard'>['waiting'];

/** How many rows wait, and since when the first of them does. */
async function countRows(ctx: Ctx, table: PgTable, since: AnyPgColumn, waits: SQL | undefined, of?: AnyPgColumn | SQL) {
  const total = of ? countDistinct(of) : count();
  const [row] = await ctx.db
    .select({ total, since: min(since).mapWith(since) })
    .from(table)
    .where(waits);
  return { total: row?.total ?? 0, since: (row?.since as Date | null | undefined)?.toISOString() ?? null };
}

/** What waits for somebody of the team. */
async function countWaiting(ctx: Ctx): Promise<Record<Queue, Awaited<ReturnType<typeof countRows>>>> {
  const answered = ctx.db.select({ one: sql`1` }).from(answers).where(eq(answers.questionId, questions.id));
  const unanswered = and(isNull(questions.hiddenAt), notExists(answered));
  const post = sql`coalesce(${postReports.questionId}, ${postReports.answerId})`;
  const unread = and(eq(chatMessages.fromStaff, false), isNull(chatMessages.readAt));
  return {
    contents: await countRows(ctx, contents, contents.updatedAt, eq(contents.status, 'pending')),
    contributions: await countRows(ctx, contributions, contributions.updatedAt, eq(contributions.status, 'pending')),
    questions: await countRows(ctx, questions, questions.createdAt, unanswered),
    reports: await countRows(ctx, postReports, postReports.createdAt, isNull(postReports.closedAt), post),
    chats: await countRows(ctx, chatMessages, chatMessages.createdAt, unread, chatMessages.threadId),
    invalidCodes: await countRows(ctx, invalidCodes, invalidCodes.firstAt, isNull(invalidCodes.resolvedAt)),
    messages: await countRows(ctx, contactMessages, contactMessages.createdAt, isNull(contactMessages.handledAt)),
  };
}

const days = 30;

async function countDaily(ctx: Ctx) {
  const first = addDays(indianDay(ctx.clock.now()), 1 - days);
  const dayOf = sql<string>`to_char(${users.appliedAt} at time zone 'UTC' + interval '330 minutes', 'YYYY-MM-DD')`;
  const rows = await ctx.db
    .select({ day: dayOf, received: count() })
    .from(users)
    .where(and(isApplicant, gte(users.appliedAt, startOfDay(first))))
    .groupBy(dayOf);
  const received = new Map(rows.map((row) => [row.day, row.received]));
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(first, at);
    return { day, received: received.get(day) ?? 0 };
  });
}

/** Figures of the back office; days are those of India. */
export const showDashboard: Verb<'admin.dashboard'> = async ({ ctx }) => {
  const [oldest] = await ctx.db
    .select({ at: min(users.appliedAt) })
    .from(users)
    .where(and(isApplicant, eq(users.approval, 'pending')));
  const waiting = Object.entries(await countWaiting(ctx));
  const ofEach = <Value>(pick: (queue: (typeof waiting)[number][1]) => Value) =>
    Object.fromEntries(waiting.map(([queue, found]) => [queue, pick(found)])) as Record<Queue, Value>;
  return {
    code: 'SUCCESS',
    result: {
      applications: await countStates(ctx, ofRole({ role: 'doctor' })),
      daily: await countDaily(ctx),
      oldestPending: oldest?.at?.toISOString() ?? null,
      members: await countMembers(ctx),
      contents: await countContents(ctx),
      waiting: ofEach(({ total }) => total),
      waitingSince: ofEach(({ since }) => since),
    },
  };
};
