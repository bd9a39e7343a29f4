import { bind } from '../http/bind';
import { approveUser } from '../services/admin/users/approve-user';
import { changeContact } from '../services/admin/users/change-contact';
import { createStaff } from '../services/admin/users/create-staff';
import { deleteUser } from '../services/admin/users/delete-user';
import { disableUser, enableUser } from '../services/admin/users/disable-user';
import { exportUsers } from '../services/admin/users/export-users';
import { grantRole } from '../services/admin/users/grant-role';
import { listUsers } from '../services/admin/users/list-users';
import { logOutUser } from '../services/admin/users/log-out-user';
import { rejectUser } from '../services/admin/users/reject-user';
import { resendWelcome } from '../services/admin/users/resend-welcome';
import { showUser } from '../services/admin/users/show-user';
import { updateUser } from '../services/admin/users/update-user';

export const adminUsersRoutes = [
  bind('admin.users.list', listUsers),
  bind('admin.users.details', showUser),
  bind('admin.users.approve', approveUser),
  bind('admin.users.reject', rejectUser),
  bind('admin.users.update', updateUser),
  bind('admin.users.contact', changeContact),
  bind('admin.users.disable', disableUser),
  bind('admin.users.enable', enableUser),
  bind('admin.users.logout', logOutUser),
  bind('admin.users.welcome', resendWelcome),
  bind('admin.users.delete', deleteUser),
  bind('admin.users.export', exportUsers),
  bind('admin.users.create', createStaff),
  bind('admin.users.role', grantRole),
];
