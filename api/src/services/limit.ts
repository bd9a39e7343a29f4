import { and, eq, lt, sql } from 'drizzle-orm';
import { hmac } from '../auth/hash';
import { rateLimits } from '../db/schema';
import type { Ctx } from './ctx';
import { refuse } from './refuse';

export interface Limit {
  /** What is counted, for instance `lookup`. */
  name: string;
  /** Whose tries are counted together; kept only as a keyed hash. */
  of: string;
  most: number;
  window: number;
}

const dayLong = 86_400_000;
const keyOf = async (ctx: Ctx, { name, of }: Pick<Limit, 'name' | 'of'>) =>
  `${name}:${await hmac(ctx.config.secrets.codePepper, of)}`;

/** Counts one try before it is made, and refuses it where there were too many in this window. */
export async function limit(ctx: Ctx, { most, window, ...what }: Limit): Promise<void> {
  const now = ctx.clock.now().getTime();
  const windowStart = new Date(now - (now % window));
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key: await keyOf(ctx, what), windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  const count = row?.count ?? most;
  if (count === 1) await ctx.db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - dayLong)));
  if (count > most) refuse('RATE_LIMITED', { retryAfter: (windowStart.getTime() + window - now) / 1000 });
}

/** Forgets the tries, after one that succeeded. */
export async function forgive(ctx: Ctx, what: Pick<Limit, 'name' | 'of'>): Promise<void> {
  await ctx.db.delete(rateLimits).where(and(eq(rateLimits.key, await keyOf(ctx, what))));
}
