import { articleSeeds } from '../../articles/all-articles';
import type { ArticleSeed } from '../../articles/read-articles';
import { specialityNames, specialitySlugs } from '../../specialities';
import { chapterBlocksOf } from '../article-blocks';
import type { Chapter, ChapterBlock } from '../chapter';
import { monographs } from '../monographs/all-monographs';
import { ownChapters } from '../monographs/chapters-of';
import type { Monograph } from '../monographs/monograph';
import { sharedChapter } from '../shared-chapters/all-shared-chapters';
import type { Volume } from './volume';

/** The chapters of a monograph as sections of one; what they share with others has chapters of its own. */
const conditionOf = (book: Monograph): Chapter => ({
  title: book.title,
  body: [
    { paragraph: book.summary },
    ...ownChapters(book).flatMap(({ title, body: [first, ...rest] }): ChapterBlock[] => {
      if (!first) return [];
      // A chapter that opens with a heading needs none above it.
      return 'heading' in first ? [first, ...rest] : [{ heading: title }, first, ...rest];
    }),
  ],
  seeAlso: book.shared.map((key) => sharedChapter(key).title),
});

const leafletOf = ({ title, lead, body, seeDoctorIf }: ArticleSeed): Chapter => ({
  title,
  body: [
    { paragraph: lead },
    ...body.flatMap(chapterBlocksOf),
    ...(seeDoctorIf.length > 0 ? [{ heading: 'See a doctor if' }, { list: seeDoctorIf }] : []),
  ],
});

const conditions = specialitySlugs.flatMap((slug) => {
  const books = monographs.filter(({ speciality }) => speciality === slug);
  return books.length > 0 ? [{ title: specialityNames[slug], chapters: books.map(conditionOf) }] : [];
});
const methods = [...new Set(monographs.flatMap(({ shared }) => shared))].sort().map(sharedChapter);

/** The monographs of the portal in one book, with what they share and the leaflets for patients. */
export const handbook: Volume = {
  title: 'The Tvacha Handbook of Dermatology',
  author: 'Dr. Leela Krishnan',
  speciality: 'infections',
  publishedOn: '2025-05-02',
  cover: { pattern: 'strata', palette: 'teal', variant: 4 },
  language: 'en-IN',
  summary:
    'The monographs of Tvacha in one volume: conditions by field, the methods that they share, and leaflets in plain words for the people who ask about them.',
  preface: {
    title: 'How to use this book',
    body: [
      {
        paragraph:
          'This book brings together what the monographs of Tvacha say one by one. Each chapter follows a visit: the history, the examination with a table of what else it may be, the tests, a ladder of treatment, and the words for the person who came.',
      },
      {
        paragraph:
          'What many conditions share stands once: how to take a biopsy that answers, how to look at brown skin, what to check before methotrexate. Each chapter names those that belong to it at its end, with the page.',
      },
      {
        paragraph:
          'The last part is for patients. Its leaflets say in plain words what the chapters say to colleagues. Copy them, hand them out, and mark the lines that matter for the person before you.',
      },
      { heading: 'Before you prescribe' },
      {
        list: [
          'Doses are for adults unless a line says otherwise. Check the label and the national guideline.',
          'Ask about pregnancy, kidneys, liver and other medicines each time, even at the tenth visit.',
          'A ladder is climbed one step at a time. Name the day on which you will judge each step.',
        ],
      },
    ],
  },
  parts: [
    ...conditions,
    { title: 'Methods that many conditions share', chapters: methods },
    { title: 'Leaflets for patients', chapters: articleSeeds.map(leafletOf) },
  ],
};
