import { isStaff } from '@tvacha/shared-contract/roles';
import { isNull } from 'drizzle-orm';
import { seal } from '../../auth/seal';
import { newSecret, secretUri } from '../../auth/totp';
import { secondFactors } from '../../db/schema';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { ownUser } from './own-user';

type Id = 'auth.second-factor.setup';

/** Gives staff the secret for an authenticator. Until its first code is confirmed another may be asked for. */
export async function setupFactor({ ctx }: VerbCall<Id>): Promise<Answer<Id>> {
  const user = await ownUser(ctx);
  if (!isStaff(user.role)) refuse('NOT_FOUND');
  const secret = newSecret();
  const sealed = await seal(ctx.config, user.id, secret);
  const [kept] = await ctx.db
    .insert(secondFactors)
    .values({ userId: user.id, secret: sealed, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret: sealed },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (!kept) refuse('CONFLICT');
  return { code: 'SUCCESS', result: { secret, uri: secretUri(secret, user.email) } };
}
