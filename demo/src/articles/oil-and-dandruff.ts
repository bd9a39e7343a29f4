import { type ArticleSeed, list, mythFact, paragraph } from './article-seed';

export const oilAndDandruff: ArticleSeed = {
  slug: 'oil-and-dandruff',
  title: 'Should you oil a scalp with dandruff?',
  summary: 'Oil feels kind but feeds the yeast behind the flakes.',
  lead: 'Dandruff is not dryness. It is a yeast that loves oil.',
  section: 1,
  speciality: 'hair',
  illustration: 'dandruff',
  publishedOn: '2026-05-17',
  reviewer: 'Dr. Farida Contractor, MD',
  reviewedOn: '2026-07-29',
  body: [
    paragraph(
      'A yeast called Malassezia lives on every scalp. It eats the oil that the skin makes. What it leaves behind irritates some people, and the skin sheds in flakes. Hair oil left overnight gives it a second dinner.',
    ),
    list(
      'Skip oil on the scalp while it flakes.',
      'If you like oil, put it on the lengths of the hair for an hour before the wash.',
      'Use a medicated shampoo twice a week: ketoconazole, zinc or selenium.',
      'Let the foam sit for five minutes. This is the step most people miss.',
    ),
    mythFact('Dandruff comes from washing too often.', 'Washing removes oil, yeast and flakes. Wash more, not less.'),
    paragraph('Once the scalp is clear, one medicated wash every week or two keeps it so.'),
  ],
  seeDoctorIf: ['flakes spread to eyebrows, ears or chest', 'the scalp oozes, hurts or loses hair'],
  related: ['dandruff', 'how-hair-grows-and-falls', 'hair-fall-in-women'],
};
