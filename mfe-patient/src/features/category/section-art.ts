import type { Illustration } from '@tvacha/shared-contract/vocabulary';
import type { SectionKey } from '../../common/sections';

/** The drawing that stands for each section. */
export const sectionArt = {
  facts: 'sun',
  bytes: 'moisture',
  graphics: 'nails',
  problems: 'ringworm',
  solutions: 'hairfall',
} as const satisfies Record<SectionKey, Illustration>;
