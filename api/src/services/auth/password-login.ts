import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Answer } from '../verb';
import { countTry, forgiveTries, type Tried } from './count-failure';
import { requireProofOfWork } from './require-proof-of-work';
import { askForEmailCode, askForFactor } from './second-step';
import { startSession } from './start-session';

export interface PasswordLogin {
  email: string;
  password: string;
  /** Which door: staff enter by `admin` alone, members by `doctor` alone. */
  loginUser: 'doctor' | 'admin';
}

/** Logs a member in by password; of staff it is the first of two steps (SEC-15). */
export async function passwordLogin(
  ctx: Ctx,
  { email, password, loginUser }: PasswordLogin,
): Promise<Answer<'auth.login'>> {
  const address = email.toLowerCase();
  const tried: Tried = `password:${address}`;
  await requireProofOfWork(ctx, { name: 'login', most: ctx.config.limits.loginsPerHour, window: 3_600_000 });
  const { hasRested } = await countTry(ctx, tried);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, address));
  const right = await ctx.passwords.verify(password, user?.passwordHash);
  if (!user || !right || isStaff(user.role) !== (loginUser === 'admin'))
    refuse('INVALID_CREDENTIALS', { about: user?.id });
  if (user.approval !== 'verified') refuse('APPROVAL_PENDING');
  if (isStaff(user.role)) {
    await forgiveTries(ctx, tried);
    return askForFactor(ctx, user);
  }
  if (hasRested) return askForEmailCode(ctx, user);
  await forgiveTries(ctx, tried);
  return { code: 'LOGIN_SUCCESS', ...(await startSession(ctx, user)) };
}
