import type { AreaVerbs } from '../../verb';
import { changeContact } from './change-user-contact';
import { admitMember, createStaff } from './create-account';
import { approveUser, rejectUser } from './decide-user';
import { exportUsers } from './export-users';
import { listUsers } from './list-users';
import { deleteUser, disableUser, enableUser, logOutUser } from './manage-user';
import { resetUserFactor } from './reset-user-factor';
import { askForCopy, checkLine } from './review';
import { showUser } from './show-user';
import { grantRole, updateUser } from './update-user';
import { resendWelcome } from './welcome-mail';

export const adminUsersVerbs = {
  'admin.users.list': listUsers,
  'admin.users.details': showUser,
  'admin.users.approve': approveUser,
  'admin.users.reject': rejectUser,
  'admin.users.copy': askForCopy,
  'admin.users.check': checkLine,
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
  'admin.users.admit': admitMember,
  'admin.users.role': grantRole,
} satisfies AreaVerbs<'admin/users'>;
