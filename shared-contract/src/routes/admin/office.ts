/* Dashboard: figures, charts, the audit log, which has a right of its own (docs/decisions/0059), and how the remotes fare. */
import { adminSections } from '@tvacha/shared-contract/sections';
import { operation, staff, staffOfAny } from '../access';

export const showDashboard = operation('admin.dashboard', 'GET', '/api/admin/dashboard', staff('Dashboard', 'read'));
export const countWaiting = operation('admin.waiting', 'GET', '/api/admin/waiting', staffOfAny(adminSections, 'read'));
export const findInOffice = operation('admin.find', 'GET', '/api/admin/find', staffOfAny(adminSections, 'read'));
export const showAnalytics = operation('admin.analytics', 'GET', '/api/admin/analytics', staff('Dashboard', 'read'));
export const listLogs = operation('admin.logs.list', 'GET', '/api/admin/logs', staff('Dashboard', 'approve'));
export const verifyLogs = operation(
  'admin.logs.verify',
  'GET',
  '/api/admin/logs/verify',
  staff('Dashboard', 'approve'),
);
export const listRemotes = operation('admin.remotes', 'GET', '/api/admin/remotes', staff('Dashboard', 'read'));
