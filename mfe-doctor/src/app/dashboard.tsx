import { useResource } from '@tvacha/shared-core/resources';
import { everything } from '../common/use-folder-options';
import { DashboardPage } from '../features/dashboard/dashboard-page';
import { ContinueSection } from '../features/library/continue-section';
import { ComingSection, useComingUp } from '../features/meeting/coming-section';
import { PollSection, useOpenPolls } from '../features/polls/poll-section';
import { places } from '../state/library';
import styles from './dashboard.module.css';

/** `/doctor/dashboard`, with what was begun, what comes and one poll, each of which its own feature knows. */
export function Dashboard() {
  const openPolls = useOpenPolls();
  const asked = [useResource(places, everything), useComingUp(), ...(openPolls.isAllowed ? [openPolls] : [])];
  const isWaiting = asked.some(({ value, status }) => !value && status !== 'failed');
  return (
    <DashboardPage isWaiting={isWaiting}>
      <ContinueSection />
      <div className={styles.pair}>
        <ComingSection />
        <PollSection />
      </div>
    </DashboardPage>
  );
}
