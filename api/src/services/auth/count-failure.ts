import { eq } from 'drizzle-orm';
import { hmac } from '../../auth/hash';
import { loginFailures } from '../../db/schema';
import { type Ctx, inTransaction } from '../ctx';
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
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(loginFailures).values({ key, since: now }).onConflictDoNothing();
    const [row] = await ctx.db.select().from(loginFailures).where(eq(loginFailures.key, key)).for('update');
    if (!row) throw new Error('The tries of an account are not there');
    const left = (row.restsUntil?.getTime() ?? 0) - now.getTime();
    if (left > 0) refuse('TOO_MANY_TRIES', { retryAfter: left / 1000 });
    if (row.total >= most) refuse('TOO_MANY_TRIES');
    const isNewDay = row.since.getTime() + dayLong <= now.getTime();
    const today = isNewDay ? 1 : row.today + 1;
    await ctx.db
      .update(loginFailures)
      .set({
        today,
        total: row.total + 1,
        since: isNewDay ? now : row.since,
        restsUntil: today % perDay === 0 ? new Date(now.getTime() + rest) : null,
      })
      .where(eq(loginFailures.key, key));
    return { hasRested: today > perDay };
  });
}

/** Forgets the tries, after one that was right. */
export async function forgiveTries(ctx: Ctx, tried: Tried): Promise<void> {
  await ctx.db.delete(loginFailures).where(eq(loginFailures.key, await keyOf(ctx, tried)));
}
