import type { Monograph } from './monograph';

export const melasmaShadePatienceAndProof: Monograph = {
  title: 'Melasma: Shade, Patience and Proof',
  author: 'Dr. Rukmini Acharya',
  speciality: 'pigment',
  publishedOn: '2026-02-16',
  cover: { pattern: 'strata', palette: 'peach', variant: 1 },
  summary:
    'Control without harm: visible light, heat, creams with an end date, and what trials say about tablets and lasers.',
  figure: {
    kind: 'tones',
    lesion: 'brown',
    caption: 'Melasma on five tones. The deeper the skin, the greyer the patch and the softer its border.',
  },
  history: [
    'Onset with pregnancy, pill or a summer; work near heat; seat in the bus; sunscreen by name, amount and time; every cream with its length of use. Family. Thyroid. Clots, migraine with aura and stroke, for tranexamic acid.',
    'What will success look like to her? Half as dark by Diwali is a fair aim. Fair skin is not.',
  ],
  examination: [
    'Centrofacial, malar or jaw. Wood lamp as a rough guide to depth. Lens: brown network sparing openings, grey dots in dermal parts, vessels in many. Look for steroid signs and for ochronosis.',
    'Score the same way each time, and photograph with tint removed.',
  ],
  differential: [
    ['Lichen planus pigmentosus', 'slate, no network, jaw and neck'],
    ['Riehl', 'net, itch, dye'],
    ['Ochronosis', 'blue-black dots'],
    ['Hori naevus', 'grey dots on cheekbones'],
    ['Freckles', 'small, family'],
    ['Acanthosis', 'velvety temples'],
  ],
  investigations: [
    'None in the typical case. TSH if symptoms. Patch test where there is itch. Biopsy for ochronosis or slate colour.',
    'Before tranexamic acid ask, and ask again, for clots; test only with a history.',
  ],
  ladder: [
    ['Base', 'tinted SPF 30 to 50, two fingers, twice daily, hat, heat'],
    ['Gentle', 'azelaic acid 15 to 20%, niacinamide, eight to twelve weeks'],
    ['Lighten', 'hydroquinone 4% nightly, three to four months, then rest'],
    ['Triple', 'eight weeks at most, under view'],
    ['Oral', 'tranexamic acid 250 mg twice daily, three to six months'],
    ['Last', 'superficial peels, then low-fluence laser, test first'],
  ],
  counselling: [
    '“Control, not cure” on the first day. Put sunscreen first on the prescription, with amount and price. A tint that fits the skin is worn; a white one is not.',
    'Plan the stop date of each drug in writing.',
  ],
  pitfalls: [
    'Irritation is the enemy. Stinging actives darken. Begin on alternate nights.',
    'Toning lasers whiten in dots. If confetti appears, stop for good.',
  ],
  shared: ['procedures', 'pregnancy', 'topical-steroids'],
};
