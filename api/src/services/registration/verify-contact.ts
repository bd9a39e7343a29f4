import type { OtpUse } from '@tvacha/shared-contract/vocabulary';
import { and, eq } from 'drizzle-orm';
import { type OtpPurpose, users } from '../../db/schema';
import { issueScopedToken } from '../auth/issue-scoped-token';
import { redeemCode } from '../auth/redeem-code';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { presentRegistrant } from './present-registrant';

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
