import type { Monograph } from '../books/monographs/monograph';
import { sharedChapter } from '../books/shared-chapters/all-shared-chapters';

/** The chapters of a written-out book, in their order. */
export const chapterTitles = ({ shared }: Pick<Monograph, 'shared'>): string[] => [
  'Taking the history',
  'Examination',
  'Tests and treatment',
  'Words and pitfalls',
  ...shared.map((key) => sharedChapter(key).title),
];
