import type { AreaVerbs } from '../../verb';
import { exportBulk } from './export-results';
import { listBulk, listBulkResults, showBulk, steerBulk } from './jobs';
import { bulk } from './trial';

export const adminBulkVerbs = {
  'admin.bulk.approve': bulk('approve'),
  'admin.bulk.reject': bulk('reject'),
  'admin.bulk.disable': bulk('disable'),
  'admin.bulk.enable': bulk('enable'),
  'admin.bulk.welcome': bulk('welcome'),
  'admin.bulk.role': bulk('role'),
  'admin.bulk.list': listBulk,
  'admin.bulk.details': showBulk,
  'admin.bulk.results': listBulkResults,
  'admin.bulk.export': exportBulk,
  'admin.bulk.steer': steerBulk,
} satisfies AreaVerbs<'admin/bulk'>;
