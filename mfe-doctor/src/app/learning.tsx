import { LearningPage } from '../features/learning/learning-page';
import { RepeatSection } from '../features/quizzes/repeat-section';

/** `/doctor/learning`: what was learned, and what quizzes bring back. */
export function Learning() {
  return (
    <LearningPage>
      <RepeatSection />
    </LearningPage>
  );
}
