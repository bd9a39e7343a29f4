import { and, eq, isNull } from 'drizzle-orm';
import { type OtpPurpose, otpChallenges } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Neither taken nor ended by a later one. Whether it has run out is another matter. */
export const isOpen = and(isNull(otpChallenges.consumedAt), isNull(otpChallenges.supersededAt));

export interface Sent {
  contact: string;
  purpose: OtpPurpose;
}

/** The open codes that went to a contact for a purpose: one at most. */
export const openCodes = ({ contact, purpose }: Sent) =>
  and(eq(otpChallenges.contact, contact), eq(otpChallenges.purpose, purpose), isOpen);

/** Ends what was sent before, so that it proves nothing any more (SEC-05). */
export async function endCodes(ctx: Ctx, sent: Sent): Promise<void> {
  await ctx.db.update(otpChallenges).set({ supersededAt: ctx.clock.now() }).where(openCodes(sent));
}
