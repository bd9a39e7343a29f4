import { constants } from '@tvacha/shared-contract/constants';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { isCode } from '../../auth/code';
import { otpChallenges, users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { startSession } from './start-session';

const purpose = 'login';

/** Logs a member in by the code sent to their phone. */
export async function verifyCode({ ctx, input }: VerbCall<'auth.verify'>): Promise<Answer<'auth.verify'>> {
  const { phone, otp } = input.body;
  const contact = `${constants.countryCode}${phone}`;
  const challenge = await countTry(ctx, contact);
  const slip = { challengeId: challenge.id, contact, purpose } as const;
  if (!(await isCode(ctx.config, slip, otp, challenge.codeHash))) refuse('INVALID_OTP');
  const [consumed] = await ctx.db
    .update(otpChallenges)
    .set({ consumedAt: ctx.clock.now() })
    .where(
      and(eq(otpChallenges.id, challenge.id), isNull(otpChallenges.consumedAt), isNull(otpChallenges.supersededAt)),
    )
    .returning({ userId: otpChallenges.userId });
  if (!consumed?.userId) refuse('INVALID_OTP');
  const [user] = await ctx.db.select().from(users).where(eq(users.id, consumed.userId));
  if (!user || user.phone !== contact) refuse('INVALID_OTP');
  if (user.approval !== 'verified') refuse('APPROVAL_PENDING');
  return { code: 'LOGIN_SUCCESS', ...(await startSession(ctx, user)) };
}

/** Counts the try before anything is compared, in the one statement that also decides whether there may be one. */
async function countTry(ctx: Ctx, contact: string) {
  const now = ctx.clock.now();
  const ours = and(eq(otpChallenges.contact, contact), eq(otpChallenges.purpose, purpose));
  const open = and(ours, isNull(otpChallenges.consumedAt), isNull(otpChallenges.supersededAt));
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
