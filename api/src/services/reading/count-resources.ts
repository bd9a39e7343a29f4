import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { kinds } from '@tvacha/shared-contract/kinds';
import type { CountKey } from '@tvacha/shared-contract/vocabulary';
import { count, eq } from 'drizzle-orm';
import { contents, contributions } from '../../db/schema';
import { isVisible } from '../contributions/visible';
import type { Answer, VerbCall } from '../verb';

/** How many published resources there are of each kind (NAV-09). */
export async function countResources({ ctx }: VerbCall<'dashboard.counts'>): Promise<Answer<'dashboard.counts'>> {
  const rows = await ctx.db
    .select({ type: contents.type, total: count() })
    .from(contents)
    .where(eq(contents.status, 'published'))
    .groupBy(contents.type);
  const totals = new Map<ContentType | null, number>(rows.map(({ type, total }) => [type, total]));
  // Contributions have a table of their own.
  totals.set(null, await ctx.db.$count(contributions, isVisible));
  const entries = Object.entries(kinds).map(([key, { type }]) => [key, totals.get(type) ?? 0]);
  return { code: 'SUCCESS', result: Object.fromEntries(entries) as Record<CountKey, number> };
}
