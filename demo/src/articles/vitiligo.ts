import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const vitiligo: ArticleSeed = {
  slug: 'vitiligo',
  title: 'Vitiligo: white patches, plain facts',
  summary: 'It does not spread to others, it is not leprosy, and treatment often brings colour back.',
  lead: 'In vitiligo the body’s defence switches off pigment cells. The skin is healthy in every other way.',
  section: 3,
  speciality: 'pigment',
  illustration: 'vitiligo',
  publishedOn: '2026-02-18',
  reviewer: 'Dr. Leela Krishnan, MD',
  reviewedOn: '2026-05-25',
  body: [
    heading('what-it-looks-like', 'What it looks like'),
    paragraph(
      'Milk-white patches with a clear edge, no scale, no itch. They often match on both sides: around the eyes and lips, on fingertips, elbows, knees, feet. Hair in the patch may turn white. In the segmental kind, patches stay on one side and stop after a year or two.',
    ),
    figure(
      'vitiligo',
      'Patches without pigment. The deeper the tone of the skin, the more they show. The health of the skin is the same.',
    ),
    heading('what-causes-it', 'What causes it'),
    paragraph(
      'Defence cells attack the pigment cells by mistake. It may run in families. Thyroid trouble is more common, so a blood test makes sense. A scratch, a burn or pressure from tight clothes can bring out a new patch.',
    ),
    paragraph('It is not caused by fish with milk, sour food, or deeds of a past life.'),
    heading('treatment-the-sooner-the-better', 'Treatment: the sooner, the better'),
    list(
      'To stop the spread: short courses of tablets when it moves fast',
      'To bring back colour: steroid or tacrolimus creams, in cycles',
      'Light treatment (narrow-band UVB): two or three times a week, for six months or more',
      'Surgery: skin or cell grafts when nothing has moved for a year',
    ),
    paragraph(
      'Face and neck answer best. Fingertips, lips and bony places are slow. Colour returns as brown dots around hairs, which grow and join.',
    ),
    figure('sun', 'Colour comes back from the hair pore. Small brown dots in the white are a good sign.'),
    heading('every-day', 'Every day'),
    steps(
      ['Sunscreen on the white.', 'It burns easily, and a tan on the rest makes it show more.'],
      ['No friction.', 'Loose waistband, soft footwear, no rubbing with a towel.'],
      ['Camouflage if you like.', 'Matching make-up or stain is a help, not a lie.'],
      ['Take photos each month.', 'They show if it moves.'],
    ),
    warning('Beware of secret oils', 'Some oils with sunlight cause deep burns and new patches.'),
    mythFact(
      'It is white leprosy.',
      'It has nothing to do with leprosy. Feeling in the patch is normal, and no one can catch it.',
    ),
    mythFact(
      'A person with vitiligo cannot marry or have children.',
      'They can. Most children of a parent with vitiligo never get it.',
    ),
    heading('for-the-family', 'For the family'),
    paragraph(
      'Questions and stares hurt more than the patches. Speak openly, eat together, let the child play. If mood is low, ask for help early.',
    ),
  ],
  seeDoctorIf: [
    'new patches appear within weeks',
    'patches are near the eyes, mouth or genitals',
    'you feel low or stay at home because of it',
    'a patch is numb',
  ],
  related: ['pale-patches-what-they-may-be', 'leprosy-is-curable', 'why-skin-comes-in-many-colours'],
};
