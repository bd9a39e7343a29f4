import type { UserRow } from '../../db/schema';
import { type CodeTerms, codeTerms } from '../auth/code-rules';
import type { CodeOrder } from '../auth/send-code';
import { sendUnlessCoolingDown } from '../auth/send-unless-cooling-down';
import type { Ctx } from '../ctx';

/** Sends a code to each contact that is not proved yet, and tells the terms that hold for all of them. */
export async function sendRegistrationCodes(ctx: Ctx, user: UserRow): Promise<CodeTerms> {
  const { id: userId, phone, email, phoneVerified, emailVerified } = user;
  const orders: CodeOrder[] = [];
  if (phone && !phoneVerified) orders.push({ contact: phone, purpose: 'register-phone', userId });
  if (!emailVerified) orders.push({ contact: email, purpose: 'register-email', userId });
  let all = codeTerms(ctx);
  for (const order of orders) {
    const terms = await sendUnlessCoolingDown(ctx, order);
    all = { expiresIn: Math.min(all.expiresIn, terms.expiresIn), resendIn: Math.max(all.resendIn, terms.resendIn) };
  }
  return all;
}
