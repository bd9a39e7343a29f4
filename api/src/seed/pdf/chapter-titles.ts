import type { Monograph } from '../books/monographs/monograph';
import { sharedChapters } from '../books/shared-chapters/all-shared-chapters';

/** The chapters of a written-out book, in their order. */
export const chapterTitles = ({ shared }: Pick<Monograph, 'shared'>): string[] => [
  'History and examination',
  'Naming it',
  'The treatment ladder',
  'Talking with the patient',
  'Pitfalls in skin of colour',
  ...shared.map((key) => sharedChapters[key].title),
];
