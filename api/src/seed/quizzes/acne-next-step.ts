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
        'adapalene at night, slowly, with moisturiser and sunscreen',
        'doxycycline for six months',
        'isotretinoin',
        'a salicylic peel each week alone',
      ],
      'A topical retinoid is the base of nearly every plan. Alternate nights for the first two weeks keep it bearable.',
    ),
    question(
      'Papules and pustules of cheeks and back; you choose doxycycline. What goes with it?',
      [
        'Benzoyl peroxide and a retinoid, and an end after about three months',
        'Topical clindamycin alone',
        'Nothing, so that the effect can be judged',
        'A second oral antibiotic',
      ],
      'Benzoyl peroxide limits resistance, the retinoid holds the result. An oral antibiotic is not given alone and not beyond about twelve weeks.',
    ),
    question(
      'A woman of 28 has deep jaw-line acne before periods, hair on the chin and cycles of 50 days. Which step is missing?',
      [
        'Looking for polycystic ovary syndrome, with history, weight, androgens and glucose',
        'A patch test',
        'A skin biopsy',
        'A stool test',
      ],
      'Irregular cycles with signs of androgen excess need assessment. Combined pills or spironolactone help where they are not contraindicated; pregnancy must be avoided on spironolactone.',
    ),
    question(
      'Uniform papules on the cheeks of a woman who has used a fairness cream for a year. On stopping, the face burns. She has',
      ['topical steroid damage of the face', 'rosacea of childhood', 'acne conglobata', 'contact urticaria'],
      'Monomorphic papules, redness and rebound burning are steroid damage. Explain the rebound in advance, or she will go back to the cream.',
    ),
    question(
      'Before isotretinoin in a woman who may become pregnant, which pair cannot be left out?',
      [
        'A negative pregnancy test and reliable contraception, until one month after the end',
        'Chest X-ray and ECG',
        'Vitamin D and B12',
        'Thyroid profile and ferritin',
      ],
      'Isotretinoin is a strong teratogen. Lipids and liver enzymes are tested before and during the course; ask about mood at each visit too.',
    ),
    question(
      'Two weeks into isotretinoin a boy of 16 has fever, joint pain and ulcerating nodules on the chest. What is done?',
      [
        'Lower or stop isotretinoin and give prednisolone, then begin again low',
        'Double the dose',
        'Add doxycycline to isotretinoin',
        'Drain every nodule',
      ],
      'This is acne fulminans. Steroid first, isotretinoin later at a low dose. Never combine isotretinoin with a tetracycline: raised intracranial pressure.',
    ),
    question(
      'Brown marks trouble a patient more than the pimples. Which message is right?',
      [
        'Treat the acne itself early, shield from light, and add a retinoid or azelaic acid',
        'Begin with an ablative laser',
        'Strong hydroquinone for a year',
        'Marks never fade in brown skin',
      ],
      'Marks follow inflammation. Azelaic acid and adapalene treat both. Marks fade over months; harsh lasers can bring more.',
    ),
    question(
      'Itchy small bumps of equal size on forehead and upper back of a young man who sweats and had antibiotics for months. They do not answer to acne creams. Try',
      [
        'an antifungal for Malassezia folliculitis',
        'a longer course of antibiotics',
        'isotretinoin at full dose',
        'an oral steroid',
      ],
      'Itch and sameness point to Malassezia folliculitis. KOH of a pustule shows yeasts. Topical or oral azoles clear it.',
    ),
    question(
      'Pregnant in the second trimester with inflamed acne: which is acceptable?',
      ['Azelaic acid or topical benzoyl peroxide', 'Adapalene', 'Doxycycline', 'Spironolactone'],
      'Azelaic acid and benzoyl peroxide are used in pregnancy. Retinoids, tetracyclines and antiandrogens are not.',
    ),
    question(
      'Ice-pick scars remain after active acne ended a year ago. Which procedure suits these best?',
      ['TCA CROSS, done carefully on a test area first', 'Subcision alone', 'Dermal filler', 'Microdermabrasion'],
      'Deep narrow scars answer to focal trichloroacetic acid; subcision suits tethered rolling scars. Test, low strength and sun care lower the risk of pigment change.',
    ),
  ],
};
