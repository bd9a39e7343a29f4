import type { Applicant } from '@tvacha/shared-contract';
import { isStaff } from '@tvacha/shared-contract/roles';
import { compose } from '../../../notify/compose';
import type { Message } from '../../../notify/notifier';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { findUser } from './show-user';

type Addressee = Pick<Applicant, 'name_titel' | 'fullName' | 'email' | 'role'>;

/** How somebody is addressed, and where they log in. */
export const welcomeOf = ({ config }: Ctx, { name_titel, fullName, role }: Addressee) => ({
  name: `${name_titel} ${fullName}`.trim(),
  loginUrl: `${config.publicUrl}${isStaff(role) ? '/admin/login' : '/login/doctor'}`,
});

const welcomes = {
  doctor: 'application.approved',
  patient: 'member.welcome',
  admin: 'staff.welcome',
  subAdmin: 'staff.welcome',
} as const;

/** The mail that welcomes somebody whose account is ready. */
export const welcomeMail = (ctx: Ctx, to: Addressee): Message =>
  compose(welcomes[to.role], { channel: 'email', to: to.email }, welcomeOf(ctx, to));

/**
 * The mail about an account that staff have made. A first password is not in it: whoever made the account hands it over.
 */
export const firstMail = (ctx: Ctx, to: Addressee, firstPassword: boolean): Message => {
  if (isStaff(to.role) && !firstPassword) return welcomeMail(ctx, to);
  const place = { channel: 'email', to: to.email } as const;
  const welcomed = welcomeOf(ctx, to);
  if (!firstPassword) return compose('member.welcome', place, welcomed);
  const loginUrl = isStaff(to.role) ? welcomed.loginUrl : `${ctx.config.publicUrl}/login`;
  return compose('account.first-password', place, { ...welcomed, loginUrl });
};

/** The welcome mail to an account; CONFLICT where it may not log in anyway. */
async function mailAgain(ctx: Ctx, id: string): Promise<Message> {
  const user = await findUser(ctx, id);
  if (user.state !== 'verified') refuse('CONFLICT');
  return welcomeMail(ctx, user);
}
const welcomed = (tx: Ctx, id: string) => audit(tx, { action: 'user.welcomed', subjectType: 'user', subjectId: id });

/** Writes the welcome mail into the outbox, for whoever does not wait to hear whether it went out. */
export async function queueWelcome(tx: Ctx, id: string): Promise<void> {
  await queueMessage(tx, await mailAgain(tx, id));
  await welcomed(tx, id);
}

/** Sends the welcome mail again; CONFLICT where the account may not log in anyway. */
export const resendWelcome: Verb<'admin.users.welcome'> = async ({ ctx, input }) => {
  const { id } = input.body;
  const message = await mailAgain(ctx, id);
  try {
    await ctx.notifier.send(message);
  } catch {
    refuse('FAILED_TO_RESEND_EMAIL');
  }
  await inTransaction(ctx, (tx) => welcomed(tx, id));
  return { code: 'WELCOME_EMAIL_RESENT', result: null };
};
