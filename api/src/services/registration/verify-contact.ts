import { isStaff } from '@tvacha/shared-contract/roles';
import type { OtpUse } from '@tvacha/shared-contract/vocabulary';
import { and, eq } from 'drizzle-orm';
import { type OtpPurpose, type UserRow, users } from '../../db/schema';
import { allowCode, codeTerms } from '../auth/code-rules';
import { restOf } from '../auth/contact-rests';
import { issueScopedToken } from '../auth/issue-scoped-token';
import { redeemCode } from '../auth/redeem-code';
import { sendCode } from '../auth/send-code';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { presentRegistrant } from './register';

/** The contact of a call, as it is kept, and the purpose its codes have. */
export function contactOf({ phone, email = '', purpose }: { phone?: string; email?: string; purpose: OtpUse }) {
  const contact = phone ?? email.toLowerCase();
  const register: OtpPurpose = phone ? 'register-phone' : 'register-email';
  return {
    contact,
    purpose: purpose === 'reset' ? purpose : register,
    column: phone ? users.phone : users.email,
  };
}

/** Takes the code of a contact. It gives a scoped token: for going on with the registration, or for a new password. */
export const verifyContact: Verb<'auth.otp.verify'> = async ({ ctx, input }) => {
  const { body } = input;
  const { contact, purpose, column } = contactOf(body);
  const userId = await redeemCode(ctx, { contact, purpose, otp: body.otp });
  // A contact that has changed since is not proved by the code it was sent.
  const ours = and(eq(users.id, userId), eq(column, contact));
  const verified = body.phone ? { phoneVerified: true } : { emailVerified: true };
  const [user] = await ctx.db.update(users).set(verified).where(ours).returning();
  if (!user) refuse('INVALID_OTP');
  if (body.purpose === 'reset')
    return { code: 'VERIFIED', result: { purpose: 'reset' }, token: await issueScopedToken(ctx, user, 'reset') };
  return {
    code: 'VERIFIED',
    result: presentRegistrant(user),
    token: await issueScopedToken(ctx, user, 'registration'),
  };
};

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
