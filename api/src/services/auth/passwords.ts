import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { takeFirstConsent } from '../account/consents';
import { audit } from '../audit';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { allowCode, codeTerms } from './code-rules';
import { restOf } from './contact-rests';
import { countTry, forgiveTries } from './count-failure';
import { ownUser } from './own-user';
import { sendCode } from './send-code';
import { setPassword } from './set-password';

/** Changes the caller's password; the old one is wanted, and tries at it are counted. */
export async function changePassword({
  ctx,
  input,
}: VerbCall<'auth.password.change'>): Promise<Answer<'auth.password.change'>> {
  const { oldPassword, newPassword } = input.body;
  const user = await ownUser(ctx);
  const tried = `prove:${user.id}` as const;
  await countTry(ctx, tried);
  if (!(await ctx.passwords.verify(oldPassword, user.passwordHash))) refuse('INVALID_CREDENTIALS');
  await forgiveTries(ctx, tried);
  if (oldPassword === newPassword) refuse('SAME_PASSWORD');
  const before = (tx: Ctx) => takeFirstConsent(tx, user, input.body);
  await setPassword(ctx, { user, password: newPassword, field: 'newPassword', before });
  return { code: 'CHANGED_PASSWORD', result: null };
}

/** Sends the code for a new password. Whether there is such an account is told by no byte and by no time (SEC-13). */
export async function forgotPassword({
  ctx,
  input,
}: VerbCall<'auth.password.forgot'>): Promise<Answer<'auth.password.forgot'>> {
  const contact = input.body.email.toLowerCase();
  await allowCode(ctx);
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.email, contact), eq(users.approval, 'verified'), eq(users.demo, false)));
  const userId = user && restOf(ctx, user, 'email') === 0 ? user.id : null;
  await sendCode(ctx, { contact, purpose: 'reset', userId });
  return { code: 'ForgotPass_OTP_Send', result: codeTerms(ctx) };
}

/** Sets a new password by the scoped token of a reset. It is spent with that, as it holds on to the old password. */
export async function resetPassword({
  ctx,
  input,
}: VerbCall<'auth.password.reset'>): Promise<Answer<'auth.password.reset'>> {
  const { email, password } = input.body;
  if (ctx.caller.scopedToken !== 'reset') refuse('LINK_EXPIRE');
  const user = await ownUser(ctx);
  if (user.email !== email.toLowerCase()) refuse('LINK_EXPIRE');
  await setPassword(ctx, { user, password, field: 'password' });
  return { code: 'Password_changed', result: null };
}

/**
 * Keeps the password that came with the account (AUTH-06): once, at the first login, and one's own. Who was admitted
 * agrees with it to how the account is run.
 */
export async function keepPassword({
  ctx,
  input,
}: VerbCall<'auth.password.keep'>): Promise<Answer<'auth.password.keep'>> {
  const { id } = input.body;
  if (id !== ctx.caller.userId) refuse('NOT_FOUND');
  await inTransaction(ctx, async (ctx) => {
    const first = and(eq(users.id, id), eq(users.firstLogin, true));
    const [user] = await ctx.db.select().from(users).where(first).for('update');
    if (!user) refuse('CONFLICT');
    await takeFirstConsent(ctx, user, input.body);
    await ctx.db.update(users).set({ firstLogin: false }).where(eq(users.id, id));
    await audit(ctx, { action: 'password.kept', subjectType: 'user', subjectId: id });
  });
  return { code: 'PASSWORD_SET', result: null };
}

/** Sets the first password of an account that has none. */
export async function createPassword({
  ctx,
  input,
}: VerbCall<'auth.password.create'>): Promise<Answer<'auth.password.create'>> {
  const user = await ownUser(ctx);
  if (user.passwordHash) refuse('CONFLICT');
  await setPassword(ctx, { user, password: input.body.password, field: 'password' });
  return { code: 'PASSWORD_CREATED', result: null };
}
