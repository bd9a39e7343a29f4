import { and, gt } from 'drizzle-orm';
import { otpChallenges } from '../../db/schema';
import type { Ctx } from '../ctx';
import { Refusal } from '../refuse';
import { type CodeTerms, codeTerms } from './code-rules';
import { openCodes } from './open-codes';
import type { CodeOrder } from './send-code';

/**
 * For what goes on all the same: makes a code, or leaves the one that was sent where there may not be another yet.
 * @returns what was made, and the terms of the code that counts; where none is good, it is good for no second
 */
export async function makeUnlessCoolingDown<Made>(
  ctx: Ctx,
  order: CodeOrder,
  make: (ctx: Ctx, order: CodeOrder) => Promise<Made>,
): Promise<{ made?: Made; terms: CodeTerms }> {
  try {
    return { made: await make(ctx, order), terms: codeTerms(ctx) };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'RATE_LIMITED')) throw error;
    const resendIn = Math.ceil(error.extras.retryAfter ?? 0);
    return { terms: { expiresIn: await secondsLeft(ctx, order), resendIn } };
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
