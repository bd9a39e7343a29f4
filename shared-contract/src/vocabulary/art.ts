/** Drawn cover art: which pattern, in which palette, which of its variants. */
export const coverPatterns = ['contours', 'strands', 'discs', 'strata', 'bricks', 'cells', 'arches'] as const;
export const coverPalettes = ['clay', 'teal', 'sand', 'ink', 'mist', 'peach'] as const;

/** Drawings of topics, for cards and headers of every page, on each of the five skin tones. */
export const illustrations = [
  'ringworm',
  'acne',
  'hairfall',
  'eczema',
  'melasma',
  'vitiligo',
  'sun',
  'dandruff',
  'psoriasis',
  'urticaria',
  'nails',
  'moisture',
] as const;
export type Illustration = (typeof illustrations)[number];
