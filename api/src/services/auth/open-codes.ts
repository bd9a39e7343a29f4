import { and, eq, isNull } from 'drizzle-orm';
import { type OtpPurpose, otpChallenges } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import type { Ctx } from '../ctx';

/** Neither taken nor ended by a later one. Whether it has run out is another matter. */
export const isOpen = and(isNull(otpChallenges.consumedAt), isNull(otpChallenges.supersededAt));

export interface Sent {
  contact: string;
  purpose: OtpPurpose;
}

/** The open codes that went to a contact for a purpose: one at most for each browser that asked. */
export const openCodes = ({ contact, purpose }: Sent) =>
  and(eq(otpChallenges.contact, contact), eq(otpChallenges.purpose, purpose), isOpen);

/**
 * Ends what was sent before, so that it proves nothing any more (SEC-05).
 * @param browserHash of one browser; without it, of all
 */
export async function endCodes(ctx: Ctx, sent: Sent, browserHash?: string): Promise<void> {
  const which = browserHash === undefined ? undefined : eq(otpChallenges.browserHash, browserHash);
  await ctx.db
    .update(otpChallenges)
    .set({ supersededAt: ctx.clock.now() })
    .where(and(openCodes(sent), which));
}

/** Whoever makes, corrects or moves codes of a contact does so one after the other, until the transaction ends. */
export const lockCodes = (tx: Ctx, contact: string): Promise<void> => takeAdvisoryLock(tx, 'code', contact);
