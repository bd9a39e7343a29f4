import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { sessions, users, visits } from '../../../db/schema';
import { addDays, dayLong, indianDay, startOfDay } from '../../indian-day';
import type { Verb } from '../../verb';
import { startsOf } from '../office/spans';

const cohorts = 12;

const counted = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

/**
 * Sessions are kept for months after their end only, a member's last look at the portal for good. Each is looked up by
 * its index: `exists` would let the planner read whole tables.
 */
const hasEntered = sql`coalesce(
  (select true from ${visits} where ${visits.userId} = ${users.id} limit 1),
  (select true from ${sessions} where ${sessions.userId} = ${users.id} limit 1), false)`;

const bothConfirmed = sql`${users.phoneVerified} and ${users.emailVerified}`;
/** Only who was let in can be shut out again. */
const wasApproved = sql`${users.approval} in ('verified', 'disabled')`;

const steps = {
  started: sql<number>`count(*)::int`,
  phone: counted(sql`${users.phoneVerified}`),
  email: counted(bothConfirmed),
  applied: counted(sql`${users.isComplete}`),
  approved: counted(wasApproved),
  rejected: counted(sql`${users.approval} = 'rejected'`),
  entered: counted(sql`${wasApproved} and ${hasEntered}`),
};
const none = { started: 0, phone: 0, email: 0, applied: 0, approved: 0, rejected: 0, entered: 0 };

/** Days on which the last twelve weeks or months began, oldest first. */
function beginnings(by: 'week' | 'month', today: string): string[] {
  const days = [startsOf[by](today)];
  while (days.length < cohorts) days.push(startsOf[by](addDays(days.at(-1) ?? today, -1)));
  return days.reverse();
}

/** How far doctors' registrations have come, by when they began; who made their account, and who is gone, is not told. */
export const showFunnel: Verb<'admin.funnel'> = async ({ ctx, input: { query } }) => {
  const days = beginnings(query.by, indianDay(ctx.clock.now()));
  // Both words are the contract's own. A value would be another in each place, and grouped by neither.
  const unit = sql.raw(`'${query.by}'`);
  const day = sql<string>`to_char(date_trunc(${unit}, ${users.createdAt} at time zone 'UTC' + interval '330 minutes'), 'YYYY-MM-DD')`;
  const rows = await ctx.db
    .select({ day, ...steps })
    .from(users)
    .where(
      and(
        eq(users.role, 'doctor'),
        eq(users.demo, false),
        isNull(users.erasedAt),
        gte(users.createdAt, startOfDay(days[0] ?? '')),
      ),
    )
    .groupBy(day);
  const known = new Map(rows.map((row) => [row.day, row]));
  return {
    code: 'SUCCESS',
    result: {
      cohorts: days.map((day) => known.get(day) ?? { day, ...none }),
      kept: ctx.config.retention.abandonedRegistrations / dayLong,
    },
  };
};
