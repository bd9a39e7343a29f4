import { antibiotics } from './antibiotics';
import { antifungals } from './antifungals';
import { biopsy } from './biopsy';
import { brownSkin } from './brown-skin';
import { counselling } from './counselling';
import { isotretinoin } from './isotretinoin';
import { methotrexate } from './methotrexate';
import { photographs } from './photographs';
import { phototherapy } from './phototherapy';
import { pregnancy } from './pregnancy';
import { procedures } from './procedures';
import { records } from './records';
import { screening } from './screening';
import type { SharedChapter } from './shared-chapter';
import { topicalSteroids } from './topical-steroids';

/** Chapters that belong in more than one book. */
export const sharedChapters = {
  'brown-skin': brownSkin,
  photographs,
  'topical-steroids': topicalSteroids,
  methotrexate,
  isotretinoin,
  antifungals,
  pregnancy,
  phototherapy,
  biopsy,
  counselling,
  procedures,
  records,
  antibiotics,
  screening,
} satisfies Record<string, SharedChapter>;

export type SharedKey = keyof typeof sharedChapters;
