import { bind } from '../http/bind';
import { approveUser } from '../services/admin/approve-user';
import { listUsers } from '../services/admin/list-users';
import { rejectUser } from '../services/admin/reject-user';
import { showDashboard } from '../services/admin/show-dashboard';
import { showUser } from '../services/admin/show-user';

export const adminRoutes = [
  bind('admin.dashboard', showDashboard),
  bind('admin.users.list', listUsers),
  bind('admin.users.details', showUser),
  bind('admin.users.approve', approveUser),
  bind('admin.users.reject', rejectUser),
];
