import { documents } from '../../db/schema';
import { makeApp } from '../../testing/make-app';
import type { PageFacts } from '../../uploads/page-reader';
import { pagesOfTitles } from './chapter-pages';
import { storePages } from './store-pages';

const texts = [
  'Contents\n1\nTaking the history\n3\n2\nExamination\n5',
  'Examination of the skin begins at the door.',
  '1\nTaking the his-\ntory\nBegin with the tube.',
  'Chapter 2. Examination\nUndress the patient.',
  'II – Méthodes\nLight first.',
  'X-ray signs\nSeldom needed.',
  'Part 3\nHair',
  'भाग 2\nदवा और धूप',
];

test('[DOC-01] a chapter begins on the first page at whose top its title stands alone, with a number or none', async () => {
  const { db, clock } = await makeApp();
  await db.insert(documents).values({ key: 'ebooks/one.pdf', sha256: 'one', triedAt: clock.now() });
  const page: Omit<PageFacts, 'text'> = { width: 420, height: 595, rotation: 0, box: [0, 0, 420, 595], label: null };
  await storePages(
    { db },
    'one',
    texts.map((text) => ({ ...page, text })),
  );
  const pagesOf = (key: string | null, titles: string[]) => pagesOfTitles({ db }, key, titles);
  const titles = [
    'Taking the history',
    'Examination',
    ' METHODES ',
    'X-ray signs',
    'Hair',
    'दवा और धूप',
    'Undress the patient',
    'Index',
  ];
  expect(await pagesOf('ebooks/one.pdf', titles)).toEqual([3, 4, 5, 6, 7, 8, null, null]);
  expect(await pagesOf('ebooks/other.pdf', ['Examination'])).toEqual([null]);
  expect(await pagesOf(null, ['Examination'])).toEqual([null]);
});
