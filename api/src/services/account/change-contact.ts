import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { audit } from '../audit';
import { codeTerms } from '../auth/code-rules';
import { ownUser } from '../auth/own-user';
import { redeemCode } from '../auth/redeem-code';
import { sendCode } from '../auth/send-code';
import { inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { refuse } from '../refuse';
import { isUniqueViolation } from '../rows';
import type { Verb } from '../verb';

/** Sends a code to a new contact. One that is another's gets none, and the answer does not tell (SEC-13). */
export const requestContact: Verb<'users.contact'> = async ({ ctx, input }) => {
  const { phone, email = '' } = input.body;
  const contact = phone ?? email.toLowerCase();
  const { userId = null } = ctx.caller;
  const [holder] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(phone ? users.phone : users.email, contact));
  await sendCode(ctx, { contact, purpose: 'change', userId: holder ? null : userId });
  return { code: 'OTP_SENT', result: codeTerms(ctx) };
};

/** Takes the code of a new contact, which counts from now on; the old address is told (SEC-26). */
export const confirmContact: Verb<'users.contact.confirm'> = async ({ ctx, input }) => {
  const { phone, email = '', otp } = input.body;
  const contact = phone ?? email.toLowerCase();
  const before = await ownUser(ctx);
  if ((await redeemCode(ctx, { contact, purpose: 'change', otp })) !== before.id) refuse('INVALID_OTP');
  const fields = phone ? { phone, phoneVerified: true } : { email: contact, emailVerified: true };
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(users).set(fields).where(eq(users.id, before.id));
    const details = { fields: Object.keys(fields) };
    await audit(tx, { action: 'contact.changed', subjectType: 'user', subjectId: before.id, details });
    const what = phone ? 'mobile number' : 'email address';
    const text = `The ${what} of your Tvacha account was changed. If that was not you, write to us at once.`;
    const subject = 'Your Tvacha account was changed';
    await queueMessage(tx, { channel: 'email', to: before.email, subject, text });
  }).catch((error: unknown) => {
    // Somebody else proved it in the meantime.
    if (isUniqueViolation(error)) refuse('INVALID_OTP');
    throw error;
  });
  return { code: 'UPDATE_SUCCCESS', result: null };
};
