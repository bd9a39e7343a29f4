import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { secondFactors, type UserRow } from '../../db/schema';
import { audit } from '../audit';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { countTry, forgiveTries } from './count-failure';
import { ownUser } from './own-user';
import { redeemCode } from './redeem-code';
import { redeemRecoveryCode, redeemTotp } from './redeem-factor';
import { startSession } from './start-session';

type Id = 'auth.second-factor.verify';

/** The second step of a login: staff by authenticator or recovery code, a member by the code sent by email. */
export async function verifyFactor({ ctx, input }: VerbCall<Id>): Promise<Answer<Id>> {
  const user = await ownUser(ctx);
  const { code } = input.body;
  if (user.approval !== 'verified') refuse('NOT_FOUND');
  if (!isStaff(user.role)) return byEmailCode(ctx, user, code);
  const [factor] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  if (!factor?.confirmedAt) refuse('NOT_FOUND');
  const tried = `second-factor:${user.id}` as const;
  await countTry(ctx, tried);
  const isTotp = /^\d{6}$/.test(code);
  const right = isTotp ? await redeemTotp(ctx, user.id, code) : await redeemRecoveryCode(ctx, user.id, code);
  if (!right) refuse('INVALID_OTP');
  await forgiveTries(ctx, tried);
  if (!isTotp) {
    const action = 'second-factor.recovered';
    await audit(ctx, { action, subjectType: 'user', subjectId: user.id, actorId: user.id });
  }
  return { code: 'REDIRECT_ADMIN_DASHBOARD', ...(await startSession(ctx, user)) };
}

async function byEmailCode(ctx: Ctx, user: UserRow, otp: string): Promise<Answer<Id>> {
  const userId = await redeemCode(ctx, { contact: user.email, purpose: 'login', otp });
  if (userId !== user.id) refuse('INVALID_OTP');
  await forgiveTries(ctx, `password:${user.email}`);
  return { code: 'LOGIN_SUCCESS', ...(await startSession(ctx, user)) };
}
