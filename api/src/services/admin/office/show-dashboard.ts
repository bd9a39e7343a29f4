import { isStaff } from '@tvacha/shared-contract/roles';
import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import { contents, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { addDays, indianDay, startOfDay } from '../../indian-day';
import type { Verb } from '../../verb';
import { countStates } from '../users/list-users';
import { isApplicant, ofRole } from '../users/which-users';
import { queues, type Waiting } from './queues';

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

const daysOfWeek = 7;

/** Applications by what was decided on them in the last seven days, and in the seven before. */
async function countDecided(ctx: Ctx) {
  const today = indianDay(ctx.clock.now());
  const last = startOfDay(addDays(today, 1 - daysOfWeek));
  const first = startOfDay(addDays(today, 1 - 2 * daysOfWeek));
  const since = sql.param(last, users.decidedAt);
  const rows = await ctx.db
    .select({
      state: users.approval,
      week: sql<number>`count(*) filter (where ${users.decidedAt} >= ${since})`.mapWith(Number),
      before: sql<number>`count(*) filter (where ${users.decidedAt} < ${since})`.mapWith(Number),
    })
    .from(users)
    .where(and(ofRole({ role: 'doctor' }), gte(users.decidedAt, first)))
    .groupBy(users.approval);
  const of = (wanted: string) => {
    const { week = 0, before = 0 } = rows.find(({ state }) => state === wanted) ?? {};
    return { week, before };
  };
  return { verified: of('verified'), rejected: of('rejected') };
}

const { applications, ...shownQueues } = queues;
type ShownQueue = keyof typeof shownQueues;

/** Figures of the back office; days are those of India. */
export const showDashboard: Verb<'admin.dashboard'> = async ({ ctx }) => {
  const waiting: [string, Waiting][] = [];
  for (const [queue, count] of Object.entries(shownQueues)) waiting.push([queue, await count(ctx)]);
  const ofEach = <Value>(pick: (found: Waiting) => Value) =>
    Object.fromEntries(waiting.map(([queue, found]) => [queue, pick(found)])) as Record<ShownQueue, Value>;
  return {
    code: 'SUCCESS',
    result: {
      applications: await countStates(ctx, ofRole({ role: 'doctor' })),
      daily: await countDaily(ctx),
      decided: await countDecided(ctx),
      oldestPending: (await applications(ctx)).since,
      members: await countMembers(ctx),
      contents: await countContents(ctx),
      waiting: ofEach(({ total }) => total),
      waitingSince: ofEach(({ since }) => since),
    },
  };
};
