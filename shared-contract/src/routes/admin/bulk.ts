/* One action on many accounts: each wants what the same action on one account wants. */
import { operation, staff } from '../access';

export const bulkApprove = operation(
  'admin.bulk.approve',
  'POST',
  '/api/admin/users/bulk/approve',
  staff('User Verification', 'approve'),
);
export const bulkReject = operation(
  'admin.bulk.reject',
  'POST',
  '/api/admin/users/bulk/reject',
  staff('User Verification', 'approve'),
);
export const bulkDisable = operation(
  'admin.bulk.disable',
  'POST',
  '/api/admin/users/bulk/disable',
  staff('User Verification', 'update'),
);
export const bulkEnable = operation(
  'admin.bulk.enable',
  'POST',
  '/api/admin/users/bulk/enable',
  staff('User Verification', 'update'),
);
export const bulkWelcome = operation(
  'admin.bulk.welcome',
  'POST',
  '/api/admin/users/bulk/welcome',
  staff('User Verification', 'update'),
);
export const bulkRole = operation(
  'admin.bulk.role',
  'POST',
  '/api/admin/users/bulk/role',
  staff('User Roles', 'update'),
  { fresh: true },
);
export const listBulk = operation(
  'admin.bulk.list',
  'GET',
  '/api/admin/users/bulk',
  staff('User Verification', 'read'),
);
export const showBulk = operation(
  'admin.bulk.details',
  'GET',
  '/api/admin/users/bulk/details',
  staff('User Verification', 'read'),
);
export const listBulkResults = operation(
  'admin.bulk.results',
  'GET',
  '/api/admin/users/bulk/results',
  staff('User Verification', 'read'),
);
/** What became of accounts is taken away by whoever may take the list of accounts away. */
export const exportBulk = operation(
  'admin.bulk.export',
  'POST',
  '/api/admin/users/bulk/export',
  staff('User Verification', 'update'),
  { fresh: true },
);
/** The server asks for the right of what the run does besides. */
export const steerBulk = operation(
  'admin.bulk.steer',
  'POST',
  '/api/admin/users/bulk/steer',
  staff('User Verification', 'read'),
);
