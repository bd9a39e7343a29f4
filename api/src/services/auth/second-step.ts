import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { passkeys, secondFactors, type UserRow } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { allowCode, codeTerms } from './code-rules';
import { issueScopedToken } from './issue-scoped-token';
import { ownUser } from './own-user';
import { type CodeOrder, sendCode } from './send-code';
import { sendUnlessCoolingDown } from './send-unless-cooling-down';

const scope = 'second-factor';

/** What follows the right password of staff: their authenticator, or setting one up. */
export async function askForFactor(ctx: Ctx, user: UserRow): Promise<Answer<'auth.login'>> {
  const [factor] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  const code = factor?.confirmedAt ? 'SECOND_FACTOR_NEEDED' : 'SECOND_FACTOR_SETUP';
  const expiresIn = ctx.config.scopedTokenLife[scope] / 1000;
  const passkey = (await ctx.db.$count(passkeys, eq(passkeys.userId, user.id))) > 0 ? ({ passkey: true } as const) : {};
  return {
    code,
    result: { secondFactor: 'totp', expiresIn, ...passkey },
    token: await issueScopedToken(ctx, user, scope),
  };
}

/** What follows the right password of a member whose account was tried too often today (SEC-11). */
export async function askForEmailCode(ctx: Ctx, user: UserRow): Promise<Answer<'auth.login'>> {
  const terms = await sendUnlessCoolingDown(ctx, emailCode(user));
  const token = await issueScopedToken(ctx, user, scope);
  return { code: 'EMAIL_CODE_NEEDED', result: { secondFactor: 'email', ...terms }, token };
}

/** Sends that code once more. The scoped token begins anew with it, so that it lasts as long as the code. */
export async function sendEmailCode({
  ctx,
}: VerbCall<'auth.second-factor.code'>): Promise<Answer<'auth.second-factor.code'>> {
  const user = await ownUser(ctx);
  if (user.approval !== 'verified' || isStaff(user.role)) refuse('NOT_FOUND');
  await allowCode(ctx);
  await sendCode(ctx, emailCode(user));
  return { code: 'OTP_SENT', result: codeTerms(ctx), token: await issueScopedToken(ctx, user, scope) };
}

const emailCode = ({ id, email }: UserRow): CodeOrder => ({ contact: email, purpose: 'login', userId: id });
