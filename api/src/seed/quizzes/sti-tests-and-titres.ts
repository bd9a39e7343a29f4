import { type QuizSeed, question } from './quiz-seed';

export const stiTestsAndTitres: QuizSeed = {
  title: 'STI: tests and titres',
  speciality: 'sti',
  publishedOn: '2026-07-22',
  summary: 'What to send and how to read it.',
  details: {
    level: 'Practice',
    minutes: 10,
    passMark: 70,
    reviewer: 'Dr. Leela Krishnan, MD',
    reviewedOn: '2026-07-15',
  },
  ask: [
    question(
      'A single painless, firm ulcer of the glans for ten days; VDRL negative. What does the negative test mean?',
      [
        'Early primary syphilis is not excluded; treat on suspicion or repeat in two weeks',
        'Syphilis is excluded',
        'It is herpes',
        'The laboratory has failed',
      ],
      'Non-treponemal tests turn positive one to four weeks after the chancre appears. Dark field or PCR helps where available.',
    ),
    question(
      'VDRL was 1:64, and is 1:16 six months after benzathine penicillin. This is',
      ['a fourfold fall: an adequate answer so far', 'a failure: treat again', 'a false positive', 'reinfection'],
      'Two dilutions are a fourfold change. Early syphilis should show it within 6 to 12 months. Compare titres by the same test, if possible from the same laboratory.',
    ),
    question(
      'Strongly suspected secondary syphilis with a weakly reactive VDRL. What do you ask the laboratory?',
      [
        'To dilute the serum and look for a prozone',
        'To repeat it in a year',
        'To do an ANA',
        'Nothing, it excludes syphilis',
      ],
      'Very much antibody can hide the reaction in undiluted serum. Dilution brings it out.',
    ),
    question(
      'A pregnant woman with syphilis says that penicillin gave her hives. The right course is',
      [
        'referral for allergy assessment and desensitisation, then penicillin',
        'azithromycin 1 g once',
        'doxycycline for 14 days',
        'no treatment until delivery',
      ],
      'Only penicillin treats mother and child reliably. Macrolides fail and doxycycline is avoided in pregnancy.',
    ),
    question(
      'Which vaginal swab fits bacterial vaginosis?',
      [
        'Clue cells, pH above 4.5 and a fishy smell with KOH',
        'Hyphae and pH of 4',
        'Motile flagellates with a strawberry cervix',
        'Gram-negative diplococci within neutrophils',
      ],
      'Amsel: three of thin discharge, pH above 4.5, clue cells and a positive whiff test. Hyphae mean candida, flagellates trichomonas, diplococci gonorrhoea.',
    ),
    question(
      'A man has urethral discharge. Under syndromic management in India he is treated at the first visit for',
      ['gonorrhoea and chlamydia together', 'gonorrhoea only', 'syphilis and herpes', 'candida'],
      'Both are covered at once and the partner is treated too. Offer testing for HIV, syphilis and hepatitis B with the same visit.',
    ),
    question(
      'Grouped painful erosions that return four to eight times a year trouble a couple. What is offered?',
      [
        'Daily suppression with aciclovir or valaciclovir, and talk about shedding without signs',
        'A single injection of penicillin',
        'Topical steroid',
        'Circumcision',
      ],
      'Suppression lowers the number of episodes and the spread to the partner. Many transmissions happen without visible sores, so counselling matters as much as tablets.',
    ),
    question(
      'A health worker is stuck by a needle from a patient whose HIV state is unknown. Post-exposure prophylaxis is best begun',
      [
        'within two hours, and not later than 72 hours',
        'after the result of the confirmatory test',
        'within two weeks',
        'only if fever develops',
      ],
      'Begin as early as possible, ideally within two hours, and go on for 28 days unless the source proves negative. Check hepatitis B immunity at the same time.',
    ),
  ],
};
