import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Stat } from '@tvacha/shared-ui/stat';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import type { DashboardData } from '../../state/admin-dashboard';
import { DailyChart } from './daily-chart';
import styles from './dashboard.module.css';

const icons = { pending: 'clock', verified: 'check-circle', rejected: 'x-circle' } as const;
const states = ['pending', 'verified', 'rejected'] as const;

export function Figures({ data }: { data: DashboardData }) {
  const t = useT();
  const { applications, daily, oldestPending } = data;
  const received = daily.reduce((sum, { received }) => sum + received, 0);
  return (
    <>
      <section className={styles.stats} aria-label={t('dashboard.figures')}>
        {states.map((state) => (
          <Stat
            key={state}
            icon={icons[state]}
            value={formatNumber(applications[state])}
            label={t(`dashboard.${state}`)}
            href={adminPaths.adminUsers({ state })}
          />
        ))}
      </section>
      <div className={styles.panels}>
        <Card title={t('dashboard.daily')}>
          <p className={styles.text}>{t('dashboard.dailyTotal', { count: received })}</p>
          <DailyChart daily={daily} />
        </Card>
        <Card title={t('dashboard.oldest')}>
          <p className={styles.text}>
            {oldestPending
              ? t('dashboard.oldestText', { date: formatDate(oldestPending, 'long') })
              : t('dashboard.noneWaiting')}
          </p>
          <Button kind="primary" href={adminPaths.adminUsers({ state: 'pending' })}>
            {t('dashboard.openQueue')}
          </Button>
        </Card>
      </div>
    </>
  );
}
