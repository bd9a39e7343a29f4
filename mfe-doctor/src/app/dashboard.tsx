import { useResource } from '@tvacha/shared-core/resources';
import { useState } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard-page';
import { NewsSection, useNews } from '../features/dashboard/new-content-section';
import { learningPath } from '../features/learning/learning';
import { ContinueSection } from '../features/library/continue-section';
import { libraryList } from '../features/library/library-list';
import { ComingSection, useComingUp } from '../features/meeting/coming-section';
import { PollSection, useOpenPolls } from '../features/polls/poll-section';
import { FieldSection, useFieldQuestions } from '../features/questions/field-section';
import { RepeatCard } from '../features/quizzes/repeat-section';
import { useRepeats } from '../features/quizzes/repeats';
import { fewPlaces, places } from '../state/library';
import styles from './dashboard.module.css';

/** `/doctor/dashboard`, with what is new, what was begun, what comes, what a quiz brings back and one poll, each of which its own feature knows. */
export function Dashboard() {
  const allowed = [useOpenPolls(), useFieldQuestions(), useRepeats()].filter(({ isAllowed }) => isAllowed);
  const asked = [useNews(), useResource(places, fewPlaces), useComingUp(), ...allowed];
  const isWaiting = asked.some(({ value, status }) => !value && status !== 'failed');
  // Once they are there they stay: another try at one of them leaves the others alone.
  const [isKnown, setKnown] = useState(false);
  if (!isWaiting && !isKnown) setKnown(true);
  return (
    <DashboardPage isWaiting={!isKnown}>
      <NewsSection />
      <ContinueSection all={libraryList.hrefOf({})} />
      <RepeatCard to={learningPath()} />
      <div className={styles.pair}>
        <ComingSection />
        <PollSection />
      </div>
      <FieldSection />
    </DashboardPage>
  );
}
