import type { SharedChapter } from './shared-chapter';

export const antibiotics: SharedChapter = {
  title: 'Antibiotics with an end date',
  body: [
    {
      paragraph:
        'Give one when bacteria are likely, take a sample when it matters, and write the last day on the prescription. Five to seven days serve most skin infections. Topical agents are for small areas and short times; fusidic acid and mupirocin lose their power when used for months.',
    },
    {
      paragraph:
        'In acne, tetracyclines calm as much as they kill: twelve weeks, with benzoyl peroxide, never alone, then a retinoid to hold. Doxycycline with food and water, upright, and shade.',
    },
    {
      list: [
        'Boils: open, drain, look for carriers.',
        'Cellulitis: mark the edge, review in two days.',
        'Red legs on both sides: think again.',
      ],
    },
    {
      paragraph:
        'Sexual infections follow national tables, as resistance moves fast. A test of cure is for throats, pregnancy and doubt. Partners are part of the dose.',
    },
  ],
};
