import type { HomeKey } from './messages';

/** Articles people come for most, by their lasting addresses. */
export const oftenRead: readonly { slug: string; key: HomeKey }[] = [
  { slug: 'ringworm', key: 'often.ringworm' },
  { slug: 'dandruff', key: 'often.dandruff' },
  { slug: 'hair-fall-in-women', key: 'often.hairfall' },
  { slug: 'sunscreen-how-much', key: 'often.sunscreen' },
];
