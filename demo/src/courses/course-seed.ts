import type { ArticleBlock } from '@tvacha/shared-contract';
import type { ContentSeed } from '../contents/content-seed';

/** A lesson: its text is made of the blocks of articles. */
export interface LessonSeed {
  title: string;
  /** How long it takes, in minutes. */
  minutes: number;
  body: readonly ArticleBlock[];
}

export interface CourseSeed extends Omit<ContentSeed<'course'>, 'details'> {
  /** Its minutes are those of its lessons. */
  details: Omit<ContentSeed<'course'>['details'], 'minutes'>;
  teaches: readonly LessonSeed[];
}

/** A lesson of so many minutes. */
export const lesson = (title: string, minutes: number, ...body: ArticleBlock[]): LessonSeed => ({
  title,
  minutes,
  body,
});
