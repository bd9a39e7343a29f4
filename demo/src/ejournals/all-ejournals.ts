import { communityAndPaediatric } from './community-and-paediatric';
import type { EjournalSeed } from './ejournal';
import { hairAndNailReviews } from './hair-and-nail-reviews';
import { indianJournalOfSkinPractice } from './indian-journal-of-skin-practice';

/** All issues of the demonstration. */
export const ejournalSeeds: readonly EjournalSeed[] = [
  ...indianJournalOfSkinPractice,
  ...hairAndNailReviews,
  ...communityAndPaediatric,
];
