import { type QuizSeed, question } from './quiz-seed';

export const acneNextStep: QuizSeed = {
  title: 'Acne: next step?',
  speciality: 'acne',
  publishedOn: '2026-06-30',
  summary: 'Ten short stories, one decision each.',
  details: {
    level: 'Practice',
    minutes: 12,
    passMark: 60,
    reviewer: 'Dr. Prachi Deshmukh, MS',
    reviewedOn: '2026-06-22',
  },
  ask: [
    question(
      'A student of 17 has comedones on forehead and nose, few papules, no scars. Begin with',
      [
        'adapalene at night, with moisturiser and sunscreen',
        'doxycycline for six months, with sunscreen',
        'low-dose isotretinoin, with lipids tested first',
        'a salicylic peel each week, with no cream at home',
      ],
      'A topical retinoid is the base of nearly every plan. Alternate nights for the first two weeks keep it bearable.',
    ),
    question(
      'Papules and pustules of cheeks and back; you choose doxycycline. What goes with it?',
      [
        'Benzoyl peroxide and a topical retinoid',
        'Clindamycin gel alone, morning and night',
        'Nothing for six weeks, so that its effect can be judged',
        'Azithromycin in pulses, as a second antibiotic',
      ],
      'Benzoyl peroxide limits resistance, the retinoid holds the result. An oral antibiotic is not given alone and not beyond about twelve weeks.',
    ),
    question(
      'A woman of 28 has deep jaw-line acne before periods, hair on the chin and cycles of 50 days. Which step is missing?',
      [
        'Assessment for polycystic ovary syndrome',
        'Patch tests with her cosmetics and hair oil',
        'Biopsy of a nodule to exclude lupus vulgaris',
        'Serum zinc and vitamin D before any tablet',
      ],
      'Irregular cycles with signs of androgen excess need assessment: history, weight, androgens and glucose. Combined pills or spironolactone help where they are not contraindicated; pregnancy must be avoided on spironolactone.',
    ),
    question(
      'Uniform papules on the cheeks of a woman who has used a fairness cream for a year. On stopping, the face burns. She has',
      [
        'topical steroid damage of the face',
        'late-onset acne from androgen excess',
        'contact urticaria from a preservative',
        'ochronosis from hydroquinone',
      ],
      'Monomorphic papules, redness and rebound burning are steroid damage. Explain the rebound in advance, or she will go back to the cream.',
    ),
    question(
      'Before isotretinoin in a woman who may become pregnant, which pair cannot be left out?',
      [
        'A negative pregnancy test and reliable contraception',
        'An eye examination and a chest X-ray',
        'A thyroid profile and ferritin, repeated each month',
        'Vitamin D and B12, with any lack made good first',
      ],
      'Isotretinoin is a strong teratogen: contraception goes on until one month after the end. Lipids and liver enzymes are tested before and during the course; ask about mood at each visit too.',
    ),
    question(
      'Two weeks into isotretinoin a boy of 16 has fever, joint pain and ulcerating nodules on the chest. What is done?',
      [
        'Give prednisolone, and lower or stop isotretinoin',
        'Double isotretinoin, and review in two weeks',
        'Add doxycycline, and go on with isotretinoin',
        'Drain every nodule, and add a cephalosporin for ten days',
      ],
      'This is acne fulminans. Steroid first, isotretinoin later at a low dose. Never combine isotretinoin with a tetracycline: raised intracranial pressure.',
    ),
    question(
      'Brown marks trouble a patient more than the pimples. Which message is right?',
      [
        'Treat the acne early, and shield the skin from light',
        'Leave the acne, and clear the marks first with a laser',
        'Use strong hydroquinone on the whole face for a year',
        'Stop all creams, since marks in brown skin never fade',
      ],
      'Marks follow inflammation. Azelaic acid and adapalene treat both. Marks fade over months; harsh lasers can bring more.',
    ),
    question(
      'Itchy small bumps of equal size on forehead and upper back of a young man who sweats and had antibiotics for months. They do not answer to acne creams. Try',
      [
        'an azole, on the skin or by mouth',
        'a longer course of minocycline',
        'isotretinoin at full dose for five months',
        'oral prednisolone for a week',
      ],
      'Itch and sameness point to Malassezia folliculitis. KOH of a pustule shows yeasts. Topical or oral azoles clear it.',
    ),
    question(
      'Pregnant in the second trimester with inflamed acne: which is acceptable?',
      [
        'Azelaic acid or benzoyl peroxide',
        'Adapalene or tretinoin at night',
        'Doxycycline or minocycline',
        'Spironolactone or a combined pill',
      ],
      'Azelaic acid and benzoyl peroxide are used in pregnancy. Retinoids, tetracyclines and antiandrogens are not.',
    ),
    question(
      'Ice-pick scars remain after active acne ended a year ago. Which procedure suits these best?',
      [
        'TCA CROSS, after a test area',
        'Subcision with a blunt cannula',
        'Hyaluronic acid filler',
        'Microdermabrasion once a week',
      ],
      'Deep narrow scars answer to focal trichloroacetic acid; subcision suits tethered rolling scars. Test, low strength and sun care lower the risk of pigment change.',
    ),
  ],
};
