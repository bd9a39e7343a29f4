import { eq } from 'drizzle-orm';
import { sessions, type UserRow } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall, VerbInput } from '../verb';
import { codeTerms } from './code-rules';
import { countTry, forgiveTries } from './count-failure';
import { ownUser } from './own-user';
import { redeemCode } from './redeem-code';
import { redeemTotp } from './redeem-factor';
import { sendCode } from './send-code';

const contactOf = ({ phone, email }: UserRow) => phone ?? email;

/** Renews the proof of who it is, which some operations want to be at most five minutes old (SEC-26). */
export async function prove({ ctx, input }: VerbCall<'auth.prove'>): Promise<Answer<'auth.prove'>> {
  const user = await ownUser(ctx);
  const tried = `prove:${user.id}` as const;
  await countTry(ctx, tried);
  await check(ctx, user, input.body);
  await forgiveTries(ctx, tried);
  const { sessionId = '' } = ctx.caller;
  await ctx.db.update(sessions).set({ provedAt: ctx.clock.now() }).where(eq(sessions.id, sessionId));
  return { code: 'VERIFIED', result: { expiresIn: ctx.config.proofLife / 1000 } };
}

async function check(ctx: Ctx, user: UserRow, { password, otp, totp }: VerbInput<'auth.prove'>['body']) {
  if (password !== undefined) {
    if (!(await ctx.passwords.verify(password, user.passwordHash))) refuse('INVALID_CREDENTIALS');
  } else if (otp !== undefined) {
    if ((await redeemCode(ctx, { contact: contactOf(user), purpose: 'prove', otp })) !== user.id) refuse('INVALID_OTP');
  } else if (!(await redeemTotp(ctx, user.id, totp ?? ''))) refuse('INVALID_OTP');
}

/** Sends the code for such a proof. */
export async function sendProof({ ctx }: VerbCall<'auth.prove.code'>): Promise<Answer<'auth.prove.code'>> {
  const user = await ownUser(ctx);
  await sendCode(ctx, { contact: contactOf(user), purpose: 'prove', userId: user.id });
  return { code: 'OTP_SENT', result: codeTerms(ctx) };
}
