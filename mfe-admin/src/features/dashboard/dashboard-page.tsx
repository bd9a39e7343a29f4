import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Stat } from '@tvacha/shared-ui/stat';
import type { CSSProperties } from 'react';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { adminDashboard, type DashboardData } from '../../state/admin-dashboard';
import styles from './dashboard.module.css';

type Daily = DashboardData['daily'];

const height = (part: number): CSSProperties & Record<'--part', string> => ({ '--part': `${100 * part}%` });

/** A column a day. The columns are ornament; every day is also said in words. */
function DailyChart({ daily }: { daily: Daily }) {
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

const icons = { pending: 'clock', verified: 'check-circle', rejected: 'x-circle' } as const;
const states = ['pending', 'verified', 'rejected'] as const;

function Figures({ data }: { data: DashboardData }) {
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

export function DashboardPage() {
  const t = useT();
  const view = useResource(adminDashboard, undefined);
  return (
    <div className={styles.page}>
      <PageHeader title={t('dashboard.title')} lead={t('dashboard.lead')} />
      <Loaded view={view} shape="page" failed={{ title: t('dashboard.failed'), section: t('dashboard.title') }}>
        {(data) => <Figures data={data} />}
      </Loaded>
    </div>
  );
}
