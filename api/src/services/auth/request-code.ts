import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Answer } from '../verb';
import { askForWork } from './ask-for-work';
import { makeCode } from './send-code';
import { spendSms } from './spend-sms';

/** Sends a login code to a member's phone. Staff need more than a phone (SEC-15). */
export async function requestCode({ ctx, phone }: { ctx: Ctx; phone: string }): Promise<Answer<'auth.login'>> {
  const { otp, limits } = ctx.config;
  await askForWork(ctx, { name: 'code', most: limits.codesPerMinute, window: 60_000 });
  const message = await inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.phone, phone)).for('update');
    if (!user) refuse('INVALID_CREDENTIALS');
    if (isStaff(user.role)) refuse('FORBIDDEN');
    if (user.approval !== 'verified') refuse('APPROVAL_PENDING');
    await spendSms(ctx);
    return makeCode(ctx, { contact: phone, purpose: 'login', userId: user.id });
  });
  await ctx.notifier.send(message);
  return { code: 'login-otp-sent', result: { expiresIn: otp.life / 1000, resendIn: otp.resendAfter / 1000 } };
}
