import { contentTypes } from '@tvacha/shared-contract/content-kinds';
import { analyticsMetrics } from '@tvacha/shared-contract/vocabulary';
import { type Address, date, defineList, oneOf, shownAs } from '@tvacha/shared-core/list';
import { adminPaths } from '../../app/paths';

const fields = {
  metric: oneOf(...analyticsMetrics),
  by: oneOf('day', 'week', 'month'),
  from: date(),
  to: date(),
  /** Of the cards below the chart, each of which asks for itself. */
  cohorts: shownAs('week', 'month'),
  days: shownAs('30', '7', '90'),
  kind: shownAs('all', ...contentTypes),
};

export type DashboardAddress = Address<typeof fields>;

/** Days that the server answers at most. */
const longest = 731;
const dayLong = 86_400_000;
const inDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLong;
const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * dayLong).toISOString().slice(0, 10);

/** Days in their order, and no more than the server answers. */
function tidy({ from, to, ...rest }: DashboardAddress): DashboardAddress {
  if (!from || !to) return { ...rest, from, to };
  if (from > to) return tidy({ ...rest, from: to, to: from });
  return { ...rest, from: inDays(from, to) < longest ? from : daysBefore(to, longest - 1), to };
}

/** `/admin/dashboard?metric=reads&by=week&from=2026-09-01&days=90`: what its cards show; without days, the last thirty. */
export const dashboardList = defineList({
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
