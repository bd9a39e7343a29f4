import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { otpChallenges } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

/**
 * Refuses to send another code to a contact too soon or too often (SEC-08, SEC-09). Codes that were used do
 * not count: whoever could read them is the owner, and each costs its sender a login.
 * @param known whether a browser asks in which the owner was logged in before; those are counted by themselves
 */
export async function limitSends(ctx: Ctx, contact: string, known: boolean): Promise<void> {
  const { resendAfter, perTenMinutes, perDay, perHourByMail } = ctx.config.otp;
  const now = ctx.clock.now().getTime();
  const unused = await ctx.db
    .select({ createdAt: otpChallenges.createdAt })
    .from(otpChallenges)
    .where(
      and(
        eq(otpChallenges.contact, contact),
        eq(otpChallenges.known, known),
        isNull(otpChallenges.consumedAt),
        gt(otpChallenges.createdAt, new Date(now - 86_400_000)),
      ),
    )
    .orderBy(desc(otpChallenges.createdAt));
  const atMost = (most: number, window: number) => {
    const oldest = unused[most - 1]?.createdAt.getTime();
    if (oldest !== undefined && oldest + window > now) {
      refuse('RATE_LIMITED', { retryAfter: (oldest + window - now) / 1000 });
    }
  };
  atMost(1, resendAfter);
  atMost(perTenMinutes, 600_000);
  if (!contact.startsWith('+')) atMost(perHourByMail, 3_600_000);
  atMost(perDay, 86_400_000);
}
