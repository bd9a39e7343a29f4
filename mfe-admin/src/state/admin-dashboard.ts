import type { Result } from '@tvacha/shared-contract';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

export type DashboardData = Result<'admin.dashboard'>;

export const adminDashboard = createResource({
  name: 'adminDashboard',
  load: (): Promise<DashboardData> => call('admin.dashboard'),
});
