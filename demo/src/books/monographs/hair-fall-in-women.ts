import type { Monograph } from './monograph';

export const hairFallInWomen: Monograph = {
  title: 'Hair Fall in Women',
  author: 'Dr. Jyoti Kaur',
  speciality: 'hair',
  publishedOn: '2025-03-03',
  cover: { pattern: 'strands', palette: 'peach', variant: 7 },
  summary: 'Sort shedding from thinning in one visit, test little, treat early and keep hope realistic.',
  figure: {
    kind: 'scalp',
    caption: 'The widening parting. Compare the front, the crown and the back at each visit from the same height.',
  },
  history: [
    'Draw a line of twelve months and mark fever, delivery, surgery, diet, bereavement, new drugs and the start of shedding. Two to four months between mark and shed is telogen effluvium. No mark and a slow parting is pattern loss. Both together are common.',
    'Cycles, acne, hair on chin, weight, thyroid symptoms, tight styles, dye and straightening. Ask how much it hurts to look in the mirror.',
  ],
  examination: [
    'Parting at front, crown and back. Pull sixty hairs at three sites. Tug for breakage. Lens for diversity, dots and casts. Brows, lashes, nails, and the rest of the skin.',
    'Examine with loosened hair, not through a bun.',
  ],
  differential: [
    ['Telogen effluvium', 'sudden, even, pull positive'],
    ['Pattern loss', 'parting, diversity'],
    ['Both', 'trigger unmasks pattern'],
    ['Areata incognita', 'sudden, yellow dots'],
    ['Traction', 'margin, fringe sign'],
    ['Frontal fibrosing', 'brows, smooth band'],
    ['Anaemia or thyroid', 'with other signs'],
  ],
  investigations: [
    'Haemoglobin, ferritin, TSH. Add B12 and vitamin D by diet. Free androgen index, prolactin and ultrasound only with irregular cycles or hirsutism. ANA only with signs.',
    'Biopsy when openings are lost or the story does not fit.',
  ],
  ladder: [
    ['Shed', 'reassure, protein, iron if ferritin is low, review at three months'],
    ['Pattern early', 'minoxidil 5% foam or solution once daily'],
    ['Pattern wide', 'oral minoxidil 0.25 to 1.25 mg, blood pressure and ankles checked'],
    ['Androgen signs', 'spironolactone 50 to 100 mg with contraception'],
    ['Add', 'low-level light, camouflage'],
    ['Plateau', 'transplant in selected donors'],
  ],
  counselling: [
    'Warn of the shed in weeks two to eight on minoxidil. It is a good sign, and the most common reason to stop. Fine facial hair may come with tablets.',
    'Never in pregnancy or while trying: minoxidil, spironolactone, finasteride.',
  ],
  pitfalls: [
    'Dark scalp with dark hair hides early thinning; dark scalp with fair light hair exaggerates it. Use contrast cards in photographs.',
    'Oil and tight plaits are culture and comfort. Change the knot before you forbid the oil.',
  ],
  shared: ['pregnancy', 'photographs', 'records'],
};
