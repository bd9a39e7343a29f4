import type { Monograph } from './monograph';

export const keloidsAPlanForEveryScar: Monograph = {
  title: 'Keloids: A Plan for Every Scar',
  author: 'Dr. Sanjay Gokhale',
  speciality: 'surgery',
  publishedOn: '2024-01-22',
  cover: { pattern: 'contours', palette: 'ink', variant: 5 },
  summary: 'Prevent, inject, freeze, cut with a plan: a staged path for the scar that grows.',
  figure: {
    kind: 'ellipse',
    caption:
      'Planning an excision along the lines of the skin, with injections and pressure set in the diary before the cut.',
  },
  history: [
    'Cause, age, growth, itch, pain, family, earlier surgery and its aftermath. Pregnancy and puberty drive growth. What does the patient most want: flatter, paler, no itch?',
    'Jewellery, piercing plans and wedding dates matter for timing.',
  ],
  examination: [
    'Keloid or hypertrophic? Beyond the wound or within it. Size in three axes, firmness, colour, tenderness. Chest, shoulders, jaw, lobe and pubic area each behave in their own way.',
    'Look for infection tracts and hair within, as in acne keloidalis.',
  ],
  differential: [
    ['Hypertrophic', 'within the wound, softens'],
    ['Dermatofibrosarcoma', 'firm, no injury, grows on'],
    ['Acne keloidalis', 'nape, follicles'],
    ['Lobomycosis or sarcoid', 'odd site, biopsy'],
    ['Dermatofibroma', 'dimple'],
    ['Scar endometriosis', 'cyclic pain'],
  ],
  investigations: [
    'None in most. Biopsy when there was no injury or growth is odd. Sugar and pressure before repeated steroid. Doppler for large lobes.',
    'Photograph with ruler each visit; height by calliper.',
  ],
  ladder: [
    ['Prevent', 'tension-free closure, tape, silicone from week two'],
    ['Small', 'triamcinolone 10 to 40 mg per ml, every four weeks'],
    ['Firm', 'cryotherapy first, then inject'],
    ['Resistant', '5-fluorouracil mixed with triamcinolone'],
    ['Lobe', 'core excision, pressure ring, injections'],
    ['Large chest', 'shave core with radiotherapy within a day, in adults'],
  ],
  counselling: [
    'Never cut alone. Put the next three injections in the diary before the operation. Flatness comes in months, colour in years. Itch improves first, and is worth the needle.',
    'Pain can be eased: cold, lidocaine in the mix, small needle.',
  ],
  pitfalls: [
    'Cryotherapy leaves pale patches in dark skin, sometimes lasting; use an internal probe or short freezes.',
    'Steroid gives hypopigmented rays along vessels. Inject the scar, not around it.',
  ],
  shared: ['procedures', 'photographs', 'pregnancy'],
};
