import { splitFullName } from '@tvacha/shared-contract/registration';
import { demoIdStart } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { hmac } from '../../auth/hash';
import { users } from '../../db/schema';
import { audit } from '../audit';
import { allowCode, codeTerms } from '../auth/code-rules';
import { redeemCode } from '../auth/redeem-code';
import { sendCode } from '../auth/send-code';
import { startSession } from '../auth/start-session';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

const purpose = 'demo';

/** One account to a number without the number in it: a visitor leaves no contact behind, and may register later. */
async function keyOf(ctx: Ctx, phone: string): Promise<string> {
  return (await hmac(ctx.config.secrets.codePepper, `demo\n${phone}`)).slice(0, 24);
}

/** Sends a code to somebody who wants to look around (AUTH-08). */
export const registerDemo: Verb<'demo.register'> = async ({ ctx, input }) => {
  const { fullName, phone } = input.body;
  await allowCode(ctx);
  const { first_name: firstName, last_name: lastName } = splitFullName(fullName);
  const key = await keyOf(ctx, phone);
  await inTransaction(ctx, async (tx) => {
    const customerId = `${demoIdStart}${key}`;
    await tx.db
      .insert(users)
      .values({
        customerId,
        email: `${key.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@demo.invalid`,
        nameTitle: 'Dr.',
        firstName,
        lastName,
        role: 'doctor',
        demo: true,
      })
      .onConflictDoNothing({ target: users.customerId });
    const [user] = await tx.db.select().from(users).where(eq(users.customerId, customerId));
    if (!user) throw new Error('The account to look around with is not there');
    await sendCode(tx, { contact: phone, purpose, userId: user.id });
  });
  return { code: 'OTP_SENT', result: codeTerms(ctx) };
};

/** Lets somebody who proved a phone look around as a doctor, for a day and without changing anything. */
export const confirmDemo: Verb<'demo.confirm'> = async ({ ctx, input }) => {
  const { phone, otp } = input.body;
  const userId = await redeemCode(ctx, { contact: phone, purpose, otp });
  const user = await inTransaction(ctx, async (tx) => {
    const [user] = await tx.db
      .update(users)
      .set({ approval: 'verified', phoneVerified: true, isComplete: true })
      .where(eq(users.id, userId))
      .returning();
    if (!user?.demo) refuse('INVALID_OTP');
    await audit(tx, { action: 'demo.begun', subjectType: 'user', subjectId: user.id, actorId: user.id });
    return user;
  });
  return { code: 'LOGIN_SUCCESS', ...(await startSession(ctx, user)) };
};
