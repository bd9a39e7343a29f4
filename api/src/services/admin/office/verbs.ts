import type { AreaVerbs } from '../../verb';
import { findInOffice } from './find';
import { listRemotes } from './list-remotes';
import { listLogs, verifyLogs } from './logs';
import { showAnalytics } from './show-analytics';
import { showDashboard } from './show-dashboard';
import { showWaiting } from './show-waiting';

export const adminOfficeVerbs = {
  'admin.dashboard': showDashboard,
  'admin.waiting': showWaiting,
  'admin.find': findInOffice,
  'admin.analytics': showAnalytics,
  'admin.logs.list': listLogs,
  'admin.logs.verify': verifyLogs,
  'admin.remotes': listRemotes,
} satisfies AreaVerbs<'admin/office'>;
