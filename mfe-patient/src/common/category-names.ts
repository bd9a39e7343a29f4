import type { SectionKey } from './sections';

/** What the store calls each section (MFE-13); the names are the product's. */
export const categoryNames = {
  facts: 'mythsandfacts',
  bytes: 'dermabytes',
  graphics: 'dermagraphics',
  problems: 'embarrassing',
  solutions: 'solutions',
} as const satisfies Record<SectionKey, string>;

export type CategoryName = (typeof categoryNames)[SectionKey];
