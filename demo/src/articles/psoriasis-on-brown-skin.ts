import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps } from './article-seed';

export const psoriasisOnBrownSkin: ArticleSeed = {
  slug: 'psoriasis-on-brown-skin',
  title: 'What psoriasis looks like on brown skin',
  summary: 'Books show it red. On Indian skin it is often violet, grey or dark brown.',
  lead: 'Psoriasis is often missed on brown skin, since redness looks violet or grey under silvery scale.',
  section: 2,
  speciality: 'immune',
  illustration: 'psoriasis',
  publishedOn: '2026-04-18',
  reviewer: 'Dr. Irfan Qureshi, MD',
  reviewedOn: '2026-07-08',
  body: [
    heading('colour', 'Colour'),
    figure(
      'psoriasis',
      'The same plaque on five tones: pink on the lightest, then rose, brown-red, violet and grey-brown. The scale stays silver.',
    ),
    heading('edge-and-scale', 'Edge and scale'),
    paragraph(
      'The patch is raised, and you can feel its rim with eyes shut. The scale is thick and comes off like candle wax. When it is picked, tiny points of blood may show.',
    ),
    heading('where-to-look', 'Where to look'),
    list(
      'Elbows, knees and lower back',
      'Scalp, going past the hair line',
      'Navel and the cleft of the buttocks',
      'Shins in Indian men, often mistaken for eczema',
      'Nails: pits, oil-coloured spots, lifting',
    ),
    figure('nails', 'Nail signs: pits like pinpricks, a salmon or oil-drop spot and lifting at the tip.'),
    heading('what-is-left-behind', 'What is left behind'),
    paragraph(
      'As a plaque heals, it leaves a flat dark or pale mark. This is not active disease and needs no strong cream. Colour evens out in some months. Many people keep on treating marks and thin their skin. Run a finger over it: if it is smooth and flat, let it be.',
    ),
    mythFact('Psoriasis spreads by touch.', 'It never does. You can share food, bed, pool and towel.'),
    heading('take-a-picture', 'Take a picture'),
    steps(
      ['Same place, same light.', 'Near a window, no flash.'],
      ['Put a coin beside it.', 'It gives the size.'],
      ['Once a month.', 'It shows change better than memory.'],
    ),
  ],
  seeDoctorIf: [
    'joints are stiff or swollen in the morning',
    'scales cover large areas',
    'the skin is red or dark all over and you shiver',
    'your nails crumble or lift',
  ],
  related: ['living-well-with-psoriasis', 'dandruff', 'nail-changes-at-a-glance'],
};
