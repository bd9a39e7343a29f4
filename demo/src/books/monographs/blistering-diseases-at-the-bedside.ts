import type { Monograph } from './monograph';

export const blisteringDiseasesAtTheBedside: Monograph = {
  title: 'Blistering Diseases at the Bedside',
  author: 'Dr. Noel Fernandes',
  speciality: 'immune',
  publishedOn: '2024-05-06',
  cover: { pattern: 'cells', palette: 'ink', variant: 6 },
  summary:
    'Flaccid or tense, mouth or not, stable or failing: first hours and first months of autoimmune blistering disease.',
  figure: {
    kind: 'section',
    caption:
      'Where the split lies. Within the epidermis in pemphigus, below it in pemphigoid; immunofluorescence shows which.',
  },
  history: [
    'Mouth sores for months before skin is pemphigus until shown otherwise. Itch for months before blisters in an older person is pemphigoid. Ask for gliptins, diuretics, rifampicin and penicillamine, for eyes, swallowing, weight, and for steroid already taken.',
    'Tuberculosis, hepatitis, diabetes and pregnancy plans shape treatment from day one.',
  ],
  examination: [
    'Count erosions and measure area. Nikolsky beside a lesion. Mouth with mirror and light, eyes, nose, genitals. Weight, temperature, pressure, fluid balance. A sheet of skin lost is a burn: chart it as one.',
    'Smell and pus mean infection; do not wait for fever in those on steroid.',
  ],
  differential: [
    ['Pemphigus vulgaris', 'mouth, flaccid, acantholysis'],
    ['Foliaceus', 'scale-crust, no mouth'],
    ['Pemphigoid', 'tense, elderly, itch'],
    ['Linear IgA', 'string of beads, child or vancomycin'],
    ['SJS and TEN', 'days, drug, targets, mucosa'],
    ['Bullous impetigo', 'child, quick, honey crust'],
    ['Porphyria', 'hands, sun'],
  ],
  investigations: [
    'Biopsy of a fresh small blister for histology; perilesional skin in Michel medium for immunofluorescence. ELISA for desmogleins or BP180 gives a number to follow. Tzanck in ten minutes shows acantholytic cells.',
    'Before rituximab: hepatitis B core antibody, tuberculosis screening, HIV, immunoglobulins, chest film, vaccines.',
  ],
  ladder: [
    ['First hours', 'fluids, clean sheets, non-stick dressings, pain relief, cultures'],
    ['Pemphigus', 'prednisolone 0.5 to 1 mg per kg and early rituximab'],
    ['Sparing', 'azathioprine or mycophenolate'],
    ['Pemphigoid', 'clobetasol 10 to 30 g daily on the skin, or doxycycline'],
    ['Prevent', 'calcium, vitamin D, sugar, cotrimoxazole where indicated'],
    ['Taper', 'by new lesions, not by hope'],
  ],
  counselling: [
    'Explain that months, not weeks, are needed, and that relapse is treatable. Soft cool food, no sharp spices, lidocaine rinse before meals. One contact for fever.',
    'The family needs gloves less than it needs words: not catching.',
  ],
  pitfalls: [
    'Erosions heal with deep brown patches that fade in a year. Counting them as disease leads to overtreatment.',
    'Erythema around urticarial pemphigoid plaques is faint in dark skin; itch and age should raise the thought.',
  ],
  shared: ['screening', 'biopsy', 'topical-steroids'],
};
