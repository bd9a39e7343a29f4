import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Answer } from '../verb';
import { allowCode, codeTerms } from './code-rules';
import { restOf } from './contact-rests';
import { sendCode } from './send-code';

/** Sends a login code to a member's phone. Staff need more than a phone (SEC-15). */
export async function requestCode({ ctx, phone }: { ctx: Ctx; phone: string }): Promise<Answer<'auth.login'>> {
  await allowCode(ctx);
  await inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.phone, phone));
    if (!user) refuse('INVALID_CREDENTIALS');
    if (isStaff(user.role)) refuse('FORBIDDEN');
    if (user.approval !== 'verified') refuse('APPROVAL_PENDING');
    const rest = restOf(ctx, user, 'phone');
    if (rest > 0) refuse('RATE_LIMITED', { retryAfter: rest });
    await sendCode(ctx, { contact: phone, purpose: 'login', userId: user.id });
  });
  return { code: 'login-otp-sent', result: codeTerms(ctx) };
}
