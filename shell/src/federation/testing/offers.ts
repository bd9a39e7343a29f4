import type { Offer } from 'virtual:offers';

/** In the place of what the build writes: as much as the rows of tests need. */
export const offers: Offer[] = [
  { key: '@tvacha/shared-core/store', version: '1.0.0', lib: () => ({}) },
  { key: 'react', version: '19.0.0', lib: () => ({}) },
];
