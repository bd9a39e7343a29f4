import type { OperationId } from '@tvacha/shared-contract/routes';
import type { Limits } from '../app/config';

/** Operations that cost more than others and have a limit of their own beside the general one, per minute and caller. */
export const operationLimits: Partial<Record<OperationId, keyof Limits>> = {
  'admin.users.export': 'exportsPerMinute',
  'users.export': 'exportsPerMinute',
  'search.list': 'searchesPerMinute',
  'telemetry.remotes': 'reportsPerMinute',
};

/** Operations that are never counted: a load balancer asks often, and from one address. */
export const uncounted: ReadonlySet<OperationId> = new Set<OperationId>(['system.health']);
