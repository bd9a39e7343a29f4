import type { Illustration } from '@tvacha/shared-contract/vocabulary';
import type { SectionKey } from '../../common/sections';

/** The drawings that stand for each section, one for each of the five skin tones. */
export const sectionArt = {
  facts: ['sun', 'moisture', 'melasma', 'vitiligo', 'acne'],
  bytes: ['dandruff', 'acne', 'nails', 'sun', 'moisture'],
  graphics: ['nails', 'hairfall', 'psoriasis', 'acne', 'vitiligo'],
  problems: ['acne', 'eczema', 'psoriasis', 'ringworm', 'urticaria'],
  solutions: ['moisture', 'sun', 'dandruff', 'hairfall', 'nails'],
} as const satisfies Record<
  SectionKey,
  readonly [Illustration, Illustration, Illustration, Illustration, Illustration]
>;
