import { figure, heading, list, paragraph, steps, warning } from '../articles/article-seed';
import { type CourseSeed, lesson } from './course-seed';

export const hairClinicBasics: CourseSeed = {
  title: 'Hair clinic basics',
  speciality: 'hair',
  publishedOn: '2025-10-01',
  summary: 'History, trichoscopy, four treatments and three talks.',
  details: {
    level: 'Foundation',
    teacher: 'Dr. Farida Contractor',
    reviewer: 'Dr. Sudha Pillai, MD',
    reviewedOn: '2026-02-18',
    outcomes: [
      'Sort hair loss into shedding, thinning and scarring within ten minutes',
      'Choose few tests, and know what they cannot tell',
      'Start four treatments safely',
      'Hold the three talks that keep patients from quacks',
    ],
  },
  teaches: [
    lesson(
      'Shedding, thinning or scarring',
      8,
      paragraph(
        'Three questions sort most. Since when, and what happened three months before? Is it more hair on the comb, or less hair on the head? Does the scalp itch, burn or scale? Shedding follows fever, delivery, crash diet or a new medicine. Thinning is slow and has a pattern. Scarring takes the openings.',
      ),
      figure('hairfall', 'Crown thinning, even shedding and a smooth scar.'),
    ),
    lesson(
      'The ten-minute examination',
      7,
      steps(
        ['Part the hair.', 'Front, middle, crown, sides: compare the width of the parting.'],
        [
          'Pull.',
          'Fifty hairs between the fingers, on hair not washed since yesterday. More than five is active shedding.',
        ],
        ['Lens.', 'Five fields, always the same.'],
        ['Look further.', 'Brows, nails, skin, acne, facial hair.'],
      ),
      paragraph('Take one picture from above with the chin on the chest. It settles arguments in a year.'),
    ),
    lesson(
      'Few tests, well chosen',
      6,
      paragraph(
        'Blood count, ferritin and thyroid are enough for most with shedding. Androgens are for women with irregular cycles, acne or facial hair. Syphilis serology for moth-eaten patches. Vitamin panels bring numbers and no hair.',
      ),
      list(
        'Low ferritin: treat, and ask why',
        'Biopsy: two four-millimetre punches from the active edge when openings are missing',
      ),
    ),
    lesson(
      'Four treatments',
      10,
      heading('minoxidil', 'Minoxidil'),
      paragraph(
        'Lotion or foam daily, with a warning about the shed of the first two months. Low oral doses are off label: ask about heart and pregnancy, expect some facial hair.',
      ),
      heading('finasteride', 'Finasteride'),
      paragraph(
        'For men, 1 mg a day; talk about libido and mood first. Women who may become pregnant do not take or crush it.',
      ),
      heading('injection', 'Triamcinolone'),
      paragraph('For patchy areata: 2.5 to 5 mg per millilitre, superficial, each four to six weeks.'),
      heading('jak', 'JAK inhibitors'),
      paragraph('For extensive areata in experienced hands, after screening. Hair often falls when they stop.'),
    ),
    lesson(
      'Three talks',
      8,
      paragraph(
        '“It is not falling because you wash it.” “Oil feels good and does not grow hair.” “This will take six months, and here is how we will know.” Say all three at the first visit, and give the picture.',
      ),
      warning(
        'Look for despair',
        'Hair loss can weigh as much as a grave illness. Ask about sleep, work and thoughts of self-harm.',
      ),
    ),
  ],
};
