import { errorMessage } from '@tvacha/shared-core/errors';
import { useCanAdmin } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { ErrorState, LoadingState, NoPermissionState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { useFresh } from '../../common/use-fresh';
import { adminDashboard } from '../../state/admin-dashboard';
import styles from './dashboard.module.css';
import { Figures } from './figures';

export function DashboardPage() {
  const t = useT();
  const mayRead = useCanAdmin('Dashboard', 'read');
  return (
    <div className={styles.page}>
      <PageHeader title={t('dashboard.title')} lead={mayRead ? t('dashboard.lead') : undefined} />
      {mayRead ? <DashboardBody /> : <NoPermissionState section={t('dashboard.title')} />}
    </div>
  );
}

function DashboardBody() {
  const t = useT();
  const { status, value, code, reload } = useResource(adminDashboard, undefined);
  useFresh({ status, reload }, 'dashboard');

  if (code === 'FORBIDDEN') return <NoPermissionState section={t('dashboard.title')} />;
  if (value) return <Figures data={value} />;
  if (!code) return <LoadingState shape="page" />;
  return <ErrorState title={t('dashboard.failed')} text={errorMessage(code)} onRetry={reload} />;
}
