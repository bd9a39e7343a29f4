import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { ColumnChart } from '@tvacha/shared-ui/column-chart';
import { type Translate, useT } from '../../common/i18n';
import type { Activity } from './activity';
import styles from './activity-card.module.css';
import { CountList } from './count-list';
import { nameOf, spanName } from './names';

/** More cannot be told apart in a chart. */
const mostSeries = 5;

/** A series for each of the most frequent keys; what is left is one. */
function seriesOf({ series, keys, metric }: Activity, t: Translate) {
  const named = keys.filter(({ key }) => key !== '');
  if (named.length < 2) return [{ name: t(`activity.metric.${metric}`), values: series.map(({ count }) => count) }];
  const shown = named.slice(0, named.length > mostSeries + 1 ? mostSeries : mostSeries + 1).map(({ key }) => key);
  const columns = shown.map((key) => ({ name: nameOf(key, t), values: series.map(({ byKey }) => byKey[key] ?? 0) }));
  if (shown.length === named.length) return columns;
  const rest = series.map(({ count }, at) => columns.reduce((left, { values }) => left - (values[at] ?? 0), count));
  return [...columns, { name: t('activity.other'), values: rest }];
}

/** The figures of one metric as columns, with their total beside that of as many days before. */
export function ActivityChart({ value, by }: { value: Activity; by: 'day' | 'week' | 'month' }) {
  const t = useT();
  const { metric, from, to, series, keys, total, before, change } = value;
  const named = keys.filter(({ key }) => key !== '');
  return (
    <>
      <p className={styles.total}>
        <strong>{formatNumber(total)}</strong>{' '}
        {change === null
          ? t('activity.nothingBefore')
          : t(change < 0 ? 'activity.less' : 'activity.more', {
              percent: formatNumber(Math.abs(change)),
              before: formatNumber(before),
            })}
      </p>
      <ColumnChart
        stacked
        label={t('activity.label', {
          metric: t(`activity.metric.${metric}`),
          from: formatDate(from),
          to: formatDate(to),
        })}
        categoryLabel={t(`activity.head.${by}`)}
        categories={series.map(({ day }) => spanName(day, by))}
        series={seriesOf(value, t)}
      />
      {named.length > 1 ? (
        <div className={styles.keys}>
          <CountList label={t('activity.keys')} rows={named.map(({ key, count }) => [nameOf(key, t), count])} />
        </div>
      ) : null}
    </>
  );
}
