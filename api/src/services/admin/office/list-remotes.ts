import { and, asc, desc, gte, ne, sql } from 'drizzle-orm';
import { remoteReports } from '../../../db/schema';
import { dayLong } from '../../indian-day';
import type { Verb } from '../../verb';

const counted = (event: string) =>
  sql<number>`count(*) filter (where ${remoteReports.event} = ${event})`.mapWith(Number);
const took = (part: number) =>
  sql<
    number | null
  >`percentile_cont(${part}::float8) within group (order by ${remoteReports.took}) filter (where ${remoteReports.event} = 'loaded')`;
const rounded = (value: number | null) => (value === null ? null : Math.round(Number(value)));

/** Loads and failures of each release, as browsers reported them in the last days. */
export const listRemotes: Verb<'admin.remotes'> = async ({ ctx, input }) => {
  const since = gte(remoteReports.at, new Date(ctx.clock.now().getTime() - input.query.days * dayLong));
  const rows = await ctx.db
    .select({
      remote: remoteReports.remote,
      version: remoteReports.version,
      loaded: counted('loaded'),
      failed: counted('failed'),
      fellBack: counted('fellBack'),
      crashed: counted('crashed'),
      median: took(0.5),
      p95: took(0.95),
    })
    .from(remoteReports)
    .where(since)
    .groupBy(remoteReports.remote, remoteReports.version)
    .orderBy(asc(remoteReports.remote), desc(remoteReports.version));
  const failures = await ctx.db
    .selectDistinctOn([remoteReports.remote, remoteReports.version])
    .from(remoteReports)
    .where(and(since, ne(remoteReports.event, 'loaded')))
    .orderBy(remoteReports.remote, remoteReports.version, desc(remoteReports.at), asc(remoteReports.id));
  const lastOf = (remote: string, version: string) => {
    const row = failures.find((failure) => failure.remote === remote && failure.version === version);
    return row ? { at: row.at.toISOString(), message: row.message } : null;
  };
  const result = rows.map(({ median, p95, ...row }) => ({
    ...row,
    median: rounded(median),
    p95: rounded(p95),
    lastFailure: lastOf(row.remote, row.version),
  }));
  return { code: 'SUCCESS', result };
};
