import type { UserRow } from '../../db/schema';
import { unlessTooSoon } from '../auth/code-rules';
import { sendCodeQuietly } from '../auth/send-code';
import type { Ctx } from '../ctx';

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
