import { illustrations } from './vocabulary';

/**
 * Drawings made for what the caption of a figure says, with the parts it names. The patient area alone has them:
 * elsewhere a card with one of them is bare skin.
 */
export const figures = [
  'acne-stages',
  'acne-red-marks',
  'acne-brown-marks',
  'acne-gel',
  'melasma-cheeks',
  'melasma-heat',
  'melasma-rebound',
  'melasma-net',
  'pityriasis-alba',
  'pityriasis-versicolor',
  'scabies',
  'eczema-elbow',
  'eczema-patch',
  'jock-itch',
  'psoriasis-plaque',
  'leprosy-or-vitiligo',
  'repigmentation',
  'surgical-cut',
  'nail-parts',
  'nail-fungus',
  'nail-pits',
  'toenail-fungus',
  'hair-roots',
  'hair-loss-patterns',
  'hair-shedding',
  'alopecia-areata',
  'head-lice',
  'laser-hair',
  'skin-barrier',
  'moisture-film',
  'melanin-caps',
  'sun-morning',
  'shade-and-sunscreen',
] as const;
export type Figure = (typeof figures)[number];

/** All that an article may show. */
export const drawings = [...illustrations, ...figures] as const;
export type Drawing = (typeof drawings)[number];
