import { type Route, staff } from '../access';

/** Dashboard: figures, charts, the audit log, and how the remotes fare. */
export const adminOfficeRoutes = {
  'admin.dashboard': { method: 'GET', path: '/api/admin/dashboard', access: staff('Dashboard', 'read') },
  'admin.analytics': { method: 'GET', path: '/api/admin/analytics', access: staff('Dashboard', 'read') },
  'admin.logs.list': { method: 'GET', path: '/api/admin/logs', access: staff('Dashboard', 'read') },
  'admin.logs.verify': { method: 'GET', path: '/api/admin/logs/verify', access: staff('Dashboard', 'read') },
  'admin.remotes': { method: 'GET', path: '/api/admin/remotes', access: staff('Dashboard', 'read') },
} as const satisfies Record<string, Route>;
