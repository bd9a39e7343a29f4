import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { hmac } from '../../auth/hash';
import { loginFailures } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

const dayLong = 86_400_000;

/** What is tried: a password, an authenticator, a proof; and on whose account. */
export type Tried = `${'password' | 'second-factor' | 'prove'}:${string}`;

const keyOf = (ctx: Ctx, tried: Tried) => hmac(ctx.config.secrets.codePepper, tried);

/**
 * Counts a try before it is made; `forgiveTries` takes it back where it was right. After twenty in a day the account
 * rests for a quarter of an hour, and after a hundred it rests until its owner proves themself another way (SEC-11).
 * Sessions that are open stay open.
 * @returns whether the account has rested today, so that a password alone is not enough
 */
export async function countTry(ctx: Ctx, tried: Tried): Promise<{ hasRested: boolean }> {
  const { perDay, rest, most } = ctx.config.failures;
  const key = await keyOf(ctx, tried);
  const now = ctx.clock.now();
  const nowText = sql`${now.toISOString()}::timestamptz`;
  const isNewDay = sql`${loginFailures.since} <= ${new Date(now.getTime() - dayLong).toISOString()}::timestamptz`;
  const today = sql`case when ${isNewDay} then 1 else ${loginFailures.today} + 1 end`;
  const restsUntil = sql`${new Date(now.getTime() + rest).toISOString()}::timestamptz`;
  // One statement: of many at once each finds what the one before it left, also where that forgot the row.
  const [counted] = await ctx.db
    .insert(loginFailures)
    .values({ key, today: 1, total: 1, since: now })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        today,
        total: sql`${loginFailures.total} + 1`,
        since: sql`case when ${isNewDay} then ${nowText} else ${loginFailures.since} end`,
        restsUntil: sql`case when (${today}) % ${perDay}::int = 0 then ${restsUntil} end`,
      },
      setWhere: and(
        or(isNull(loginFailures.restsUntil), lte(loginFailures.restsUntil, now)),
        lt(loginFailures.total, most),
      ),
    })
    .returning({ today: loginFailures.today });
  if (counted) return { hasRested: counted.today > perDay };
  const [row] = await ctx.db.select().from(loginFailures).where(eq(loginFailures.key, key));
  const left = (row?.restsUntil?.getTime() ?? 0) - now.getTime();
  return refuse('TOO_MANY_TRIES', left > 0 ? { retryAfter: left / 1000 } : {});
}

/** Forgets the tries, after one that was right. */
export async function forgiveTries(ctx: Ctx, tried: Tried): Promise<void> {
  await ctx.db.delete(loginFailures).where(eq(loginFailures.key, await keyOf(ctx, tried)));
}
