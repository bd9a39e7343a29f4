import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { type UserRow, users } from '../../db/schema';
import { askForWork } from '../auth/ask-for-work';
import { sendCodeQuietly } from '../auth/send-code';
import type { Answer, VerbCall } from '../verb';
import { contactOf } from './verify-contact';

const window = 60_000;

/** Whose account gets a code: an applicant's to register, a member's who is let in to set a new password. */
const mayHave = (user: UserRow, use: 'registration' | 'reset') =>
  use === 'reset'
    ? user.approval === 'verified' && !user.demo
    : user.approval === 'pending' && !isStaff(user.role) && !user.erasedAt;

/** Sends another code. Who has no account is answered alike, with the same limits (SEC-08, SEC-13). */
export async function resendCode({ ctx, input }: VerbCall<'auth.otp.resend'>): Promise<Answer<'auth.otp.resend'>> {
  const { body } = input;
  const { contact, purpose, column } = contactOf(body);
  await askForWork(ctx, { name: 'code', most: ctx.config.limits.codesPerMinute, window });
  const [user] = await ctx.db.select().from(users).where(eq(column, contact));
  const userId = user && mayHave(user, body.purpose) ? user.id : null;
  await sendCodeQuietly(ctx, { contact, purpose, userId });
  const { life, resendAfter } = ctx.config.otp;
  return { code: 'OTP_SENT', result: { expiresIn: life / 1000, resendIn: resendAfter / 1000 } };
}
