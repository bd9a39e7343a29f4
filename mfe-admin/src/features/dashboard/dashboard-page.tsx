import { listLogs } from '@tvacha/shared-contract/routes/admin/office';
import { formatNumber } from '@tvacha/shared-core/format';
import { useMay } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Stat } from '@tvacha/shared-ui/stat';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { adminDashboard, type DashboardData } from '../../state/admin-dashboard';
import { ActivityCard } from './activity-card';
import { ApplicationsChart, receivedByWeek } from './applications-chart';
import { CountList } from './count-list';
import styles from './dashboard.module.css';
import { DemandCards } from './demand-cards';
import { FunnelCard } from './funnel-card';
import { kindTitles } from './names';
import { QueuesCard } from './queues-card';

const icons = { pending: 'clock', verified: 'check-circle', rejected: 'x-circle' } as const;
const states = ['pending', 'verified', 'rejected'] as const;

function Figures({ data }: { data: DashboardData }) {
  const t = useT();
  const { applications, daily, decided, members, contents } = data;
  const ofWeeks = { pending: receivedByWeek(daily), ...decided };
  return (
    <>
      <section className={styles.stats} aria-label={t('dashboard.figures')}>
        {states.map((state) => (
          <Stat
            key={state}
            icon={icons[state]}
            value={formatNumber(applications[state])}
            label={t(`dashboard.${state}`)}
            note={t(`dashboard.weeks.${state}`, ofWeeks[state])}
            href={adminPaths.adminUsers({ state })}
          />
        ))}
      </section>
      <div className={styles.panels}>
        <div className={styles.column}>
          <ApplicationsChart daily={daily} />
          <Card title={t('dashboard.members')}>
            <CountList
              rows={(['doctors', 'patients', 'staff'] as const).map((role) => [t(`dashboard.${role}`), members[role]])}
            />
          </Card>
        </div>
        <QueuesCard data={data} />
        <div className={styles.whole}>
          <Card title={t('dashboard.published')}>
            <CountList rows={publishedOf(contents, t('activity.key.article'))} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** What is published, by kind, in the order of the menu; articles for patients last. */
const publishedOf = (contents: DashboardData['contents'], articles: string): [string, number][] => [
  ...kindTitles.map(([type, title]): [string, number] => [title, contents[type] ?? 0]),
  [articles, contents.article ?? 0],
];

/** `/admin/dashboard`: what waits, who came, what is read; the rest of the figures stays where one part fails. */
export function DashboardPage() {
  const t = useT();
  const view = useResource(adminDashboard, undefined);
  const mayReadLogs = useMay(listLogs);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('dashboard.title')}
        lead={t('dashboard.lead')}
        actions={
          <>
            <Button icon="squares-four" href={adminPaths.releases()}>
              {t('releases.title')}
            </Button>
            {mayReadLogs ? (
              <Button icon="shield-check" href={adminPaths.logs()}>
                {t('logs.title')}
              </Button>
            ) : null}
          </>
        }
      />
      <Loaded view={view} shape="page" failed={{ title: t('dashboard.failed'), section: t('dashboard.title') }}>
        {(data) => <Figures data={data} />}
      </Loaded>
      {view.code === 'FORBIDDEN' ? null : (
        <>
          <ActivityCard />
          <div className={styles.below}>
            <FunnelCard />
          </div>
          <DemandCards />
        </>
      )}
    </div>
  );
}
