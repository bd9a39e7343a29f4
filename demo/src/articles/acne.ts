import { type ArticleSeed, figure, heading, mythFact, paragraph, steps, warning } from './article-seed';

export const acne: ArticleSeed = {
  slug: 'acne',
  title: 'Acne at fifteen, acne at thirty',
  summary: 'Pimples are not a lack of washing. A slow, steady plan clears most faces in three months.',
  lead: 'Acne starts deep in the pore, not on the surface. It is common, it can be treated, and early care prevents scars.',
  section: 3,
  speciality: 'acne',
  illustration: 'acne',
  publishedOn: '2026-06-29',
  reviewer: 'Dr. Rajesh Menon, MD',
  reviewedOn: '2026-08-30',
  body: [
    heading('what-happens-in-a-pore', 'What happens in a pore'),
    paragraph(
      'Each pore has an oil gland. At puberty, hormones make it work harder. Dead cells stick together and plug the way out. A blackhead is an open plug: its colour is pigment and air, not dirt. Germs that like oil then multiply, and the wall gets inflamed. That is the pimple.',
    ),
    figure('acne', 'From left to right: open plug, closed plug, inflamed pimple and the mark it leaves.'),
    heading('why-grown-ups-get-it', 'Why grown-ups get it'),
    paragraph(
      'In women, acne on the chin and jaw that flares before periods is common up to forty. Helmet straps, hair oil on the forehead, heavy make-up, whey protein and some medicines add to it. Steroid creams used for fairness bring a rash of equal bumps on the cheeks.',
    ),
    warning(
      'Do not use a steroid cream on pimples',
      'It flattens them for a week. Then they return in crowds, and the face burns when you stop.',
    ),
    heading('a-plan-that-works', 'A plan that works'),
    steps(
      ['Wash twice a day.', 'A mild face wash and your fingers. No scrub, no hot towel.'],
      [
        'Treat the whole area.',
        'Adapalene gel at night, a pea for the whole face, thin as a veil. Start with every other night.',
      ],
      [
        'Add benzoyl peroxide.',
        '2.5% in the morning or on spots. It kills germs and does not lose its effect. It bleaches towels.',
      ],
      ['Moisturise and shield.', 'Oil-free cream and a gel sunscreen. Dry skin makes people give up.'],
      ['Wait for eight to twelve weeks.', 'The first month may look worse. That is expected.'],
    ),
    heading('when-creams-are-not-enough', 'When creams are not enough'),
    paragraph(
      'Doctors may add antibiotic tablets for up to three months, hormone tablets, or isotretinoin for deep acne. Isotretinoin works very well, and it harms an unborn child. Women must not become pregnant while taking it and for one month after.',
    ),
    mythFact(
      'Chocolate and fried food cause every pimple.',
      'Oil on the plate does not get into the pore. Very sweet foods and much milk may add to acne in some. Watch your own skin.',
    ),
    mythFact(
      'It will pass with marriage or age.',
      'It may last for years and leave pits. Early treatment is the cheapest.',
    ),
    heading('looking-after-your-mind', 'Looking after your mind'),
    paragraph(
      'Acne is seen by everyone, and unasked advice hurts. If you avoid mirrors, photos or friends, tell your doctor. It is a reason to treat sooner, not a vanity.',
    ),
  ],
  seeDoctorIf: [
    'lumps are deep, painful or leave pits',
    'periods are irregular or hair grows on the chin',
    'acne weighs on your mood',
    'three months of care have not helped',
  ],
  related: ['popping-a-pimple', 'acne-marks-on-five-skin-tones', 'medicines-for-acne'],
};
