import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { searchMisses } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { addDays, indianDay } from '../../indian-day';
import type { MissKind } from '../../telemetry/tally';
import type { Verb } from '../../verb';

/** Fewer callers may be one person who looked for somebody. */
const fewest = 3;

/** The first of the last so many days of India. */
export const firstOf = ({ clock }: Pick<Ctx, 'clock'>, days: number): string =>
  addDays(indianDay(clock.now()), 1 - days);

/** What was searched for in vain by enough callers, the most wanted first. */
export async function missesSince(ctx: Ctx, kind: MissKind, days: number, most: number) {
  const callers = sql<number>`sum(${searchMisses.count})::int`;
  return ctx.db
    .select({ words: searchMisses.words, count: callers })
    .from(searchMisses)
    .where(and(eq(searchMisses.kind, kind), gte(searchMisses.day, firstOf(ctx, days))))
    .groupBy(searchMisses.words)
    .having(sql`${callers} >= ${fewest}`)
    .orderBy(desc(callers), asc(searchMisses.words))
    .limit(most);
}

/** Words that were searched for and found nothing. */
export const listMisses: Verb<'admin.misses'> = async ({ ctx, input: { query } }) => ({
  code: 'SUCCESS',
  result: await missesSince(ctx, 'words', query.days, 50),
});
