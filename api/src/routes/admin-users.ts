import { bind } from '../http/bind';
import { approveUser } from '../services/admin/users/approve-user';
import { listUsers } from '../services/admin/users/list-users';
import { rejectUser } from '../services/admin/users/reject-user';
import { showUser } from '../services/admin/users/show-user';

export const adminUsersRoutes = [
  bind('admin.users.list', listUsers),
  bind('admin.users.details', showUser),
  bind('admin.users.approve', approveUser),
  bind('admin.users.reject', rejectUser),
];
