import type { AreaVerbs } from '../../verb';
import { approveUser } from './approve-user';
import { changeContact } from './change-contact';
import { createStaff } from './create-staff';
import { deleteUser } from './delete-user';
import { disableUser, enableUser } from './disable-user';
import { exportUsers } from './export-users';
import { grantRole } from './grant-role';
import { listUsers } from './list-users';
import { logOutUser } from './log-out-user';
import { rejectUser } from './reject-user';
import { resendWelcome } from './resend-welcome';
import { resetUserFactor } from './reset-user-factor';
import { showUser } from './show-user';
import { updateUser } from './update-user';

export const adminUsersVerbs = {
  'admin.users.list': listUsers,
  'admin.users.details': showUser,
  'admin.users.approve': approveUser,
  'admin.users.reject': rejectUser,
  'admin.users.update': updateUser,
  'admin.users.contact': changeContact,
  'admin.users.disable': disableUser,
  'admin.users.enable': enableUser,
  'admin.users.logout': logOutUser,
  'admin.users.factor': resetUserFactor,
  'admin.users.welcome': resendWelcome,
  'admin.users.delete': deleteUser,
  'admin.users.export': exportUsers,
  'admin.users.create': createStaff,
  'admin.users.role': grantRole,
} satisfies AreaVerbs<'admin/users'>;
