import { isStaff } from '@tvacha/shared-contract/roles';
import { and, count, eq, gte, isNull, min, notExists, sql } from 'drizzle-orm';
import {
  answers,
  chatMessages,
  contactMessages,
  contents,
  contributions,
  invalidCodes,
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

/** What waits for somebody of the team. */
async function countWaiting(ctx: Ctx) {
  const { db } = ctx;
  const answered = db.select({ one: sql`1` }).from(answers).where(eq(answers.questionId, questions.id));
  const [chats] = await db
    .select({ total: sql<number>`count(distinct ${chatMessages.threadId})`.mapWith(Number) })
    .from(chatMessages)
    .where(and(eq(chatMessages.fromStaff, false), isNull(chatMessages.readAt)));
  return {
    contents: await db.$count(contents, eq(contents.status, 'pending')),
    contributions: await db.$count(contributions, eq(contributions.status, 'pending')),
    questions: await db.$count(questions, and(isNull(questions.hiddenAt), notExists(answered))),
    chats: chats?.total ?? 0,
    invalidCodes: await db.$count(invalidCodes, isNull(invalidCodes.resolvedAt)),
    messages: await db.$count(contactMessages, isNull(contactMessages.handledAt)),
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
  return {
    code: 'SUCCESS',
    result: {
      applications: await countStates(ctx, ofRole({ role: 'doctor' })),
      daily: await countDaily(ctx),
      oldestPending: oldest?.at?.toISOString() ?? null,
      members: await countMembers(ctx),
      contents: await countContents(ctx),
      waiting: await countWaiting(ctx),
    },
  };
};
