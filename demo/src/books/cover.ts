import { type Cover, coverPalettes, coverPatterns } from '@tvacha/shared-contract';
import { hash32, pick } from '../seed-id';
import type { SpecialitySlug } from '../specialities';

type Pattern = Cover['pattern'];

/** Patterns that say something of the field; other fields take any. */
const patternsOf: Partial<Record<SpecialitySlug, readonly Pattern[]>> = {
  hair: ['strands', 'strands', 'contours'],
  pigment: ['strata', 'discs', 'contours'],
  infections: ['contours', 'discs', 'cells'],
  immune: ['bricks', 'cells', 'strata'],
  paediatric: ['bricks', 'discs', 'arches'],
  nails: ['arches', 'arches', 'strata'],
  dermoscopy: ['cells', 'discs', 'contours'],
  pathology: ['cells', 'strata', 'bricks'],
};

/** The drawn cover of a title, always the same one. */
export const coverOf = (title: string, speciality: SpecialitySlug): Cover => ({
  pattern: pick(patternsOf[speciality] ?? coverPatterns, `${title}/pattern`),
  palette: pick(coverPalettes, `${title}/palette`),
  variant: hash32(`${title}/variant`) % 8,
});
