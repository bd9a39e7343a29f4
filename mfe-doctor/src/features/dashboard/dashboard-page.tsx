import { formatDate } from '@tvacha/shared-core/format';
import { useSession } from '@tvacha/shared-core/session';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { CountsSection } from './counts-section';
import styles from './dashboard-page.module.css';
import { address, greetingKey } from './greeting';
import { NewEbooksSection } from './new-ebooks-section';
import { StartReadingSection } from './start-reading-section';

/** Where a doctor's day on the portal begins. */
export function DashboardPage() {
  const t = useT();
  const { user } = useSession();
  const [now] = useState(() => new Date());
  return (
    <div className={styles.page}>
      <PageHeader
        eyebrow={formatDate(now, 'day')}
        title={user ? t(greetingKey(now.getHours()), { name: address(user) }) : t('area.dashboard')}
      />
      <StartReadingSection />
      <CountsSection />
      <NewEbooksSection />
    </div>
  );
}
