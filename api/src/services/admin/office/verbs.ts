import type { AreaVerbs } from '../../verb';
import { listRemotes } from './list-remotes';
import { listLogs, verifyLogs } from './logs';
import { showAnalytics } from './show-analytics';
import { showDashboard } from './show-dashboard';

export const adminOfficeVerbs = {
  'admin.dashboard': showDashboard,
  'admin.analytics': showAnalytics,
  'admin.logs.list': listLogs,
  'admin.logs.verify': verifyLogs,
  'admin.remotes': listRemotes,
} satisfies AreaVerbs<'admin/office'>;
