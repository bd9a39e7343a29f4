import type { Applicant } from '@tvacha/shared-contract';
import { isStaff } from '@tvacha/shared-contract/roles';
import { compose } from '../../../notify/compose';
import type { Message } from '../../../notify/notifier';
import type { Ctx } from '../../ctx';

type Addressee = Pick<Applicant, 'name_titel' | 'fullName' | 'email' | 'role'>;

/** How somebody is addressed, and where they log in. */
export const welcomeOf = ({ config }: Ctx, { name_titel, fullName, role }: Addressee) => ({
  name: `${name_titel} ${fullName}`.trim(),
  loginUrl: `${config.publicUrl}${isStaff(role) ? '/admin/login' : '/login/doctor'}`,
});

/** The mail that welcomes somebody whose account is ready. */
export const welcomeMail = (ctx: Ctx, to: Addressee): Message =>
  compose(
    isStaff(to.role) ? 'staff.welcome' : 'application.approved',
    { channel: 'email', to: to.email },
    welcomeOf(ctx, to),
  );
