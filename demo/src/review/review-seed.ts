import type { ContentState, ContentType } from '@tvacha/shared-contract';
import type { ContentSeed } from '../contents/content-seed';
import type { LessonSeed } from '../courses/course-seed';
import type { QuestionSeed } from '../quizzes/quiz-seed';

/** Content that nobody reads yet: a draft, something that waits for approval, or what was turned down. */
export interface ReviewSeed<Type extends ContentType = ContentType> extends Omit<ContentSeed<Type>, 'publishedOn'> {
  type: Type;
  /** Mailbox of its author. */
  by: 'editor' | 'publishing' | 'medical.editor';
  daysAgo: number;
  state: Exclude<ContentState, 'published'>;
  /** Why it was turned down. */
  reason?: string;
  /** When it begins, for what is attended. */
  inDays?: number;
  section?: 0 | 1 | 2 | 3 | 4;
  ask?: readonly QuestionSeed[];
  teaches?: readonly LessonSeed[];
  options?: readonly string[];
}

/** Keeps the type of the details bound to the type of the content. */
export const review = <Type extends ContentType>(seed: ReviewSeed<Type>): ReviewSeed => seed;
