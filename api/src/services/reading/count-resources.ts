import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { kinds } from '@tvacha/shared-contract/kinds';
import type { CountKey } from '@tvacha/shared-contract/vocabulary';
import { and, count as countRows, eq, ne, or } from 'drizzle-orm';
import type { Config } from '../../app/config';
import { contents, contributions } from '../../db/schema';
import { forMembers } from '../contents/find-content';
import { isVisible } from '../contributions/select-contributions';
import type { Ctx } from '../ctx';
import type { Answer, Verb } from '../verb';

type Counts = Answer<'dashboard.counts'>['result'];

async function count(ctx: Ctx): Promise<Counts> {
  const rows = await ctx.db
    .select({ type: contents.type, total: countRows() })
    .from(contents)
    // Only of webinars is it looked at.
    .where(and(eq(contents.status, 'published'), or(ne(contents.type, 'webinar'), forMembers)))
    .groupBy(contents.type);
  const totals = new Map<ContentType | null, number>(rows.map(({ type, total }) => [type, total]));
  // Contributions have a table of their own.
  totals.set(null, await ctx.db.$count(contributions, isVisible));
  const entries = Object.entries(kinds).map(([key, { type }]) => [key, totals.get(type) ?? 0]);
  return Object.fromEntries(entries) as Record<CountKey, number>;
}

/** The newest counts of an app; several calls that come while they are made wait for the same. */
const newest = new WeakMap<Config, { at: number; counts: Promise<Counts> }>();

/** How many published resources there are of each kind, as they were a minute ago at most (NAV-09). */
export const countResources: Verb<'dashboard.counts'> = async ({ ctx }) => {
  const { config, clock } = ctx;
  const now = clock.now().getTime();
  const last = newest.get(config);
  if (last && now - last.at < config.countsLife) return { code: 'SUCCESS', result: await last.counts };
  const counts = count(ctx);
  newest.set(config, { at: now, counts });
  // What failed is asked for anew.
  counts.catch(() => newest.delete(config));
  return { code: 'SUCCESS', result: await counts };
};
