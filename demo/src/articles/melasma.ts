import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const melasma: ArticleSeed = {
  slug: 'melasma',
  title: 'Melasma: brown patches on the face',
  summary: 'Sun, heat and hormones feed it. Shade and slow treatment control it. Quick whitening makes it worse.',
  lead: 'Melasma gives brown or grey-brown patches on cheeks, forehead and upper lip. It is harmless, stubborn and manageable.',
  section: 3,
  speciality: 'pigment',
  illustration: 'melasma',
  publishedOn: '2026-07-21',
  reviewer: 'Dr. Leela Krishnan, MD',
  reviewedOn: '2026-09-15',
  body: [
    heading('what-it-looks-like', 'What it looks like'),
    paragraph(
      'The patches are flat, with edges like a map, and nearly the same on both sides. There is no itch and no scale. Women have it more, from the twenties to the forties, but men who work outdoors have it too.',
    ),
    figure('melasma', 'Melasma across the cheeks. On deep skin the patch is grey-brown and its edge softer.'),
    heading('what-feeds-it', 'What feeds it'),
    list(
      'Sunlight, also through glass and on cloudy days',
      'Visible light and heat from stove, oven or welding',
      'Pregnancy and hormone tablets',
      'Family: nearly half have a relative with it',
      'Rubbing, threading rashes, perfumes and harsh facials',
    ),
    heading('the-base-of-all-treatment', 'The base of all treatment'),
    steps(
      [
        'Tinted sunscreen, every morning.',
        'SPF 30 or more with iron oxide. Two fingers for face and neck, again at noon.',
      ],
      ['A hat, scarf or umbrella.', 'Shade beats every cream.'],
      ['Gentle skin.', 'Stop scrubs, bleach, steam and perfume.'],
      ['Less heat.', 'Exhaust fan on, face away from the tawa.'],
    ),
    heading('creams-and-procedures', 'Creams and procedures'),
    paragraph(
      'Azelaic acid is mild and can be used in pregnancy. Hydroquinone 2 to 4% works, but only for a few months under a doctor’s eye. Used for years, it may leave blue-black stains. Triple creams contain a steroid: eight weeks is the usual limit. Tranexamic acid tablets help some people who have no risk of clots.',
    ),
    paragraph('Peels and lasers come last. On brown skin they may leave it darker, and most often the patches return.'),
    warning(
      'The jar that works in a week',
      'It likely holds a strong steroid or mercury. The face will pay for it later.',
    ),
    mythFact(
      'A good cream cures melasma for ever.',
      'It is like blood pressure: you control it. With shade it can stay pale for years.',
    ),
    mythFact('It means liver trouble.', 'Melasma has nothing to do with the liver.'),
    heading('what-to-expect', 'What to expect'),
    paragraph(
      'First change after six to eight weeks, best result after six months. Summers bring it back a little. When that happens, return to the base first: the sunscreen, the stove, the tube you forgot to mention.',
    ),
  ],
  seeDoctorIf: [
    'patches spread in spite of sunscreen',
    'you are pregnant or plan to be',
    'you have used a whitening cream for months',
    'the colour is slate grey or covers neck and arms as well',
  ],
  related: ['sunscreen-how-much', 'what-is-in-a-steroid-cream', 'fairness-creams-and-mercury'],
};
