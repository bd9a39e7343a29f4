import { useCounts } from '@tvacha/shared-core/counts';
import { formatDate } from '@tvacha/shared-core/format';
import { paths } from '@tvacha/shared-core/paths';
import { useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { LoadingState } from '@tvacha/shared-ui/states';
import { type ReactNode, useState } from 'react';
import { useT } from '../../common/i18n';
import { Section } from '../../common/section';
import { CountTiles } from './count-tiles';
import styles from './dashboard-page.module.css';
import { NewEbooksSection } from './new-ebooks-section';
import { StartReadingSection } from './start-reading';

/** Which greeting suits the hour of the reader's own clock. */
export function greetingKey(hour: number): 'dashboard.morning' | 'dashboard.afternoon' | 'dashboard.evening' {
  if (hour < 12) return 'dashboard.morning';
  return hour < 17 ? 'dashboard.afternoon' : 'dashboard.evening';
}

interface Named {
  name_titel: string;
  first_name: string;
  last_name: string;
  fullName: string;
}

/** How a person is addressed: title and last name for those who have a title, else the first name. */
export function address(user: Named): string {
  if (user.name_titel) return `${user.name_titel} ${user.last_name || user.first_name}`;
  return user.first_name || user.fullName;
}

function CountsSection() {
  const t = useT();
  const { counts, ...asked } = useCounts();
  const failed = { title: t('dashboard.countsError.title'), text: t('dashboard.errorText') };
  return (
    <Section title={t('dashboard.counts')}>
      <Loaded view={{ ...asked, value: counts }} shape="list" failed={failed}>
        {(known) => <CountTiles counts={known} />}
      </Loaded>
    </Section>
  );
}

interface DashboardPageProps {
  /** It is not known yet which of the children there are: an outline stands for all of them, as each pushes the rest. */
  isWaiting: boolean;
  /** What other features tell the reader first. */
  children: ReactNode;
}

/** Where a doctor's day on the portal begins (DOC-01). */
export function DashboardPage({ isWaiting, children }: DashboardPageProps) {
  const t = useT();
  const { user } = useSession();
  const [now] = useState(() => new Date());
  return (
    <div className={styles.page}>
      <PageHeader
        eyebrow={formatDate(now, 'day')}
        title={user ? t(greetingKey(now.getHours()), { name: address(user) }) : t('area.dashboard')}
        actions={
          <Button icon="chats" href={paths.accountChat()}>
            {t('dashboard.talk')}
          </Button>
        }
      />
      <StartReadingSection />
      {isWaiting ? (
        <LoadingState shape="page" />
      ) : (
        <>
          {children}
          <CountsSection />
          <NewEbooksSection />
        </>
      )}
    </div>
  );
}
