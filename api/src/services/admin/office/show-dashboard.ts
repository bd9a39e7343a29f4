import { and, count, eq, gte, min, sql } from 'drizzle-orm';
import { users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { addDays, indianDay, startOfDay } from '../../indian-day';
import type { Verb } from '../../verb';
import { countStates } from '../users/count-states';
import { isApplicant } from '../users/is-applicant';
import { ofRole } from '../users/list-users';
import { countContents, countMembers, countWaiting } from './count-figures';

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
      applications: await countStates(ctx, ofRole('doctor')),
      daily: await countDaily(ctx),
      oldestPending: oldest?.at?.toISOString() ?? null,
      members: await countMembers(ctx),
      contents: await countContents(ctx),
      waiting: await countWaiting(ctx),
    },
  };
};
