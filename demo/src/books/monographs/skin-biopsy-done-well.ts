import type { Monograph } from './monograph';

export const skinBiopsyDoneWell: Monograph = {
  title: 'Skin Biopsy Done Well',
  author: 'Dr. Manjunath Hebbar',
  speciality: 'surgery',
  publishedOn: '2023-03-20',
  cover: { pattern: 'cells', palette: 'teal', variant: 1 },
  summary: 'The right lesion, the right depth, the right pot and the right words on the form.',
  figure: {
    kind: 'ellipse',
    caption: 'Three ways to sample: shave for the surface, punch for the dermis, ellipse for depth and margin.',
  },
  history: [
    'Anticoagulants, bleeding, pacemaker, keloids, lidocaine reactions, pregnancy, immune state. What has been applied in the last weeks? Steroid changes the slide.',
    'What question should the slide answer? If you have none, wait.',
  ],
  examination: [
    'Choose fresh blister, active edge, established plaque, violaceous papule. Avoid scratched, crusted, treated and oldest lesions. Avoid lower leg, shoulder and sternum if others serve.',
    'Mark before injecting: blanching and swelling hide small lesions.',
  ],
  differential: [
    ['Inflammation', '4 mm punch, active edge'],
    ['Blister', 'fresh lesion, and perilesional for DIF'],
    ['Vasculitis', 'lesion of one to two days'],
    ['Panniculitis', 'deep wedge'],
    ['Pigmented', 'excise whole'],
    ['Alopecia', '4 mm, two if possible, horizontal'],
  ],
  investigations: [
    'Formalin for histology at ten times the volume. Michel or saline within a day for DIF. Dry or saline gauze for culture. Glutaraldehyde if electron microscopy.',
    'Label in the room, with side and site, read back by a second person.',
  ],
  ladder: [
    ['Plan', 'site, method, medium'],
    ['Block', 'lidocaine 1 or 2% with adrenaline, slow, fine needle'],
    ['Cut', 'stretch across the lines for an oval'],
    ['Lift', 'needle tip, no crush'],
    ['Close', '4-0 to 6-0, or none for 3 mm'],
    ['Write', 'age, sex, site, duration, drugs, three diagnoses'],
  ],
  counselling: [
    'Tell about scar, colour change, days to stitches and to result. Ask how the patient wants the result. Give a care sheet.',
    'Make sure somebody calls if the result is serious.',
  ],
  pitfalls: [
    'Melanin in normal brown epidermis is dense; tell the pathologist the skin type. Biopsy normal skin too when pigment loss is the question.',
    'Every scar shows. Choose hidden sites and the smallest method that answers.',
  ],
  shared: ['biopsy', 'records', 'procedures'],
};
