import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const whatIsInASteroidCream: ArticleSeed = {
  slug: 'what-is-in-a-steroid-cream',
  title: 'What is in that steroid cream?',
  summary: 'Steroid creams help when used well. Used blindly for weeks, they harm. Learn to read the tube.',
  lead: 'A steroid cream is a good servant for eczema and a poor master for fairness, pimples or fungus.',
  section: 0,
  speciality: 'cosmetic',
  illustration: 'melasma',
  publishedOn: '2026-07-26',
  reviewer: 'Dr. Kavitha Iyer, MD',
  reviewedOn: '2026-09-19',
  body: [
    heading('strong-middle-mild', 'Strong, middle, mild'),
    paragraph(
      'Steroids quieten swelling and itch. They come in strengths. Hydrocortisone is mild. Mometasone and fluticasone are in the middle. Betamethasone is strong, and clobetasol is among the strongest. The word on the box that counts is the small print under the brand name.',
    ),
    paragraph(
      'The face, the eyelids, the groin and a baby’s skin are thin. They soak up many times more. What is safe on a sole for a month may harm an eyelid in a week.',
    ),
    heading('good-uses', 'Good uses'),
    paragraph(
      'Doctors use steroids for eczema, psoriasis, some allergies, lichen planus and vitiligo. A short, strong course is often safer than a weak one that goes on for months. They also tell you when to stop.',
    ),
    mythFact(
      'All steroid creams are dangerous.',
      'The right strength, in the right place, for the right time, is safe, also in children.',
    ),
    heading('what-goes-wrong', 'What goes wrong'),
    list(
      'Thin, shiny skin with visible vessels',
      'Redness and burning on the face at each attempt to stop',
      'Pimples and extra hair',
      'Pale areas or dark rims',
      'Stretch marks in the groin and armpits that never leave',
      'Fungus that spreads widely and looks unlike itself',
    ),
    figure(
      'melasma',
      'A mix of steroid, hydroquinone and tretinoin may lighten brown patches for some weeks. On stopping, they often return darker, over thinner skin.',
    ),
    heading('if-you-have-used-one-for-long', 'If you have used one for long'),
    steps(
      ['Do not stop in a day.', 'On the face, a sudden stop brings fierce redness. A doctor can step you down.'],
      ['Take the tube along.', 'The name and how often you used it decide the plan.'],
      ['Keep it simple.', 'Mild cleanser, plain moisturiser, sunscreen. Nothing else for now.'],
      ['Be patient.', 'The flare settles in weeks to months. It does pass.'],
    ),
    warning(
      'Words to look for',
      'Clobetasol, betamethasone, mometasone, fluocinolone, beclomethasone: all are steroids. In India they may be sold on a doctor’s prescription only.',
    ),
  ],
  seeDoctorIf: [
    'your face burns or turns red when you stop a cream',
    'you have used a steroid on the face for over two weeks',
    'hair grows or pimples come where you apply it',
    'stretch marks appear in the folds',
  ],
  related: ['ringworm', 'fairness-creams-and-mercury', 'melasma'],
};
