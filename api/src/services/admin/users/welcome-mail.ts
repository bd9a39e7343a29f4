import type { Applicant } from '@tvacha/shared-contract';
import { isStaff } from '@tvacha/shared-contract/roles';
import type { Message } from '../../../notify/notifier';
import type { Ctx } from '../../ctx';

type Addressee = Pick<Applicant, 'name_titel' | 'fullName' | 'email' | 'role'>;

const greeting = ({ name_titel, fullName }: Addressee) => `Dear ${`${name_titel} ${fullName}`.trim()},`;

/** What a member reads first. */
const memberText = (ctx: Ctx, to: Addressee) =>
  `${greeting(to)}\n\nyour membership is approved. Log in with your mobile number at ${ctx.config.publicUrl}/login/doctor.\n\nTvacha`;

/** A member of staff gets no link that whoever reads the mail could use: the code goes out when they ask for it. */
const staffText = (ctx: Ctx, to: Addressee) =>
  `${greeting(to)}\n\nyou have an account in the back office of Tvacha. Open ${ctx.config.publicUrl}/admin/login, choose "Forgot password" and give this email address. We send you a code, with which you set your first password.\n\nTvacha`;

/** The mail that welcomes somebody whose account is ready. */
export const welcomeMail = (ctx: Ctx, to: Addressee): Message & { channel: 'email'; subject: string } => ({
  channel: 'email',
  to: to.email,
  subject: 'Welcome to Tvacha',
  text: isStaff(to.role) ? staffText(ctx, to) : memberText(ctx, to),
});
