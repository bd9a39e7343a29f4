/* Mail and SMS that were not delivered; whoever verifies users sees where they are reached anyway. */
import { operation, staff } from '../access';

export const listOutbox = operation(
  'admin.outbox.list',
  'GET',
  '/api/admin/outbox',
  staff('User Verification', 'read'),
);
export const retryMessage = operation(
  'admin.outbox.retry',
  'POST',
  '/api/admin/outbox/retry',
  staff('User Verification', 'update'),
);
export const discardMessage = operation(
  'admin.outbox.discard',
  'DELETE',
  '/api/admin/outbox',
  staff('User Verification', 'delete'),
);
