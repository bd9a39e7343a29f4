import { type QuizSeed, question } from './quiz-seed';

export const nailsBandByBand: QuizSeed = {
  title: 'Nails: band by band',
  speciality: 'nails',
  publishedOn: '2026-10-02',
  summary: 'Benign, watch or biopsy.',
  details: {
    level: 'Practice',
    minutes: 10,
    passMark: 60,
    reviewer: 'Dr. Prachi Deshmukh, MS',
    reviewedOn: '2026-09-25',
  },
  ask: [
    question(
      'Thin grey-brown bands on several nails of a healthy forty-year-old with brown skin, unchanged for years, are most likely',
      [
        'melanocyte activation normal for the skin colour',
        'subungual melanoma of several nails at once',
        'fungal melanonychia that has spread from the feet',
        'Addison disease, not yet seen on the gums',
      ],
      'Several even, thin bands that have been steady for years are common in deeper skin tones. One band that widens, darkens or is triangular is what worries.',
    ),
    question(
      'Which band calls for a matrix biopsy first?',
      [
        'A thumb band, 5 mm wide and widening, in a man of 58',
        'Three pale bands of the fingers, steady, in a girl of seven',
        'A thin red line, unchanged for ten years, in a woman of 40',
        'Pale bands of all nails after chemotherapy in a man of 60',
      ],
      'A single digit, thumb or great toe, adult age, width above 3 mm, change and a broader base make suspicion. Pigment on the nail fold (Hutchinson sign) adds to it.',
    ),
    question(
      'On dermoscopy a purple-black patch under the nail has round dots at its edge and moves outward over six weeks. This is',
      ['subungual haemorrhage', 'subungual melanoma', 'Pseudomonas infection', 'a naevus of the matrix'],
      'Blood has smooth edges with satellite dots and grows out. Mark its edge with a nick in the plate and look again in four to six weeks. Remember that blood does not exclude a tumour.',
    ),
    question(
      'Green colour under a lifted nail in a dishwasher is treated first by',
      [
        'cutting back the nail, drying, and dilute vinegar soaks',
        'oral terbinafine for three months, with a nail lacquer',
        'oral ciprofloxacin for six weeks, guided by a swab',
        'removal of the whole nail, with dressings for a month',
      ],
      'Pseudomonas lives in the wet space below a lifted plate. Trimming, drying and an acidic soak end it; tablets are seldom needed.',
    ),
    question(
      'Before three months of an oral antifungal for a thick toenail you need',
      [
        'proof by KOH, culture or histology of a clipping',
        'a fasting glucose, since diabetes is the usual cause',
        'an X-ray of the toe, to exclude a spur of bone',
        'no test, where several nails look typical of fungus',
      ],
      'About half of dystrophic nails are not fungal: trauma and psoriasis look alike. Test first. A clipping in formalin with PAS is the most sensitive of the simple tests.',
    ),
    question(
      'Twenty shiny nails with fine long ridges in a child of eight: what do you tell the parents?',
      [
        'It often improves by itself over years: protect and wait',
        'It is a fungus of all nails: griseofulvin for a year',
        'It proves a lack of calcium: tablets until nails are smooth',
        'It ends in scars: the nails should be removed early',
      ],
      'Trachyonychia, linked with alopecia areata, lichen planus or psoriasis, is usually kind in children and does not scar. White spots and ridges do not prove a lack of calcium.',
    ),
    question(
      'Cuticle gone, folds swollen and tender on and off for months in a woman who cooks for a canteen. The mainstay is',
      [
        'dry hands, cotton under rubber gloves, and a topical steroid',
        'fluconazole each week for six months, and an antifungal cream',
        'incision of each fold, and dressings until it has closed',
        'amoxicillin for three weeks, and warm salt water at night',
      ],
      'Chronic paronychia is an irritant dermatitis; yeasts come later. Barrier care and a short topical steroid do better than antifungals.',
    ),
    question(
      'Severe pinpoint pain in the cold, a blue-red spot under the nail and relief when a cuff is blown up on the arm. The diagnosis is',
      ['glomus tumour', 'subungual exostosis', 'herpetic whitlow', 'ingrown nail'],
      'Pain, cold and point tenderness make glomus tumour; relief by a cuff is Hildreth sign. Ultrasound or MRI shows it, excision cures it.',
    ),
  ],
};
