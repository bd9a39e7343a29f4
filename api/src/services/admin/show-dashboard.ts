import { and, count, eq, gte, min, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Answer, VerbCall } from '../verb';
import { countStates } from './count-states';

const day = 24 * 60 * 60 * 1000;
const days = 30;
/** India has one time zone and no summer time. */
const indianOffset = 330 * 60 * 1000;

const indianDay = (at: number) => new Date(at + indianOffset).toISOString().slice(0, 10);

/** Figures of the back office; days are those of India. */
export async function showDashboard({ ctx }: VerbCall<'admin.dashboard'>): Promise<Answer<'admin.dashboard'>> {
  const now = ctx.clock.now().getTime();
  const isDoctor = eq(users.role, 'doctor');
  const dayOf = sql<string>`to_char(${users.appliedAt} at time zone 'UTC' + interval '330 minutes', 'YYYY-MM-DD')`;
  const rows = await ctx.db
    .select({ day: dayOf, received: count() })
    .from(users)
    .where(and(isDoctor, gte(users.appliedAt, new Date(now - (days + 1) * day))))
    .groupBy(dayOf);
  const received = new Map(rows.map((row) => [row.day, row.received]));
  const daily = Array.from({ length: days }, (_, at) => indianDay(now - (days - 1 - at) * day));
  const [oldest] = await ctx.db
    .select({ at: min(users.appliedAt) })
    .from(users)
    .where(and(isDoctor, eq(users.approval, 'pending')));
  return {
    code: 'SUCCESS',
    result: {
      applications: await countStates(ctx),
      daily: daily.map((name) => ({ day: name, received: received.get(name) ?? 0 })),
      oldestPending: oldest?.at?.toISOString() ?? null,
    },
  };
}
