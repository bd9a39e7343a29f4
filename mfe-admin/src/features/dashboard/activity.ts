import type { Result } from '@tvacha/shared-contract';
import { showAnalytics } from '@tvacha/shared-contract/routes/admin/office';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';
import type { CsvRows } from './csv';
import type { dashboardList } from './dashboard-list';

export type Activity = Result<'admin.analytics'>;

type Query = ReturnType<typeof dashboardList.request>;

/** Counted by the day that goes on: asked for whenever it is shown. */
export const activity = createResource({
  name: 'adminActivity',
  load: (query: Query, options): Promise<Activity> => call(showAnalytics, { query }, options),
  age: 0,
});

/** The figures as a table: a line a day, week or month, a column for each thing that was counted. */
export function rowsOf({ series, keys }: Activity): CsvRows {
  const names = keys.map(({ key }) => key).filter(Boolean);
  const rows = series.map(({ day, count, byKey }) => [day, count, ...names.map((name) => byKey[name] ?? 0)]);
  return [['from', 'total', ...names], ...rows];
}
