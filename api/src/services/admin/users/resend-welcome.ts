import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { findUser } from './show-user';
import { welcomeMail } from './welcome-mail';

/** Sends the welcome mail again; CONFLICT where the account may not log in anyway. */
export const resendWelcome: Verb<'admin.users.welcome'> = async ({ ctx, input }) => {
  const { id } = input.body;
  const user = await findUser(ctx, id);
  if (user.state !== 'verified') refuse('CONFLICT');
  try {
    await ctx.notifier.send(welcomeMail(ctx, user));
  } catch {
    refuse('FAILED_TO_RESEND_EMAIL');
  }
  await inTransaction(ctx, (tx) => audit(tx, { action: 'user.welcomed', subjectType: 'user', subjectId: id }));
  return { code: 'WELCOME_EMAIL_RESENT', result: null };
};
