import { and, gt } from 'drizzle-orm';
import { otpChallenges } from '../../db/schema';
import type { Ctx } from '../ctx';
import { Refusal } from '../refuse';
import { type CodeTerms, codeTerms } from './code-rules';
import { openCodes } from './open-codes';
import { type CodeOrder, sendCode } from './send-code';

/**
 * For what goes on all the same: sends a code, or leaves the one that was sent where there may not be another yet.
 * @returns the terms of the code that counts; where none is good, it is good for no second
 */
export async function sendUnlessCoolingDown(ctx: Ctx, order: CodeOrder): Promise<CodeTerms> {
  try {
    await sendCode(ctx, order);
    return codeTerms(ctx);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'RATE_LIMITED')) throw error;
    const resendIn = Math.ceil(error.extras.retryAfter ?? 0);
    return { expiresIn: await secondsLeft(ctx, order), resendIn };
  }
}

async function secondsLeft(ctx: Ctx, order: CodeOrder): Promise<number> {
  const now = ctx.clock.now();
  const [live] = await ctx.db
    .select({ expiresAt: otpChallenges.expiresAt })
    .from(otpChallenges)
    .where(and(openCodes(order), gt(otpChallenges.expiresAt, now)));
  return live ? Math.floor((live.expiresAt.getTime() - now.getTime()) / 1000) : 0;
}
