import * as constants from '@tvacha/shared-contract/constants';
import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { redeemCode } from './redeem-code';
import { startSession } from './start-session';

/** Logs a member in by the code sent to their phone. */
export async function verifyCode({ ctx, input }: VerbCall<'auth.verify'>): Promise<Answer<'auth.verify'>> {
  const { phone, otp } = input.body;
  const contact = `${constants.countryCode}${phone}`;
  const userId = await redeemCode(ctx, { contact, purpose: 'login', otp });
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user || user.phone !== contact) refuse('INVALID_OTP');
  if (isStaff(user.role)) refuse('FORBIDDEN');
  if (user.approval !== 'verified') refuse('APPROVAL_PENDING');
  if (!user.phoneVerified) await ctx.db.update(users).set({ phoneVerified: true }).where(eq(users.id, userId));
  return { code: 'LOGIN_SUCCESS', ...(await startSession(ctx, user)) };
}
