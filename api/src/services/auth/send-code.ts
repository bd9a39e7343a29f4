import { hashCode, randomCode } from '../../auth/code';
import { type OtpPurpose, otpChallenges } from '../../db/schema';
import { compose } from '../../notify/compose';
import { type Ctx, inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { askingBrowser, isKnownBrowser } from './challenge-browser';
import { forgetCodes } from './forget-codes';
import { limitSends } from './limit-sends';
import { endCodes, lockCodes } from './open-codes';
import { spendSms } from './spend-sms';

export interface CodeOrder {
  /** A phone number with its country code, or an email address in small letters. */
  contact: string;
  purpose: OtpPurpose;
  /** Whose account it is for; without one a code is made that nobody gets, so that time and limits tell nothing. */
  userId: string | null;
}

const isPhone = (contact: string) => contact.startsWith('+');

/**
 * Makes a code for a contact, ends the one before it (SEC-05) and sends it, beside the answer: neither whether there
 * is such an account nor whether a gateway answers is told by time (SEC-13). Refused ones and those that nobody gets
 * spend nothing of the budget.
 */
export async function sendCode(ctx: Ctx, { contact, purpose, userId }: CodeOrder): Promise<void> {
  const { otp, publicUrl } = ctx.config;
  const code = randomCode();
  const browserHash = await askingBrowser(ctx);
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const expiresAt = new Date(now.getTime() + otp.life);
    await lockCodes(ctx, contact);
    await forgetCodes(ctx);
    const known = await isKnownBrowser(ctx, userId);
    await limitSends(ctx, contact, known);
    if (isPhone(contact)) await spendSms(ctx, purpose, userId !== null);
    await endCodes(ctx, { contact, purpose }, browserHash);
    const id = crypto.randomUUID();
    await ctx.db.insert(otpChallenges).values({
      id,
      contact,
      purpose,
      userId,
      codeHash: await hashCode(ctx.config, { challengeId: id, contact, purpose }, code),
      browserHash,
      known,
      createdAt: now,
      expiresAt,
    });
    const channel = isPhone(contact) ? 'sms' : 'email';
    const host = new URL(publicUrl).hostname;
    const message = compose(`code.${purpose}`, { channel, to: contact }, { code, minutes: otp.life / 60_000, host });
    await queueMessage(ctx, message, { expiresAt, isVoid: userId === null });
  });
}
