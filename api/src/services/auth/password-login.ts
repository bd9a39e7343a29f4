import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { verifyPassword } from '../../auth/password';
import { users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { forgive, limit } from '../limit';
import { refuse } from '../refuse';
import type { Answer } from '../verb';
import { startSession } from './start-session';

export interface PasswordLogin {
  email: string;
  password: string;
  /** Which door: staff enter by `admin` alone, members by `doctor` alone. */
  loginUser: 'doctor' | 'admin';
}

/** Logs a member or a member of staff in by password. */
export async function passwordLogin(
  ctx: Ctx,
  { email, password, loginUser }: PasswordLogin,
): Promise<Answer<'auth.login'>> {
  const address = email.toLowerCase();
  const tries = { name: 'password', of: address };
  await limit(ctx, { ...tries, most: 20, window: 900_000 });
  const [user] = await ctx.db.select().from(users).where(eq(users.email, address));
  const right = await verifyPassword(password, user?.passwordHash);
  if (!user || !right || isStaff(user.role) !== (loginUser === 'admin')) refuse('INVALID_CREDENTIALS');
  if (user.approval !== 'verified') refuse('APPROVAL_PENDING');
  await forgive(ctx, tries);
  const code = loginUser === 'admin' ? 'REDIRECT_ADMIN_DASHBOARD' : 'LOGIN_SUCCESS';
  return { code, ...(await startSession(ctx, user)) };
}
