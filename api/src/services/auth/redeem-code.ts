import type { TriesResult } from '@tvacha/shared-contract';
import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { isCode } from '../../auth/code';
import { otpChallenges } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import { callingBrowser } from './challenge-browser';
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
  if (!(await isCode(ctx.config, slip, otp, challenge.codeHash))) {
    const { userId: about, triesLeft } = challenge;
    // A stranger, and whoever gives any address for a new password, must not learn whether there is a code (SEC-13).
    const result: TriesResult | undefined = triesLeft === null || purpose === 'reset' ? undefined : { triesLeft };
    refuse('INVALID_OTP', { about, result });
  }
  const [consumed] = await ctx.db
    .update(otpChallenges)
    .set({ consumedAt: ctx.clock.now() })
    .where(and(eq(otpChallenges.id, challenge.id), isOpen))
    .returning({ userId: otpChallenges.userId });
  return consumed?.userId ?? refuse('INVALID_OTP');
}

/**
 * Counts the try before anything is compared, in the one statement that also decides whether there may be one. Tries
 * of another browser than the one that asked are counted apart: a stranger uses up none of the owner's (SEC-06),
 * and is not told how many are left.
 */
async function countTry(ctx: Ctx, sent: Sent) {
  const now = ctx.clock.now();
  const open = openCodes(sent);
  const browser = await callingBrowser(ctx);
  const newest = async (which?: SQL) => {
    const rows = ctx.db.select().from(otpChallenges).where(and(open, which));
    const [row] = await rows.orderBy(desc(otpChallenges.createdAt)).limit(1);
    return row;
  };
  const own = browser === null ? undefined : await newest(eq(otpChallenges.browserHash, browser));
  const challenge = own ?? (await newest());
  if (!challenge) refuse('INVALID_OTP');
  const tries = own ? otpChallenges.tries : otpChallenges.strangerTries;
  const [counted] = await ctx.db
    .update(otpChallenges)
    .set({ [own ? 'tries' : 'strangerTries']: sql`${tries} + 1` })
    .where(
      and(
        eq(otpChallenges.id, challenge.id),
        isOpen,
        lt(tries, ctx.config.otp.tries),
        gt(otpChallenges.expiresAt, now),
      ),
    )
    .returning({ id: otpChallenges.id, codeHash: otpChallenges.codeHash, userId: otpChallenges.userId, used: tries });
  if (counted) return { ...counted, triesLeft: own ? ctx.config.otp.tries - counted.used : null };
  const about = challenge.userId;
  if (challenge.expiresAt <= now) refuse('OTP_EXPIRED', { about });
  // Where another call took it meanwhile it is none any more.
  return refuse((await newest(eq(otpChallenges.id, challenge.id))) ? 'TOO_MANY_TRIES' : 'INVALID_OTP', { about });
}
