import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps } from './article-seed';

export const howSkinProtectsYou: ArticleSeed = {
  slug: 'how-skin-protects-you',
  title: 'How your skin protects you',
  summary: 'Your skin is a living wall. Here is what it keeps in, what it keeps out, and how to look after it.',
  lead: 'Skin is your largest organ. It holds water in, keeps germs out, and repairs itself every month.',
  section: 0,
  speciality: 'immune',
  illustration: 'moisture',
  publishedOn: '2026-06-17',
  reviewer: 'Dr. Sudha Pillai, MD',
  reviewedOn: '2026-08-21',
  body: [
    heading('a-wall-of-bricks-and-mortar', 'A wall of bricks and mortar'),
    paragraph(
      'Think of the top layer as a brick wall. The bricks are flat, tough cells. The mortar between them is fat: ceramides, cholesterol and fatty acids. Together they are thinner than a sheet of paper, yet they stop your body from drying out.',
    ),
    paragraph(
      'New cells are made at the bottom of the layer and climb slowly to the top. The trip takes about four weeks. The old ones fall off as dust. So a mark on the surface often fades in a month, while damage deeper down takes far longer.',
    ),
    figure(
      'moisture',
      'A sound barrier holds water in. When the fat between the cells is washed away, water leaves and irritants enter.',
    ),
    heading('more-than-a-cover', 'More than a cover'),
    list(
      'It cools you. Two to four million sweat glands let heat go.',
      'It feels. Touch, heat, cold and pain begin here.',
      'It makes vitamin D with the help of sunlight.',
      'It guards you. Immune cells in the skin meet germs first.',
      'It hosts friendly germs that crowd out the harmful ones.',
    ),
    heading('what-weakens-the-wall', 'What weakens the wall'),
    paragraph(
      'Hot water, strong soap and scrubbing dissolve the mortar. So do very dry winter air and air conditioning. Some people are born with a thinner wall, which is one reason eczema runs in families.',
    ),
    paragraph(
      'Bleach creams and steroid mixes bought without advice thin the wall too. The skin may look bright for some weeks. Then it becomes red, itchy and easy to hurt.',
    ),
    mythFact(
      'Scrub hard, and the skin gets cleaner.',
      'Scrubbing takes the good fat away. Your palm and a mild cleanser are enough.',
    ),
    heading('care-that-works', 'Care that works'),
    steps(
      [
        'Wash short and lukewarm.',
        'Five to ten minutes is plenty. Use soap on the armpits, groin and feet, and only a little elsewhere.',
      ],
      ['Pat dry, then moisturise.', 'Use a plain cream or oil within three minutes, while the skin is a little damp.'],
      ['Shade and cover.', 'A scarf, a cap or full sleeves cost nothing and work all day.'],
      ['Leave it alone.', 'Fewer products mean fewer reactions.'],
    ),
    heading('when-the-wall-breaks', 'When the wall breaks'),
    paragraph(
      'Clean a small cut with running water, press till the bleeding stops, and cover it. There is no need for toothpaste, ash, turmeric paste or Dettol poured neat: they hurt the new cells. A moist, covered wound heals faster than a dry one with a hard scab.',
    ),
  ],
  seeDoctorIf: [
    'your skin cracks, weeps or bleeds',
    'itch keeps you awake at night',
    'a wound has not healed in three weeks',
    'a rash comes with fever',
  ],
  related: ['moisturiser-that-suits-you', 'hot-baths-and-dry-skin', 'why-skin-comes-in-many-colours'],
};
