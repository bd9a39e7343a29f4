import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import type { CSSProperties } from 'react';
import { useT } from '../../common/i18n';
import type { DashboardData } from '../../state/admin-dashboard';
import styles from './daily-chart.module.css';

type Daily = DashboardData['daily'];

const height = (part: number): CSSProperties & Record<'--part', string> => ({ '--part': `${100 * part}%` });

/** A column a day. The columns are ornament; every day is also said in words. */
export function DailyChart({ daily }: { daily: Daily }) {
  const t = useT();
  const most = Math.max(1, ...daily.map(({ received }) => received));
  const days = [daily[0], daily[Math.floor(daily.length / 2)], daily.at(-1)].filter((day) => day !== undefined);
  return (
    <div className={styles.chart}>
      <ul className={styles.columns} aria-label={t('dashboard.daily')}>
        {daily.map(({ day, received }) => (
          <li key={day} className={styles.column} style={height(received / most)}>
            <span className="visually-hidden">
              {t('dashboard.onDay', { date: formatDate(day, 'long'), count: received })}
            </span>
            {received > 0 && <span aria-hidden="true">{formatNumber(received)}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        {days.map(({ day }) => (
          <span key={day}>{formatDate(day)}</span>
        ))}
      </div>
    </div>
  );
}
