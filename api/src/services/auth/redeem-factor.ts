import { and, eq, lt, sql } from 'drizzle-orm';
import { hashRecoveryCode } from '../../auth/recovery-codes';
import { unseal } from '../../auth/seal';
import { stepOf } from '../../auth/totp';
import { secondFactors } from '../../db/schema';
import type { Ctx } from '../ctx';

/** A secret that the demo tells everybody is kept as it is; there is nothing to hide. */
export const knownPrefix = 'known:';

export const readSecret = async (ctx: Ctx, userId: string, kept: string): Promise<string> =>
  kept.startsWith(knownPrefix) ? kept.slice(knownPrefix.length) : unseal(ctx.config, userId, kept);

/** Takes a code of an authenticator; none of its time step or an earlier one is taken again. */
export async function redeemTotp(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const [factor] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!factor) return false;
  const step = stepOf(await readSecret(ctx, userId, factor.secret), code, ctx.clock.now());
  if (step === null) return false;
  const taken = await ctx.db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Takes a recovery code, once. */
export async function redeemRecoveryCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const hash = await hashRecoveryCode(ctx.config, userId, code);
  const taken = await ctx.db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(and(eq(secondFactors.userId, userId), sql`${hash} = any(${secondFactors.recoveryHashes})`))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}
