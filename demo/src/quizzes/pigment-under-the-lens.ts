import { type QuizSeed, question } from './quiz-seed';

export const pigmentUnderTheLens: QuizSeed = {
  title: 'Pigment under the lens',
  speciality: 'pigment',
  publishedOn: '2026-05-26',
  summary: 'Brown, grey and blue.',
  details: {
    level: 'Advanced',
    minutes: 10,
    passMark: 60,
    reviewer: 'Dr. Tarun Baruah, MD',
    reviewedOn: '2026-05-18',
  },
  ask: [
    question(
      'Under the dermoscope, pigment deep in the dermis looks',
      ['blue-grey', 'black', 'yellow', 'light brown'],
      'Depth changes colour by scatter: black in the horn, brown at the junction, grey and then blue in the dermis.',
    ),
    question(
      'Melasma that worsens on hydroquinone used for two years; the cheeks show banana-shaped brown bodies under the microscope and caviar-like papules. This is',
      ['exogenous ochronosis', 'naevus of Ota', 'lichen planus pigmentosus', 'pigmented contact dermatitis'],
      'Long use of hydroquinone can cause ochronosis. Stop it. Dermoscopy shows blue-grey globules that block the openings of follicles.',
    ),
    question(
      'Which light matters in melasma beside ultraviolet?',
      [
        'Visible light, against which iron oxide tints protect',
        'Visible light, against which any clear sunscreen protects',
        'Infrared, against which a high SPF protects',
        'No other light, so that a high SPF alone is enough',
      ],
      'Visible light, the blue end above all, darkens skin of colour for long. Tinted sunscreens with iron oxide protect better than clear ones.',
    ),
    question(
      'Sharp chalk-white patches that shine under Wood lamp on lips and finger tips are',
      ['vitiligo', 'pityriasis alba', 'leprosy', 'post-inflammatory paleness'],
      'Complete loss of pigment shines blue-white under Wood lamp. Pale but not white patches with fine scale are pityriasis alba; test sensation when in doubt.',
    ),
    question(
      'Confetti-like white dots and a blurred three-coloured edge in vitiligo mean that the disease is',
      ['active', 'stable', 'segmental', 'cured'],
      'Confetti dots, trichrome edges and new Koebner lines are signs of activity. Grafting waits until at least a year without them.',
    ),
    question(
      'Slate-grey patches on face and neck of a woman of forty without redness; mustard oil and hair dye are used. Your first thought besides lichen planus pigmentosus is',
      [
        'pigmented contact dermatitis, so patch test',
        'Addison disease, so a morning cortisol',
        'argyria, so silver levels in the blood',
        'epidermal melasma, so hydroquinone at night',
      ],
      'Fragrance, dyes, oils and kumkum can leave grey pigment without a rash before it. Patch tests with own products often find the culprit.',
    ),
    question(
      'Oral tranexamic acid for melasma is not given to',
      [
        'a woman with a previous deep vein thrombosis',
        'a woman with hypothyroidism on treatment',
        'a woman with iron deficiency from heavy periods',
        'a man of thirty with skin of type V',
      ],
      'Ask for clots in the patient and family, for pills with oestrogen, smoking and pregnancy. Low doses for a limited time are usual, always beside sunscreen.',
    ),
    question(
      'A unilateral blue-grey patch round the eye with a blue spot on the sclera since infancy. Who should see the child regularly?',
      [
        'An ophthalmologist, for raised pressure in the eye',
        'A cardiologist, for a leaking mitral valve',
        'An endocrinologist, for signs of early puberty',
        'A neurologist, for fits and calcified vessels',
      ],
      'Naevus of Ota carries a risk of glaucoma and, rarely, melanoma of the eye. Q-switched lasers work on the skin over several sessions.',
    ),
  ],
};
