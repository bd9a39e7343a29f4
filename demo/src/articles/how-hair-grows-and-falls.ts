import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps } from './article-seed';

export const howHairGrowsAndFalls: ArticleSeed = {
  slug: 'how-hair-grows-and-falls',
  title: 'How hair grows, rests and falls',
  summary: 'Losing up to a hundred hairs a day is part of the plan. Learn the cycle, and when shedding needs a check.',
  lead: 'Each hair on your head lives its own life: it grows for years, rests for months, then falls to make room.',
  section: 0,
  speciality: 'hair',
  illustration: 'hairfall',
  publishedOn: '2026-04-27',
  reviewer: 'Dr. Farida Contractor, MD',
  reviewedOn: '2026-07-14',
  body: [
    heading('three-phases', 'Three phases'),
    paragraph(
      'A hair is made in a small pocket called the follicle. It grows for two to six years, about one centimetre a month. Then the follicle shrinks and takes a rest for around three months. At the end the old hair drops out and a new one starts below it.',
    ),
    paragraph(
      'Nine in ten of your hairs are growing at any time. The rest are resting. With about a hundred thousand hairs on the head, 50 to 100 fall every day. On washing days it may be more, because loose hairs wait for the wash.',
    ),
    figure(
      'hairfall',
      'A growing hair has a deep, thick root. A resting hair has a small white bulb and is ready to fall.',
    ),
    heading('the-white-bulb-is-not-the-root', 'The white bulb is not the root'),
    paragraph(
      'Many people see a tiny white dot on a fallen hair and fear that it will never grow back. The dot is only the end of a resting hair. The real root stays in the scalp.',
    ),
    heading('what-upsets-the-cycle', 'What upsets the cycle'),
    list(
      'High fever, dengue, COVID-19 or typhoid',
      'Childbirth',
      'Surgery or a crash diet',
      'Low iron, low protein or a thyroid problem',
      'Some medicines',
    ),
    paragraph(
      'These push many hairs to rest at once. The fall comes two to three months later, so people seldom link it with the cause. This kind of fall stops by itself in most cases, and the hair comes back within six to nine months.',
    ),
    mythFact(
      'Shaving the head makes hair grow thicker.',
      'Shaving cuts the hair above the skin. The follicle below does not know.',
    ),
    heading('what-helps-a-healthy-cycle', 'What helps a healthy cycle'),
    steps(
      ['Eat enough protein.', 'Dal, curd, eggs, paneer, fish or soya with each main meal.'],
      ['Be gentle.', 'Loose plaits, wide-toothed comb, no tight buns every day.'],
      ['Wash as needed.', 'Twice a week or more if the scalp is oily. Washing does not cause hair fall.'],
      ['Check the blood only if advised.', 'Iron, thyroid and vitamin tests help when the story fits.'],
    ),
    paragraph('Oil makes hair smooth and cuts down breakage. It cannot change how many hairs grow.'),
  ],
  seeDoctorIf: [
    'bald patches appear',
    'the scalp hurts, oozes or scars',
    'your parting gets wider each month',
    'eyebrows or lashes fall too',
  ],
  related: ['hair-fall-in-women', 'three-patterns-of-hair-loss', 'oil-and-dandruff'],
};
