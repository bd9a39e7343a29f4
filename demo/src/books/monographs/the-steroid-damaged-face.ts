import type { Monograph } from './monograph';

export const theSteroidDamagedFace: Monograph = {
  title: 'The Steroid-Damaged Face',
  author: 'Dr. Gayatri Swaminathan',
  speciality: 'acne',
  publishedOn: '2025-11-24',
  cover: { pattern: 'contours', palette: 'peach', variant: 4 },
  summary:
    'A modern epidemic with a history patients hide. How to name it, wean it and stay with the patient through the rebound.',
  figure: {
    kind: 'timeline',
    caption: 'The course after stopping: rebound in the first two weeks, slow settling over three months.',
  },
  history: [
    '“Which cream makes your face feel good?” works better than “Do you use steroids?” Ask who suggested it, how long, how often, and what happens on a day without. Many do not know that the fairness cream holds one.',
    'Ask for marriage or job pressure. It tells you how hard stopping will be.',
  ],
  examination: [
    'Diffuse redness that may look brown or violet, monomorphic papules, telangiectasia, hair growth, atrophy, hypopigmentation, perioral papules with a clear rim, and tinea hidden in it. Lens for vessels and white hairs.',
    'Scrape anything scaly.',
  ],
  differential: [
    ['Rosacea', 'flushing, eyes, no tube'],
    ['Acne', 'comedones'],
    ['Seborrhoeic', 'folds, scale'],
    ['Lupus', 'spares folds, systemic'],
    ['Tinea faciei', 'KOH, edge'],
    ['Contact allergy', 'itch, patch test'],
  ],
  investigations: [
    'KOH. Photographs. Patch test after recovery if itch goes on. Morning cortisol only with very potent use over large areas.',
    'Note the brand, batch and seller. Report it.',
  ],
  ladder: [
    ['Week 0', 'name it, show pictures, agree on a plan'],
    ['Weak use', 'stop at once, emollient, cool compress'],
    ['Strong and long', 'step down in potency over two to six weeks'],
    ['Bridge', 'tacrolimus 0.03 to 0.1%, doxycycline 100 mg for eight weeks'],
    ['Burning', 'ivermectin or metronidazole later, nothing early'],
    ['Repair', 'sunscreen with minerals, then lasers for vessels'],
  ],
  counselling: [
    'Draw the curve: worse for ten days, better by week six, well by month six. Give a number to call on day three.',
    'Throw the tube away together.',
  ],
  pitfalls: [
    'Melasma returns darker as the steroid goes; treat it only when burning has stopped.',
    'On deep skin the face may look dark and thick, and be called tanning. Touch: it is hot and thin.',
  ],
  shared: ['topical-steroids', 'photographs', 'counselling'],
};
