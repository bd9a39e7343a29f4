import { useResource } from '@tvacha/shared-core/resources';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useT } from '../../common/i18n';
import { adminDashboard } from '../../state/admin-dashboard';
import styles from './dashboard.module.css';
import { Figures } from './figures';

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
