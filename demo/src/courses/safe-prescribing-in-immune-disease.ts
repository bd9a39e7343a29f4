import { heading, list, paragraph, steps, warning } from '../articles/article-seed';
import { type CourseSeed, lesson } from './course-seed';

export const safePrescribingInImmuneDisease: CourseSeed = {
  title: 'Safe prescribing in immune disease',
  speciality: 'immune',
  publishedOn: '2026-06-01',
  summary: 'Methotrexate, ciclosporin, biologics and their checks.',
  details: {
    level: 'Advanced',
    teacher: 'Dr. Sudha Pillai',
    reviewer: 'Dr. Leela Krishnan, MD',
    reviewedOn: '2026-05-24',
    outcomes: [
      'Screen before immune treatment with one card',
      'Monitor methotrexate, ciclosporin and azathioprine by calendar',
      'Choose and follow biologics with tuberculosis in mind',
      'Know when to stop, and what to do with a fever',
    ],
  },
  teaches: [
    lesson(
      'The card before the first tablet',
      8,
      paragraph(
        'Infection, pregnancy, liver, kidney, blood, cancer, vaccines, other tablets: eight words. Write the answer beside each, with the date. A patient who comes back after a year gets a new card.',
      ),
      list(
        'Hepatitis B surface antigen and core antibody, hepatitis C, HIV',
        'Chest film and a test for latent tuberculosis before biologics and JAK inhibitors',
        'Vaccines: inactivated ones now, live ones four weeks before or not at all',
        'Contraception for both partners where the drug asks for it',
      ),
    ),
    lesson(
      'Methotrexate',
      9,
      paragraph(
        'Once a week, on a day written in words, with folic acid on another day. Start at 7.5 to 10 mg and go up by answer; lower doses in old age and poor kidneys.',
      ),
      heading('tests', 'Tests'),
      paragraph(
        'Count, liver and creatinine at two, four and eight weeks, then each two to three months. Persistent enzymes above twice the limit: lower or stop, and ask about alcohol and weight.',
      ),
      warning(
        'Never with cotrimoxazole',
        'Together they stop the marrow. Mouth ulcers and bruises are the first sign; folinic acid is the antidote.',
      ),
    ),
    lesson(
      'Ciclosporin and azathioprine',
      9,
      paragraph(
        'Ciclosporin is quick: 2.5 to 5 mg per kilogram for weeks to months. Blood pressure and creatinine every two weeks at first; a rise of thirty percent over the start halves the dose.',
      ),
      paragraph(
        'Azathioprine is slow and steady. Where TPMT or NUDT15 can be tested, test: variants of NUDT15 are frequent in Asia. Otherwise begin low and count each week for a month.',
      ),
    ),
    lesson(
      'Biologics and tuberculosis',
      9,
      paragraph(
        'TNF blockers carry the highest risk of reactivation, IL-17 and IL-23 blockers a low one. Every patient is screened all the same. Latent infection is treated first, for at least a month before the first dose, with a pulmonologist.',
      ),
      steps(
        ['Ask.', 'Cough, weight, night sweats, contact at home.'],
        ['Test.', 'Chest film and IGRA or skin test.'],
        ['Repeat.', 'Each year, and whenever a cough lasts two weeks.'],
      ),
    ),
    lesson(
      'Fever on treatment',
      7,
      paragraph(
        'Fever means: stop the immune drug, see the patient today, count, culture, film. Think of tuberculosis, zoster, sepsis and, on JAK inhibitors, clots when a leg swells or breath is short.',
      ),
      list(
        'Restart only after the infection is treated and named',
        'Write the event into the card',
        'Report serious harm to pharmacovigilance',
      ),
    ),
    lesson(
      'Stopping well',
      6,
      paragraph(
        'Ask at each visit: do we still need this dose? Taper what brings rebound (ciclosporin, steroid), stretch what allows it (biologics), and stop at once what harms. Agree on the signs that bring the patient back.',
      ),
    ),
  ],
};
