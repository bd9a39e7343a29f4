import { figure, list, mythFact, paragraph, steps, warning } from '../articles/article-seed';
import { type CourseSeed, lesson } from './course-seed';

export const eczemaFromInfancyToSchool: CourseSeed = {
  title: 'Eczema from infancy to school',
  speciality: 'paediatric',
  publishedOn: '2026-09-15',
  summary: 'Amounts, steroids without fear, wet wraps and the talk with grandmother.',
  details: {
    level: 'Foundation',
    teacher: 'Dr. Sahana Murthy',
    reviewer: 'Dr. Sudha Pillai, MD',
    reviewedOn: '2026-09-06',
    outcomes: [
      'Diagnose atopic eczema on brown skin',
      'Prescribe amounts in grams and fingertips',
      'Use steroids and calcineurin inhibitors with a plan',
      'Find infection, and the child who needs more',
    ],
  },
  teaches: [
    lesson(
      'Eczema without redness',
      7,
      paragraph(
        'On brown skin eczema is grey, violet or dark, with bumps round follicles, and it leaves pale or dark marks that frighten parents more than the itch. Feel for roughness; look at folds, front of knees and eyelids.',
      ),
      figure('eczema', 'The same eczema on five tones.'),
      mythFact(
        'Pale patches are vitiligo or a lack of calcium.',
        'Most are marks of healed eczema. They fill in with time.',
      ),
    ),
    lesson(
      'Moisturiser by the kilo',
      6,
      paragraph(
        'A small child needs about 125 to 250 grams a week. Write the number. Petrolatum, cold-pressed coconut oil or a plain cream: what is affordable is used.',
      ),
      list(
        'After the bath, within three minutes',
        'In the direction of the hair',
        'Not from a tub with wet fingers: use a spoon',
      ),
    ),
    lesson(
      'Steroids without fear',
      9,
      paragraph(
        'One fingertip unit covers two adult palms. Mild for the face and folds, moderate for the body, for days and not for weeks; then two days a week on the usual places to keep the peace.',
      ),
      steps(
        ['Get it calm.', 'Daily until smooth, usually five to ten days.'],
        ['Keep it calm.', 'Weekends only, on old sites.'],
        ['Step up.', 'A written plan for the flare.'],
      ),
      warning('Combination creams', 'No mixtures of steroid, antifungal and antibiotic on a child’s skin.'),
    ),
    lesson(
      'Infection and other alarms',
      7,
      paragraph(
        'Honey crusts: bacteria. Punched-out sores with fever: herpes, an emergency. Failure to thrive, early onset with draining ears or nodes: think of immune deficiency.',
      ),
      list(
        'Scabies in the family mimics and worsens eczema',
        'Zinc deficiency: mouth, hands and napkin area',
        'Contact allergy: asymmetric, odd places',
      ),
    ),
    lesson(
      'Food, oil, winter and grandmother',
      7,
      paragraph(
        'Ask about food only where hives or vomiting follow within two hours. No diets on suspicion. Mustard oil irritates many; gram flour dries. Praise what is harmless, change what harms, and invite grandmother to put the cream on.',
      ),
      mythFact('Milk is the cause.', 'It rarely is. Children grow on it.'),
    ),
  ],
};
