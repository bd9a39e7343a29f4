import type { UserRow } from '../../db/schema';
import { sendCodeQuietly } from '../auth/send-code';
import type { Ctx } from '../ctx';
import { Refusal } from '../refuse';

/** A contact that was sent a code a moment ago has one; that is no reason to refuse the registration. */
const unlessTooSoon = (error: unknown) => {
  if (!(error instanceof Refusal && error.code === 'RATE_LIMITED')) throw error;
};

/** Sends a code to each contact that is not proved yet. */
export async function sendRegistrationCodes(ctx: Ctx, user: UserRow): Promise<void> {
  const { id: userId, phone, email, phoneVerified, emailVerified } = user;
  if (phone && !phoneVerified) {
    await sendCodeQuietly(ctx, { contact: phone, purpose: 'register-phone', userId }).catch(unlessTooSoon);
  }
  if (!emailVerified) {
    await sendCodeQuietly(ctx, { contact: email, purpose: 'register-email', userId }).catch(unlessTooSoon);
  }
}
