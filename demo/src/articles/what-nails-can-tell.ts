import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const whatNailsCanTell: ArticleSeed = {
  slug: 'what-nails-can-tell',
  title: 'What your nails can tell',
  summary: 'Most nail marks are harmless. A few are a message from the rest of the body.',
  lead: 'A fingernail takes six months to grow out, a toenail more than a year. So a nail is a diary of your health.',
  section: 0,
  speciality: 'nails',
  illustration: 'nails',
  publishedOn: '2026-04-08',
  reviewer: 'Dr. Prachi Deshmukh, MS',
  reviewedOn: '2026-06-30',
  body: [
    heading('how-a-nail-is-made', 'How a nail is made'),
    paragraph(
      'The nail you see is a plate of hard protein. It is made under the skin at its base, in a bed called the matrix. The pale half-moon near the cuticle is the only part of it that shows. If the matrix is hurt, the mark moves forward as the nail grows.',
    ),
    figure('nails', 'From base to tip: matrix under the fold, half-moon, plate and free edge.'),
    heading('marks-that-are-harmless', 'Marks that are harmless'),
    list(
      'White dots come from small knocks. They are not a lack of calcium.',
      'Fine ridges along the nail come with age.',
      'Brown lines in several nails are common in brown skin.',
      'Slow splitting at the tip often comes from water and detergent.',
    ),
    heading('marks-that-need-a-look', 'Marks that need a look'),
    paragraph(
      'A deep groove across many nails marks a past illness, such as dengue or a high fever. Spoon-shaped nails may go with low iron. Pits like those on a thimble may go with psoriasis. Thick, crumbly, yellow toenails are often fungal, but half of all thick nails are not. A test should come before tablets.',
    ),
    warning(
      'One dark line, alone',
      'A single new brown or black line that gets wider, or spills on to the skin around the nail, should be seen by a skin doctor within two weeks.',
    ),
    heading('how-to-keep-nails-well', 'How to keep nails well'),
    steps(
      ['Cut straight.', 'Trim toenails straight across, not deep at the corners.'],
      ['Keep them dry.', 'Wear gloves with a cotton lining for dishes and washing.'],
      ['Spare the cuticle.', 'It is a seal against germs. Do not push or cut it.'],
      ['Rest between manicures.', 'Gel and acetone thin the plate. Leave a gap of some weeks.'],
    ),
    mythFact(
      'Nails need to breathe.',
      'Nails are not alive and do not breathe. Rest days help because glue and acetone are harsh.',
    ),
  ],
  seeDoctorIf: [
    'a dark line is new, wide or growing',
    'a nail lifts off without injury',
    'the fold is hot, swollen or has pus',
    'all your nails change together',
  ],
  related: ['fungal-nails', 'leave-your-cuticles-alone', 'nail-changes-at-a-glance'],
};
