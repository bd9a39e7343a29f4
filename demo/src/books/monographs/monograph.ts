import type { Cover } from '@tvacha/shared-contract';
import type { SpecialitySlug } from '../../specialities';
import type { SharedKey } from '../shared-chapters/all-shared-chapters';

export type Lesion = 'ring' | 'pale' | 'plaque' | 'brown' | 'weals';

/** What the drawn figure of a book shows. */
export type FigureSeed =
  | { kind: 'tones'; lesion: Lesion; caption: string }
  | {
      kind: 'scalp' | 'timeline' | 'section' | 'lens' | 'nerve' | 'nail' | 'depth' | 'ellipse' | 'grid';
      caption: string;
    };

type Pairs = readonly (readonly [name: string, text: string])[];

/** A short book that is written out: what a clinician needs on one condition or skill. */
export interface Monograph {
  title: string;
  author: string;
  speciality: SpecialitySlug;
  publishedOn: string;
  cover: Cover;
  summary: string;
  figure: FigureSeed;
  history: readonly string[];
  examination: readonly string[];
  differential: Pairs;
  investigations: readonly string[];
  ladder: Pairs;
  counselling: readonly string[];
  pitfalls: readonly string[];
  shared: readonly SharedKey[];
}
