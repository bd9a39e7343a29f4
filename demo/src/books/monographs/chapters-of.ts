import type { Chapter } from '../chapter';
import { sharedChapter } from '../shared-chapters/all-shared-chapters';
import type { Monograph } from './monograph';

const paragraphs = (list: readonly string[]) => list.map((paragraph) => ({ paragraph }));

/** The chapters that are a book's own, in their order. */
export const ownChapters = (book: Monograph): Chapter[] => [
  {
    title: 'Taking the history',
    body: [...paragraphs(book.history), { figure: book.figure, key: book.title }],
  },
  {
    title: 'Examination',
    body: [...paragraphs(book.examination), { table: 'Differential diagnosis', rows: book.differential }],
  },
  {
    title: 'Tests and treatment',
    body: [
      { heading: 'Investigations' },
      ...paragraphs(book.investigations),
      { ladder: 'Treatment ladder', rows: book.ladder },
    ],
  },
  {
    title: 'Words and pitfalls',
    body: [
      { heading: 'Counselling' },
      ...paragraphs(book.counselling),
      { heading: 'Pitfalls in skin of colour' },
      ...paragraphs(book.pitfalls),
    ],
  },
];

/** All chapters of a written-out book: its own, and those that other books have too. */
export const chaptersOf = (book: Monograph): Chapter[] => [...ownChapters(book), ...book.shared.map(sharedChapter)];
