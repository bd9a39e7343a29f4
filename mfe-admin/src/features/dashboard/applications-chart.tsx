import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { Card } from '@tvacha/shared-ui/card';
import { ColumnChart } from '@tvacha/shared-ui/column-chart';
import { useT } from '../../common/i18n';
import type { DashboardData } from '../../state/admin-dashboard';
import styles from './dashboard.module.css';

/** Days of a week, which is set against the one before. */
const daysOfWeek = 7;

/** Applications of the last seven days, and of the seven before. */
export function receivedByWeek(daily: DashboardData['daily']) {
  const sum = (days: typeof daily) => days.reduce((total, { received }) => total + received, 0);
  return { week: sum(daily.slice(-daysOfWeek)), before: sum(daily.slice(-2 * daysOfWeek, -daysOfWeek)) };
}

/** Applications of doctors, day by day, with the last week beside the one before. */
export function ApplicationsChart({ daily }: Pick<DashboardData, 'daily'>) {
  const t = useT();
  const total = daily.reduce((sum, { received }) => sum + received, 0);
  const { week, before } = receivedByWeek(daily);
  const label = t('dashboard.daily');
  return (
    <Card title={label}>
      <p className={styles.text}>
        {t('dashboard.dailyTotal', { count: total })}{' '}
        {t('dashboard.week', { count: formatNumber(week), before: formatNumber(before) })}
      </p>
      <ColumnChart
        label={label}
        categoryLabel={t('activity.head.day')}
        categories={daily.map(({ day }) => formatDate(day))}
        series={[{ name: t('dashboard.received'), values: daily.map(({ received }) => received) }]}
      />
    </Card>
  );
}
