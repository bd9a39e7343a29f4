import type { Monograph } from './monograph';

export const wartsAndMolluscumWithoutScars: Monograph = {
  title: 'Warts and Molluscum without Scars',
  author: 'Dr. Lalit Pradhan',
  speciality: 'infections',
  publishedOn: '2022-07-18',
  cover: { pattern: 'cells', palette: 'clay', variant: 7 },
  summary: 'Common viruses, common overtreatment. What clears, what waits, and what leaves a mark.',
  figure: {
    kind: 'lens',
    caption:
      'Wart and molluscum under the lens: dotted vessels in lobes, against a white centre with a crown of vessels.',
  },
  history: [
    'Number, time, site, pain, contact sport, shaving, nail biting, eczema, immune drugs. Treatment tried, and how strictly. In children think of home contacts; in the genital area ask further with care.',
    'What matters most: pain, look, spread or school?',
  ],
  examination: [
    'Pare to see black dots. Lens for vessels and skin lines. Mosaic, filiform, plane and periungual need different hands. Molluscum: pearl, dent, white core, eczema around.',
    'Giant or sudden many: HIV.',
  ],
  differential: [
    ['Corn', 'skin lines go through, pain on pressure'],
    ['Callus', 'diffuse'],
    ['Lichen nitidus', 'many, shiny'],
    ['Milia', 'white, no dent'],
    ['Skin tags', 'soft'],
    ['Carcinoma', 'single, nail, years'],
  ],
  investigations: [
    'None. HIV in giant molluscum or sudden crops in adults. Biopsy for a wart that does not answer for a year on a finger in the elderly.',
    'Genital lesions: full screen and, in children, a careful safeguarding review.',
  ],
  ladder: [
    ['Wait', 'children, few, no pain: two thirds clear in two years'],
    ['Salicylic', '17 to 40% daily, file weekly, twelve weeks'],
    ['Freeze', 'five to ten seconds, every three weeks'],
    ['Stubborn', 'combine, or immune therapy by injection'],
    ['Plane', 'tretinoin or light touch'],
    ['Molluscum', 'wait, or curette under numbing cream'],
  ],
  counselling: [
    'Twelve weeks of daily salicylic acid is the treatment; three weeks is a sample. Own towel, covered in the pool, no shaving through.',
    'School goes on.',
  ],
  pitfalls: [
    'Freezing whitens and darkens brown skin; short cycles, small tips, not on the face.',
    'Electrocautery pits and keloids on the soles and chest. The cure must be better than the wart.',
  ],
  shared: ['procedures', 'records', 'brown-skin'],
};
