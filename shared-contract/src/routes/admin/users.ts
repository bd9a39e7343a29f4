/* User Verification: who applied, and what became of it; and what staff do with one account: records, access, role. */
import { operation, staff } from '../access';

export const listUsers = operation('admin.users.list', 'GET', '/api/admin/users', staff('User Verification', 'read'));
export const showUser = operation(
  'admin.users.details',
  'GET',
  '/api/admin/users/details/',
  staff('User Verification', 'read'),
);
export const approveUser = operation(
  'admin.users.approve',
  'POST',
  '/api/admin/users/approve',
  staff('User Verification', 'approve'),
);
export const rejectUser = operation(
  'admin.users.reject',
  'POST',
  '/api/admin/users/reject',
  staff('User Verification', 'approve'),
);
export const askForCopy = operation(
  'admin.users.copy',
  'POST',
  '/api/admin/users/copy',
  staff('User Verification', 'approve'),
);
export const checkLine = operation(
  'admin.users.check',
  'POST',
  '/api/admin/users/check',
  staff('User Verification', 'approve'),
);
export const updateUser = operation(
  'admin.users.update',
  'PUT',
  '/api/admin/users',
  staff('User Verification', 'update'),
);
export const changeUserContact = operation(
  'admin.users.contact',
  'PUT',
  '/api/admin/users/contact',
  staff('User Verification', 'update'),
  { fresh: true },
);
export const disableUser = operation(
  'admin.users.disable',
  'POST',
  '/api/admin/users/disable',
  staff('User Verification', 'update'),
);
export const enableUser = operation(
  'admin.users.enable',
  'POST',
  '/api/admin/users/enable',
  staff('User Verification', 'update'),
);
export const logOutUser = operation(
  'admin.users.logout',
  'POST',
  '/api/admin/users/logout',
  staff('User Verification', 'update'),
);
export const resetUserFactor = operation(
  'admin.users.factor',
  'POST',
  '/api/admin/users/second-factor/reset',
  staff('User Roles', 'update'),
  { fresh: true },
);
export const resendWelcome = operation(
  'admin.users.welcome',
  'POST',
  '/api/admin/users/welcome',
  staff('User Verification', 'update'),
);
export const deleteUser = operation(
  'admin.users.delete',
  'DELETE',
  '/api/admin/users',
  staff('User Verification', 'delete'),
);
export const exportUsers = operation(
  'admin.users.export',
  'POST',
  '/api/admin/users/export',
  staff('User Verification', 'update'),
  { fresh: true },
);
export const createStaff = operation(
  'admin.users.create',
  'POST',
  '/api/admin/users/create',
  staff('User Roles', 'create'),
  { fresh: true },
);
export const admitMember = operation(
  'admin.users.admit',
  'POST',
  '/api/admin/users/admit',
  staff('User Verification', 'create'),
  { fresh: true },
);
export const grantRole = operation('admin.users.role', 'PUT', '/api/admin/users/role', staff('User Roles', 'update'), {
  fresh: true,
});
