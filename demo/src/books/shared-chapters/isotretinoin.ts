import type { SharedChapter } from './shared-chapter';

export const isotretinoin: SharedChapter = {
  title: 'Isotretinoin safely',
  body: [
    {
      paragraph:
        'Indication: nodules, scarring, failure of antibiotics, distress. Lipids, liver enzymes and pregnancy test first, again at six to eight weeks, then only where abnormal or at high dose. Low dose, 0.25 to 0.5 mg per kg, gives fewer flares and fits brown skin well; the total matters less than clearance plus two months.',
    },
    {
      paragraph:
        'Women: two tests, reliable contraception from one month before to one month after, written consent, no tablets shared. Ask for mood at each visit, quietly.',
    },
    {
      list: [
        'Lips: ointment ten times a day.',
        'Eyes: drops, no contact lenses on dusty days.',
        'Procedures: superficial peels and laser hair reduction by judgement; no dermabrasion.',
      ],
    },
    {
      paragraph:
        'No alcohol, no vitamin A, no tetracycline with it: pressure in the head may rise. No blood donation until a month after.',
    },
  ],
};
