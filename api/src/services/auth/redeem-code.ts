import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { isCode } from '../../auth/code';
import { otpChallenges } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import { isOpen, openCodes, type Sent } from './open-codes';

export interface GivenCode extends Sent {
  otp: string;
}

/**
 * Takes a code for what it was sent for, once.
 * @returns the account it was made for
 * @throws INVALID_OTP, OTP_EXPIRED or TOO_MANY_TRIES (AUTH-04)
 */
export async function redeemCode(ctx: Ctx, { contact, purpose, otp }: GivenCode): Promise<string> {
  const challenge = await countTry(ctx, { contact, purpose });
  const slip = { challengeId: challenge.id, contact, purpose };
  if (!(await isCode(ctx.config, slip, otp, challenge.codeHash))) refuse('INVALID_OTP');
  const [consumed] = await ctx.db
    .update(otpChallenges)
    .set({ consumedAt: ctx.clock.now() })
    .where(and(eq(otpChallenges.id, challenge.id), isOpen))
    .returning({ userId: otpChallenges.userId });
  return consumed?.userId ?? refuse('INVALID_OTP');
}

/** Counts the try before anything is compared, in the one statement that also decides whether there may be one. */
async function countTry(ctx: Ctx, sent: Sent) {
  const now = ctx.clock.now();
  const open = openCodes(sent);
  const [counted] = await ctx.db
    .update(otpChallenges)
    .set({ tries: sql`${otpChallenges.tries} + 1` })
    .where(and(open, lt(otpChallenges.tries, ctx.config.otp.tries), gt(otpChallenges.expiresAt, now)))
    .returning({ id: otpChallenges.id, codeHash: otpChallenges.codeHash });
  if (counted) return counted;
  const [last] = await ctx.db.select().from(otpChallenges).where(open).orderBy(desc(otpChallenges.createdAt)).limit(1);
  if (!last) refuse('INVALID_OTP');
  return refuse(last.expiresAt <= now ? 'OTP_EXPIRED' : 'TOO_MANY_TRIES');
}
