import { and, eq, lt } from 'drizzle-orm';
import { sameText } from '../../auth/hash';
import { hashRecoveryCode } from '../../auth/recovery-codes';
import { unseal } from '../../auth/seal';
import { stepOf } from '../../auth/totp';
import { secondFactors } from '../../db/schema';
import { type Ctx, inTransaction } from '../ctx';

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

/** Takes a recovery code, once: whoever tries another meanwhile waits for it. */
export async function redeemRecoveryCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const hash = await hashRecoveryCode(userId, code);
  return inTransaction(ctx, async (tx) => {
    const [factor] = await tx.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
    const kept = factor?.recoveryHashes ?? [];
    const hashes = await Promise.all(kept.map((sealed) => unseal(tx.config, userId, sealed)));
    const recoveryHashes = kept.filter((_, at) => !sameText(hashes[at] ?? '', hash));
    if (recoveryHashes.length === kept.length) return false;
    await tx.db.update(secondFactors).set({ recoveryHashes }).where(eq(secondFactors.userId, userId));
    return true;
  });
}
