import type { Monograph } from './monograph';

export const contactAllergyPatchTestingInIndia: Monograph = {
  title: 'Contact Allergy: Patch Testing in India',
  author: 'Dr. Banu Rahman',
  speciality: 'immune',
  publishedOn: '2022-09-26',
  cover: { pattern: 'bricks', palette: 'teal', variant: 6 },
  summary:
    'Whom to test, with what, and how to read a brown back. With avoidance cards for dye, footwear, metal and weeds.',
  figure: {
    kind: 'grid',
    caption: 'A patch grid on the back. Read at two and four days; feel each square, since redness may not show.',
  },
  history: [
    'Site tells source: lobes and wrist, metal; dorsum of foot, footwear; hair line, dye; lids, nails and air; face in the farming season, Parthenium. Work step by step through a day. Hobbies, worship, mehndi, kumkum, balms.',
    'Topicals are suspects: neomycin, fragrance, herbal oils.',
  ],
  examination: [
    'Shape, edge and spread. Streaks mean plants. Airborne: lids, folds, behind the ears, below the chin. Hands: palms or backs, both or one.',
    'Rule out tinea and scabies before testing.',
  ],
  differential: [
    ['Irritant', 'wet work, burning, palms'],
    ['Atopic', 'flexures, childhood'],
    ['Photo-allergy', 'spares shade'],
    ['Tinea', 'one hand, two feet'],
    ['Psoriasis', 'sharp, thick'],
    ['Airborne', 'lids and folds'],
  ],
  investigations: [
    'Indian standard series plus the patient’s own products, diluted as the books say. Off oral steroid above 10 mg, no sun on the back for two weeks. Read on day two and four; day seven for metals and steroids.',
    'Photo-patch where light-exposed skin is the pattern.',
  ],
  ladder: [
    ['Calm', 'potent steroid for two weeks, emollient'],
    ['Test', 'when the back is clear'],
    ['Decide', 'present, past or no relevance'],
    ['Card', 'names, synonyms, Indian products'],
    ['Swap', 'footwear, dye-free colour, gloves'],
    ['Severe', 'azathioprine in airborne Parthenium disease'],
  ],
  counselling: [
    'A positive square without relevance is not a diagnosis. Give the patient a list of what is safe, not only what is banned.',
    'Black henna marks a lifetime of dye allergy. Tell the dentist and the hairdresser.',
  ],
  pitfalls: [
    'On a deep brown back, read by touch: infiltration, papules, then vesicles. Side light helps; a marker pen is needed, as reactions leave dark squares.',
    'Warn about marks that last for months on the back.',
  ],
  shared: ['brown-skin', 'topical-steroids', 'records'],
};
