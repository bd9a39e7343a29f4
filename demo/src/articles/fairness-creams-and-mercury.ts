import { type ArticleSeed, list, mythFact, paragraph, warning } from './article-seed';

export const fairnessCreamsAndMercury: ArticleSeed = {
  slug: 'fairness-creams-and-mercury',
  title: 'Fairness creams and mercury',
  summary: 'Some creams that whiten fast hold a metal that harms the kidneys.',
  lead: 'Skin that turns fair in a week is a warning, not a success.',
  section: 1,
  speciality: 'pigment',
  illustration: 'melasma',
  publishedOn: '2026-05-24',
  reviewer: 'Dr. Kavitha Iyer, MD',
  reviewedOn: '2026-08-03',
  body: [
    paragraph(
      'Mercury blocks pigment. It also passes through the skin to the kidneys, the nerves and an unborn child. It is banned in cosmetics in India, yet tests still find it in unlabelled jars and imported “beauty” creams.',
    ),
    list(
      'No list of ingredients? Leave it.',
      'Words such as mercurous chloride, calomel or mercuric? Leave it.',
      'Grey or cream colour that darkens in light? Leave it.',
    ),
    warning(
      'Stop and tell',
      'If you used such a jar, stop, keep it in a closed bag and show it to your doctor. Wash towels and pillow covers. A urine test can measure mercury.',
    ),
    mythFact('Herbal means safe.', 'Jars sold as herbal are often the ones with no label at all.'),
    paragraph(
      'To fade dark marks, sunscreen and time do more than any jar, and the doctor has safe creams for the rest.',
    ),
  ],
  seeDoctorIf: ['you have swelling of feet or frothy urine', 'the skin burns each time you stop the cream'],
  related: ['what-is-in-a-steroid-cream', 'why-skin-comes-in-many-colours', 'melasma'],
};
