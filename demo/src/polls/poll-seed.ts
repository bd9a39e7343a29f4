import type { ContentSeed } from '../contents/content-seed';

export interface PollSeed extends Omit<ContentSeed<'poll'>, 'publishedOn'> {
  /** Days before the seed's clock. */
  openedDaysAgo: number;
  /** Days after the clock; before it, where negative. */
  closesInDays: number;
  /** Options with how many in a hundred choose them. */
  options: readonly (readonly [text: string, share: number])[];
}
