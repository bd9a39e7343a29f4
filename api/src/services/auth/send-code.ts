import { hashCode, randomCode } from '../../auth/code';
import { type OtpPurpose, otpChallenges } from '../../db/schema';
import { compose } from '../../notify/compose';
import type { Message } from '../../notify/notifier';
import { type Ctx, inTransaction } from '../ctx';
import { askingBrowser, isKnownBrowser } from './challenge-browser';
import { forgetCodes } from './forget-codes';
import { limitSends } from './limit-sends';
import { endCodes, lockCodes } from './open-codes';
import { spendSms } from './spend-sms';
import { sendInBackground } from './tell-quietly';

export interface CodeOrder {
  /** A phone number with its country code, or an email address in small letters. */
  contact: string;
  purpose: OtpPurpose;
  /** Whose account it is for; without one a code is made that nobody gets, so that time and limits tell nothing. */
  userId: string | null;
}

const isPhone = (contact: string) => contact.startsWith('+');

/**
 * Makes a code for a contact and ends the one before it (SEC-05). Gives the message that is to be sent. Refused ones
 * and those that nobody gets spend nothing of the budget.
 */
export async function makeCode(ctx: Ctx, { contact, purpose, userId }: CodeOrder): Promise<Message> {
  const { otp, publicUrl } = ctx.config;
  const code = randomCode();
  const browserHash = await askingBrowser(ctx);
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
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
      expiresAt: new Date(now.getTime() + otp.life),
    });
  });
  const channel = isPhone(contact) ? 'sms' : 'email';
  return compose(
    `code.${purpose}`,
    { channel, to: contact },
    { code, minutes: otp.life / 60_000, host: new URL(publicUrl).hostname },
  );
}

/** Sends a code and waits until it is on its way, for callers who may know that there is such an account. */
export async function sendCode(ctx: Ctx, order: CodeOrder): Promise<void> {
  await ctx.notifier.send(await makeCode(ctx, order));
}

/** Sends a code beside the answer, so that its time does not tell whether there is such an account (SEC-13). */
export async function sendCodeQuietly(ctx: Ctx, order: CodeOrder): Promise<void> {
  const message = await makeCode(ctx, order);
  if (order.userId) sendInBackground(ctx, message);
}
