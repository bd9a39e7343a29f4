import type { Monograph } from './monograph';

export const acneFromFirstVisitToScarCare: Monograph = {
  title: 'Acne: From First Visit to Scar Care',
  author: 'Dr. Rajesh Menon',
  speciality: 'acne',
  publishedOn: '2025-08-08',
  cover: { pattern: 'discs', palette: 'sand', variant: 2 },
  summary:
    'A plan for the whole course of acne: grade, treat early, end antibiotics on time, and repair what is left without making new marks.',
  figure: {
    kind: 'timeline',
    caption:
      'A year of care. Inflammation ends first, marks fade next, and scars are repaired only when no new lesions form.',
  },
  history: [
    'Age at onset, jaw-line flares, menstrual history, and what has been put on the face: fairness creams, hair oil, whey, helmets. Ask for mood. Acne is one of the few common diseases in which a teenager may think of self-harm and not say it.',
    'Ask what the patient wants gone first. Many come for marks, not for pimples, and leave a treatment that is aimed at something else.',
  ],
  examination: [
    'Count comedones, papules, pustules and nodules on half the face, and look at chest and back. Grade scars separately: ice-pick, rolling, boxcar, hypertrophic. Side light from below shows what front light hides.',
    'Equal papules without comedones suggest steroid acne or Malassezia folliculitis. Hirsutism, acanthosis and thinning at the crown suggest hyperandrogenism.',
  ],
  differential: [
    ['Malassezia folliculitis', 'itchy equal papules on the trunk, spores on smear'],
    ['Steroid acne', 'sudden, uniform, a tube in the history'],
    ['Rosacea', 'flushing, no comedones'],
    ['Perioral dermatitis', 'clear rim around the lip'],
    ['Gram-negative folliculitis', 'worse on long antibiotics'],
    ['Facial angiofibromas', 'since childhood, no pustules'],
  ],
  investigations: [
    'Most need none. Test androgens, prolactin and pelvic ultrasound where cycles or hair growth suggest it. Before isotretinoin: lipids, liver enzymes, pregnancy test.',
    'Culture pustules that fail on two antibiotics.',
  ],
  ladder: [
    ['Mild', 'adapalene 0.1% nightly, benzoyl peroxide 2.5% in the morning'],
    ['Moderate', 'add doxycycline 100 mg for up to twelve weeks, never alone'],
    ['Hormonal', 'combined pill or spironolactone where suited'],
    ['Severe or scarring', 'isotretinoin 0.25 to 0.5 mg per kg, slow rise'],
    ['Maintain', 'adapalene two to three nights weekly for a year'],
    ['Scars', 'subcision, microneedling, TCA cross, three months after the last new lesion'],
  ],
  counselling: [
    'Set the clock at twelve weeks. Give a pea, not a strip. Say that the first month may look worse. Oil-free moisturiser is part of the prescription, not an option, as dryness is the main reason to stop.',
    'For isotretinoin, speak about pregnancy with every woman alone, and put it in writing.',
  ],
  pitfalls: [
    'Dark marks worry Indian patients more than papules. Irritation makes new marks, so go slow: alternate nights, short contact, moisturiser first. Peels and lasers on active acne trade one mark for two.',
    'Deep erythema reads as violet or brown. Press with glass: what fades is vascular, what stays is pigment.',
  ],
  shared: ['isotretinoin', 'antibiotics', 'procedures'],
};
