import { isStaff } from '@tvacha/shared-contract/roles';
import { and, eq, isNull } from 'drizzle-orm';
import { hashRecoveryCode, newRecoveryCodes } from '../../auth/recovery-codes';
import { seal } from '../../auth/seal';
import { secondFactors } from '../../db/schema';
import { audit } from '../audit';
import { inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { countTry, forgiveTries } from './count-failure';
import { ownUser } from './own-user';
import { redeemTotp } from './redeem-factor';
import { startSession } from './start-session';

type Id = 'auth.second-factor.confirm';

/** Takes the first code of a new authenticator. The recovery codes are told this once; hashes of them are kept. */
export async function confirmFactor({ ctx, input }: VerbCall<Id>): Promise<Answer<Id>> {
  const user = await ownUser(ctx);
  if (!isStaff(user.role)) refuse('NOT_FOUND');
  const [factor] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  if (!factor) refuse('NOT_FOUND');
  if (factor.confirmedAt) refuse('CONFLICT');
  const tried = `second-factor:${user.id}` as const;
  await countTry(ctx, tried);
  if (!(await redeemTotp(ctx, user.id, input.body.code))) refuse('INVALID_OTP');
  await forgiveTries(ctx, tried);
  const recoveryCodes = newRecoveryCodes();
  const recoveryHashes = await Promise.all(
    recoveryCodes.map(async (code) => seal(ctx.config, user.id, await hashRecoveryCode(user.id, code))),
  );
  await inTransaction(ctx, async (ctx) => {
    const confirmed = await ctx.db
      .update(secondFactors)
      .set({ confirmedAt: ctx.clock.now(), recoveryHashes })
      .where(and(eq(secondFactors.userId, user.id), isNull(secondFactors.confirmedAt)))
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) refuse('CONFLICT');
    const action = 'second-factor.enrolled';
    await audit(ctx, { action, subjectType: 'user', subjectId: user.id, actorId: user.id });
  });
  const { result, ...session } = await startSession(ctx, user);
  return { code: 'REDIRECT_ADMIN_DASHBOARD', ...session, result: { ...result, recoveryCodes } };
}
