import {
  bulkApprove,
  bulkDisable,
  bulkEnable,
  bulkReject,
  bulkRole,
  bulkWelcome,
} from '@tvacha/shared-contract/routes/admin/bulk';

/** What each action on many accounts calls, by which a screen knows who may. */
export const bulkOperations = {
  approve: bulkApprove,
  reject: bulkReject,
  disable: bulkDisable,
  enable: bulkEnable,
  welcome: bulkWelcome,
  role: bulkRole,
} as const;
