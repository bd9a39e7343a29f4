import type { Result } from '@tvacha/shared-contract';
import { showDashboard } from '@tvacha/shared-contract/routes/admin/office';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

export type DashboardData = Result<'admin.dashboard'>;

/** Several people decide: what stood here minutes ago may be decided by now, so it is asked for whenever it is shown. */
export const adminDashboard = createResource({
  name: 'adminDashboard',
  load: (_query: undefined, options): Promise<DashboardData> => call(showDashboard, {}, options),
  age: 0,
});
