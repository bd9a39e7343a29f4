import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const simpleRoutineForBrownSkin: ArticleSeed = {
  slug: 'simple-routine-for-brown-skin',
  title: 'A simple routine for brown skin',
  summary: 'Three things in the morning, three at night. All the rest is optional.',
  lead: 'Good skin care is short and boring. Brown skin needs mildness, shade and patience, not ten bottles.',
  section: 4,
  speciality: 'cosmetic',
  illustration: 'sun',
  publishedOn: '2026-01-02',
  reviewer: 'Dr. Harpreet Sethi, MD',
  reviewedOn: '2026-04-20',
  body: [
    heading('morning', 'Morning'),
    steps(
      ['Cleanse.', 'Water, or a mild face wash if the skin is oily. No scrub.'],
      ['Moisturise.', 'Gel for oily skin, lotion for normal, cream for dry.'],
      ['Shield.', 'Sunscreen SPF 30 or more, two fingers. Tinted if you have marks.'],
    ),
    heading('night', 'Night'),
    steps(
      ['Cleanse.', 'Take off sunscreen and make-up. Oil or balm first if it is waterproof.'],
      [
        'One active, at most.',
        'For acne adapalene, for marks azelaic acid, for dullness a low retinol. Alternate nights at first.',
      ],
      ['Moisturise.', 'On sensitive days before the active as well, as a buffer.'],
    ),
    figure(
      'sun',
      'Most of the gain comes from shade and sunscreen. The dark mark that never forms needs no treatment.',
    ),
    heading('test-every-new-product', 'Test every new product'),
    paragraph(
      'Put a drop inside the elbow twice a day for seven days. No itch, no bumps? Then use it on half of the face for three days. Add one product at a time, with two weeks in between. So you will know which one to blame.',
    ),
    heading('what-to-leave-out', 'What to leave out'),
    list(
      'Lemon, baking soda, toothpaste: they burn, and burns leave marks',
      'Perfume, menthol, strong alcohol in a leave-on product',
      'Home peels above mild strengths and dermarollers: risk of scars and stains',
      'Creams mixed for you in plain jars',
    ),
    warning(
      'Pregnant, or planning to be',
      'Leave retinol, adapalene and hydroquinone out. Azelaic acid, sunscreen and plain moisturiser are fine.',
    ),
    heading('be-fair-to-time', 'Be fair to time'),
    paragraph(
      'Skin renews itself in about four weeks, pigment in many more. Judge acne after three months and dark marks after six. If you change products every week, you only collect reactions.',
    ),
    mythFact(
      'More costly is better.',
      'A plain cream from the corner pharmacy does the same for dry skin as a jar at ten times the price.',
    ),
    mythFact(
      'Oily skin needs no moisturiser.',
      'Harsh washing makes it dry and oily at once. A light gel restores balance.',
    ),
    heading('for-men', 'For men'),
    paragraph(
      'Shave after the bath, with the grain, with a single or double blade and plenty of foam. Bumps in a curly beard come from hairs that grow back into the skin: leave a millimetre, and do not shave too close.',
    ),
  ],
  seeDoctorIf: [
    'products sting or bring a rash',
    'dark marks grow',
    'acne leaves scars',
    'you think of a peel or laser',
  ],
  related: ['sunscreen-how-much', 'acne-marks-on-five-skin-tones', 'moisturiser-that-suits-you'],
};
