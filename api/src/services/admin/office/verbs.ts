import type { AreaVerbs } from '../../verb';
import { listLogs } from './list-logs';
import { listRemotes } from './list-remotes';
import { showAnalytics } from './show-analytics';
import { showDashboard } from './show-dashboard';
import { verifyLogs } from './verify-logs';

export const adminOfficeVerbs = {
  'admin.dashboard': showDashboard,
  'admin.analytics': showAnalytics,
  'admin.logs.list': listLogs,
  'admin.logs.verify': verifyLogs,
  'admin.remotes': listRemotes,
} satisfies AreaVerbs<'admin/office'>;
