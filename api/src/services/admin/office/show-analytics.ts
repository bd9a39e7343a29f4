import { and, asc, between, eq, sum } from 'drizzle-orm';
import { analyticsDaily } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { addDays, dayLong, indianDay } from '../../indian-day';
import type { Verb, VerbInput } from '../../verb';
import { startsOf } from './spans';

type Query = VerbInput<'admin.analytics'>['query'];
const usualDays = 30;

async function totalOf(ctx: Ctx, metric: Query['metric'], from: string, to: string): Promise<number> {
  const [row] = await ctx.db
    .select({ total: sum(analyticsDaily.count).mapWith(Number) })
    .from(analyticsDaily)
    .where(and(eq(analyticsDaily.metric, metric), between(analyticsDaily.day, from, to)));
  return row?.total ?? 0;
}

/** How often something happened, beside as many days before; the last thirty days where nothing is said. */
export const showAnalytics: Verb<'admin.analytics'> = async ({ ctx, input: { query } }) => {
  const { metric, by } = query;
  const today = indianDay(ctx.clock.now());
  const to = query.to ?? (query.from && query.from > today ? query.from : today);
  const from = query.from ?? addDays(to, 1 - usualDays);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayLong) + 1;
  const rows = await ctx.db
    .select()
    .from(analyticsDaily)
    .where(and(eq(analyticsDaily.metric, metric), between(analyticsDaily.day, from, to)))
    .orderBy(asc(analyticsDaily.day), asc(analyticsDaily.key));
  const spans = new Map<string, { count: number; byKey: Record<string, number> }>();
  for (let at = 0; at < days; at += 1) spans.set(startsOf[by](addDays(from, at)), { count: 0, byKey: {} });
  const keys = new Map<string, number>();
  for (const { day, key, count } of rows) {
    const span = spans.get(startsOf[by](day));
    if (!span) continue;
    span.count += count;
    span.byKey[key] = (span.byKey[key] ?? 0) + count;
    keys.set(key, (keys.get(key) ?? 0) + count);
  }
  const total = rows.reduce((all, { count }) => all + count, 0);
  const before = await totalOf(ctx, metric, addDays(from, -days), addDays(from, -1));
  return {
    code: 'SUCCESS',
    result: {
      metric,
      from,
      to,
      series: [...spans].map(([day, span]) => ({ day, ...span })),
      keys: [...keys].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count),
      total,
      before,
      change: before === 0 ? null : Math.round(((total - before) / before) * 1000) / 10,
    },
  };
};
