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
        'Early primary syphilis is not excluded by it',
        'Syphilis of any stage is excluded by it',
        'Herpes is the likelier cause of the ulcer',
        'The ulcer has lasted too long for a chancre',
      ],
      'Non-treponemal tests turn positive one to four weeks after the chancre appears. Treat on suspicion, or repeat the test in two weeks. Dark field or PCR helps where available.',
    ),
    question(
      'VDRL was 1:64, and is 1:16 six months after benzathine penicillin. This is',
      [
        'a fourfold fall: an adequate answer so far',
        'a twofold fall: a failure, so treat again',
        'a fall within error: nothing can be said yet',
        'a false positive: no treatment was needed',
      ],
      'Two dilutions are a fourfold change. Early syphilis should show it within 6 to 12 months. Compare titres by the same test, if possible from the same laboratory.',
    ),
    question(
      'Strongly suspected secondary syphilis with a weakly reactive VDRL. What do you ask the laboratory?',
      [
        'To dilute the serum and look for a prozone',
        'To repeat the same test in three months',
        'To do an ANA for a false positive',
        'To do nothing: a weak result excludes it',
      ],
      'Very much antibody can hide the reaction in undiluted serum. Dilution brings it out.',
    ),
    question(
      'A pregnant woman with syphilis says that penicillin gave her hives. The right course is',
      [
        'allergy assessment, desensitisation, then penicillin',
        'azithromycin 1 g once, with a VDRL each month',
        'doxycycline for 14 days, with folic acid',
        'no treatment until delivery, then penicillin for the child',
      ],
      'Only penicillin treats mother and child reliably. Macrolides fail and doxycycline is avoided in pregnancy.',
    ),
    question(
      'Which vaginal swab fits bacterial vaginosis?',
      [
        'Clue cells, pH above 4.5 and a fishy smell with KOH',
        'Hyphae and buds, pH of 4 and no smell with KOH',
        'Motile flagellates, pH of 6 and a strawberry cervix',
        'Gram-negative diplococci in neutrophils, pH of 4',
      ],
      'Amsel: three of thin discharge, pH above 4.5, clue cells and a positive whiff test. Hyphae mean candida, flagellates trichomonas, diplococci gonorrhoea.',
    ),
    question(
      'A man has urethral discharge. Under syndromic management in India he is treated at the first visit for',
      [
        'gonorrhoea and chlamydia together',
        'gonorrhoea first, chlamydia if it persists',
        'syphilis and chancroid together',
        'trichomonas and candida together',
      ],
      'Both are covered at once and the partner is treated too. Offer testing for HIV, syphilis and hepatitis B with the same visit.',
    ),
    question(
      'Grouped painful erosions that return four to eight times a year trouble a couple. What is offered?',
      [
        'Daily suppression with aciclovir, and counselling',
        'A single injection of penicillin for both partners',
        'A steroid–antibiotic cream at the start of each bout',
        'Aciclovir cream for each bout, and no other measure',
      ],
      'Daily aciclovir or valaciclovir lowers the number of episodes and the spread to the partner. Many transmissions happen by shedding without visible sores, so counselling matters as much as tablets.',
    ),
    question(
      'A health worker is stuck by a needle from a patient whose HIV state is unknown. Post-exposure prophylaxis is best begun',
      [
        'within two hours, and not later than 72 hours',
        'after the confirmatory test, if it is positive',
        'within two weeks, once baseline tests are back',
        'only if fever, rash or swollen glands develop',
      ],
      'Begin as early as possible, ideally within two hours, and go on for 28 days unless the source proves negative. Check hepatitis B immunity at the same time.',
    ),
  ],
};
