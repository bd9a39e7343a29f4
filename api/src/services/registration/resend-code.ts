import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { type UserRow, users } from '../../db/schema';
import { allowCode, codeTerms } from '../auth/code-rules';
import { restOf } from '../auth/contact-rests';
import { sendCode } from '../auth/send-code';
import type { Ctx } from '../ctx';
import type { Verb } from '../verb';
import { contactOf } from './verify-contact';

/** Whose account gets a code: an applicant's to register, a member's who is let in to set a new password. */
const mayHave = (ctx: Ctx, user: UserRow, use: 'registration' | 'reset', field: 'phone' | 'email') =>
  use === 'reset'
    ? user.approval === 'verified' && !user.demo && restOf(ctx, user, field) === 0
    : user.approval === 'pending' && !isStaff(user.role) && !user.erasedAt;

/** Sends another code. Who has no account is answered alike, with the same limits (SEC-08, SEC-13). */
export const resendCode: Verb<'auth.otp.resend'> = async ({ ctx, input }) => {
  const { body } = input;
  const { contact, purpose, column } = contactOf(body);
  await allowCode(ctx);
  const [user] = await ctx.db.select().from(users).where(eq(column, contact));
  const userId = user && mayHave(ctx, user, body.purpose, body.phone ? 'phone' : 'email') ? user.id : null;
  await sendCode(ctx, { contact, purpose, userId });
  return { code: 'OTP_SENT', result: codeTerms(ctx) };
};
