import { type ArticleSeed, list, mythFact, paragraph, warning } from './article-seed';

export const poppingAPimple: ArticleSeed = {
  slug: 'popping-a-pimple',
  title: 'What happens when you pop a pimple',
  summary: 'Two seconds of relief, six months of mark.',
  lead: 'Squeezing sends half of the pus out and the other half deeper.',
  section: 1,
  speciality: 'acne',
  illustration: 'acne',
  publishedOn: '2026-07-15',
  reviewer: 'Dr. Rajesh Menon, MD',
  reviewedOn: '2026-09-11',
  body: [
    paragraph(
      'A pimple is a blocked pore with an angry wall. Pressing breaks that wall under the skin. Oil and germs spill sideways, the swelling doubles, and pigment cells wake up. On brown skin the dark mark may last half a year.',
    ),
    list(
      'Hands off. Tie it to a habit: fist the hand, count to ten.',
      'Hold a clean, cold cloth on it for five minutes.',
      'Dab benzoyl peroxide 2.5% on the spot at night.',
      'A small hydrocolloid patch stops fingers and soaks up fluid.',
    ),
    warning(
      'The triangle of nose and lip',
      'Never squeeze a boil here. Veins from this area run towards the brain. Swelling with fever needs care the same day.',
    ),
    mythFact('Toothpaste dries pimples.', 'It burns the skin around them, and the burn leaves a mark of its own.'),
  ],
  seeDoctorIf: ['pimples are deep and painful', 'they leave pits', 'they go on beyond three months of care'],
  related: ['acne', 'acne-marks-on-five-skin-tones', 'what-people-say-about-pimples'],
};
