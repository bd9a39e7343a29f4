import type { Monograph } from './monograph';

export const infantileHaemangiomaWhenToTreat: Monograph = {
  title: 'Infantile Haemangioma: When to Treat',
  author: 'Dr. Debjani Sarkar',
  speciality: 'paediatric',
  publishedOn: '2024-06-10',
  cover: { pattern: 'discs', palette: 'mist', variant: 6 },
  summary: 'Most go alone; a few cannot wait. Eyes, airway, ulcers, and how to start propranolol safely.',
  figure: {
    kind: 'timeline',
    caption: 'Growth in the first five months, rest, and slow fading over years. The window for treatment is early.',
  },
  history: [
    'Age at first mark, speed, feeding, breath, bleeding, vision, prematurity, placenta, family. Bring weekly photographs. Wheeze, heart disease, low sugar and drugs for safety.',
    'Ask what grandparents have applied.',
  ],
  examination: [
    'Superficial, deep or mixed; focal or segmental. Size, number, ulcer. Eye axis, lip, ear, beard area for airway, lower back for spine. Five or more: think of the liver. Large facial segment: PHACE.',
    'Heart, pressure and weight before propranolol.',
  ],
  differential: [
    ['Port-wine stain', 'flat, at birth, stays'],
    ['Congenital haemangioma', 'full at birth'],
    ['Pyogenic granuloma', 'small, bleeds, later'],
    ['Venous malformation', 'soft, fills'],
    ['Kaposiform', 'hard, bruised, platelets'],
    ['Deep cyst', 'no growth'],
  ],
  investigations: [
    'Ultrasound for deep or doubtful. Liver scan for five and more. MRI, echo and eye check in PHACE. ECG before treatment if family history or murmur. Thyroid with liver disease.',
    'Sugar in preterm or low-weight infants.',
  ],
  ladder: [
    ['Watch', 'small, hidden, focal: photo monthly'],
    ['Thin superficial', 'timolol 0.5% gel-forming drops twice daily'],
    ['Risk site or growing', 'propranolol 1 mg per kg, to 2 to 3 mg per kg in two doses'],
    ['Ulcer', 'propranolol, barrier, pain relief, antibiotics if infected'],
    ['Duration', 'six months at least, to age one'],
    ['Residue', 'pulsed dye laser or surgery after three to four'],
  ],
  counselling: [
    'Give with feeds; skip if not feeding or wheezing. Teach signs of low sugar: sweat, limp, cold. Draw the growth curve.',
    '“It was nothing you did.” Say it to the mother aloud.',
  ],
  pitfalls: [
    'Bright red looks brown-red or violet on deep skin; early lesions look like a bruise or a pale spot with vessels. Feel warmth.',
    'Fibrofatty residue and pale skin stay more visible; treat early at visible sites.',
  ],
  shared: ['photographs', 'records', 'counselling'],
};
