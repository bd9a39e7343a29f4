import { eq } from 'drizzle-orm';
import { secondFactors, type UserRow } from '../../db/schema';
import type { Ctx } from '../ctx';
import type { Answer } from '../verb';
import { unlessTooSoon } from './code-rules';
import { sendCode } from './send-code';
import { ticketFor } from './ticket-for';

const scope = 'second-factor';

async function ticketOf(ctx: Ctx, user: UserRow) {
  const token = await ticketFor(ctx, user, scope);
  return { token, expiresIn: ctx.config.ticketLife[scope] / 1000 };
}

/** What follows the right password of staff: their authenticator, or setting one up. */
export async function askForFactor(ctx: Ctx, user: UserRow): Promise<Answer<'auth.login'>> {
  const [factor] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  const { token, expiresIn } = await ticketOf(ctx, user);
  const code = factor?.confirmedAt ? 'SECOND_FACTOR_NEEDED' : 'SECOND_FACTOR_SETUP';
  return { code, result: { secondFactor: 'totp', expiresIn }, token };
}

/** What follows the right password of a member whose account was tried too often today (SEC-11). */
export async function askForEmailCode(ctx: Ctx, user: UserRow): Promise<Answer<'auth.login'>> {
  const { token, expiresIn } = await ticketOf(ctx, user);
  await sendCode(ctx, { contact: user.email, purpose: 'login', userId: user.id }).catch(unlessTooSoon);
  return { code: 'EMAIL_CODE_NEEDED', result: { secondFactor: 'email', expiresIn }, token };
}
