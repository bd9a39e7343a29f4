import { and, eq, isNull, lt } from 'drizzle-orm';
import { hashCode, randomCode } from '../../auth/code';
import { otpChallenges, users } from '../../db/schema';
import { type Ctx, inTransaction } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import type { Answer } from '../verb';
import { limitSends } from './limit-sends';

const purpose = 'login';
const dayLong = 86_400_000;

/** Sends a login code to a member's phone. A new code ends the one before it (SEC-05). */
export async function requestCode({ ctx, phone }: { ctx: Ctx; phone: string }): Promise<Answer<'auth.login'>> {
  const { otp, limits } = ctx.config;
  await limit(ctx, { name: 'code', of: ctx.caller.ip, most: limits.codesPerMinute, window: 60_000 });
  const code = randomCode();
  await inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.phone, phone)).for('update');
    if (!user || (user.role !== 'doctor' && user.role !== 'patient')) refuse('INVALID_CREDENTIALS');
    if (user.approval !== 'verified') refuse('APPROVAL_PENDING');
    const now = ctx.clock.now();
    await ctx.db.delete(otpChallenges).where(lt(otpChallenges.createdAt, new Date(now.getTime() - dayLong)));
    await limitSends(ctx, phone);
    const open = and(
      eq(otpChallenges.contact, phone),
      eq(otpChallenges.purpose, purpose),
      isNull(otpChallenges.consumedAt),
      isNull(otpChallenges.supersededAt),
    );
    await ctx.db.update(otpChallenges).set({ supersededAt: now }).where(open);
    const id = crypto.randomUUID();
    await ctx.db.insert(otpChallenges).values({
      id,
      contact: phone,
      purpose,
      userId: user.id,
      codeHash: await hashCode(ctx.config, { challengeId: id, contact: phone, purpose }, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + otp.life),
    });
  });
  const minutes = otp.life / 60_000;
  const text = `${code} is your Tvacha login code. It is good for ${minutes} minutes. Tell it to nobody.`;
  await ctx.notifier.send({ channel: 'sms', to: phone, text });
  return { code: 'login-otp-sent', result: { expiresIn: otp.life / 1000, resendIn: otp.resendAfter / 1000 } };
}
