/** Columns of the list of accounts as a table to take away, in their order; and those that tell who somebody is. */
export const accountColumns = [
  ...(['customerId', 'name', 'email', 'phone', 'role', 'state', 'registration'] as const),
  ...(['city', 'region', 'pincode', 'applied', 'decided'] as const),
] as const;
export type AccountColumn = (typeof accountColumns)[number];
export const personalColumns: readonly AccountColumn[] = ['name', 'email', 'phone', 'registration'];

/** What staff do to many accounts at once. */
export const bulkActions = ['approve', 'reject', 'disable', 'enable', 'welcome', 'role'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** How a run of such an action stands. */
export const bulkStates = ['running', 'paused', 'done', 'cancelled'] as const;
export type BulkState = (typeof bulkStates)[number];

/** What staff do with a run. */
export const bulkSteps = ['pause', 'resume', 'cancel'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** What has become of one account of a run. */
export const bulkRowStates = ['waiting', 'done', 'refused'] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

/**
 * Why an account is left as it is. `own`: one's own; `beyond`: it may do, or would be given, more than who asks;
 * `state`: the action does not fit how it stands; `number`: no council's number; `changed`: not as it was seen.
 */
export const bulkRefusals = ['own', 'beyond', 'state', 'number', 'gone', 'changed', 'failed'] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];
