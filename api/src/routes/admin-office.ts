import { bind } from '../http/bind';
import { listLogs } from '../services/admin/office/list-logs';
import { listRemotes } from '../services/admin/office/list-remotes';
import { showAnalytics } from '../services/admin/office/show-analytics';
import { showDashboard } from '../services/admin/office/show-dashboard';
import { verifyLogs } from '../services/admin/office/verify-logs';

export const adminOfficeRoutes = [
  bind('admin.dashboard', showDashboard),
  bind('admin.analytics', showAnalytics),
  bind('admin.logs.list', listLogs),
  bind('admin.logs.verify', verifyLogs),
  bind('admin.remotes', listRemotes),
];
