import type { Result } from '@tvacha/shared-contract';
import { showAnalytics } from '@tvacha/shared-contract/routes/admin/office';
import { analyticsMetrics } from '@tvacha/shared-contract/vocabulary';
import { call } from '@tvacha/shared-core/http';
import { type Address, date, defineList, oneOf } from '@tvacha/shared-core/list';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type Activity = Result<'admin.analytics'>;

const fields = { metric: oneOf(...analyticsMetrics), by: oneOf('day', 'week', 'month'), from: date(), to: date() };

type ActivityAddress = Address<typeof fields>;

/** Days that the server answers at most. */
const longest = 731;
const dayLong = 86_400_000;
const inDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLong;
const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * dayLong).toISOString().slice(0, 10);

/** Days in their order, and no more than the server answers. */
function tidy({ from, to, ...rest }: ActivityAddress): ActivityAddress {
  if (!from || !to) return { ...rest, from, to };
  if (from > to) return tidy({ ...rest, from: to, to: from });
  return { ...rest, from: inDays(from, to) < longest ? from : daysBefore(to, longest - 1), to };
}

/** `/admin/dashboard?metric=reads&by=week&from=2026-09-01`: what the chart shows; without days, the last thirty. */
export const activityList = defineList({
  path: () => adminPaths.dashboard(),
  fields,
  rowsPerPage: 1,
  tidy,
  toRequest: ({ metric = fields.metric.usual, by, from, to }) => ({
    metric,
    ...(by && { by }),
    ...(from && { from }),
    ...(to && { to }),
  }),
});

type Query = ReturnType<typeof activityList.request>;

/** Counted by the day that goes on: asked for whenever it is shown. */
export const activity = createResource({
  name: 'adminActivity',
  load: (query: Query, options): Promise<Activity> => call(showAnalytics, { query }, options),
  age: 0,
});

/** No cell is a formula, whatever was counted under that name. */
const cell = (value: string | number) =>
  typeof value === 'number' ? value : `"${value.replace(/"/g, '""').replace(/^[=+\-@\t\r＝＋－＠]/, "'$&")}"`;

/** The figures as CSV: a line a day, week or month, a column for each thing that was counted. */
export function csvOf({ series, keys }: Activity): string {
  const names = keys.map(({ key }) => key).filter(Boolean);
  const rows = series.map(({ day, count, byKey }) => [day, count, ...names.map((name) => byKey[name] ?? 0)]);
  return [['from', 'total', ...names], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
