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
        'melanocyte activation that is normal for the skin colour',
        'subungual melanoma',
        'fungal melanonychia',
        'Addison disease',
      ],
      'Several even, thin bands that have been steady for years are common in deeper skin tones. One band that widens, darkens or is triangular is what worries.',
    ),
    question(
      'Which band calls for a matrix biopsy first?',
      [
        'A single band of the thumb, 5 mm wide at the base, growing over eight months in a man of 58',
        'Three pale bands in a girl of seven',
        'A red line with a small split at the tip',
        'Pale bands of all nails after chemotherapy',
      ],
      'A single digit, thumb or great toe, adult age, width above 3 mm, change and a broader base make suspicion. Pigment on the nail fold (Hutchinson sign) adds to it.',
    ),
    question(
      'On dermoscopy a purple-black patch under the nail has round dots at its edge and moves outward over six weeks. This is',
      ['subungual haemorrhage', 'melanoma', 'Pseudomonas', 'a naevus of the matrix'],
      'Blood has smooth edges with satellite dots and grows out. Mark its edge with a nick in the plate and look again in four to six weeks. Remember that blood does not exclude a tumour.',
    ),
    question(
      'Green colour under a lifted nail in a dishwasher is treated first by',
      [
        'cutting back the lifted nail and keeping it dry, with dilute vinegar soaks',
        'oral terbinafine for three months',
        'oral ciprofloxacin for six weeks',
        'removal of the whole nail',
      ],
      'Pseudomonas lives in the wet space below a lifted plate. Trimming, drying and an acidic soak end it; tablets are seldom needed.',
    ),
    question(
      'Before three months of an oral antifungal for a thick toenail you need',
      [
        'proof by KOH, culture or histology of a clipping',
        'a fasting glucose only',
        'an X-ray of the toe',
        'no test where it looks typical',
      ],
      'About half of dystrophic nails are not fungal: trauma and psoriasis look alike. Test first. A clipping in formalin with PAS is the most sensitive of the simple tests.',
    ),
    question(
      'Twenty shiny nails with fine long ridges in a child of eight: what do you tell the parents?',
      [
        'Trachyonychia often improves on its own over years; protect and wait',
        'It is a fungus and needs griseofulvin',
        'It proves a lack of calcium',
        'The nails must be removed',
      ],
      'Trachyonychia, linked with alopecia areata, lichen planus or psoriasis, is usually kind in children and does not scar. White spots and ridges do not prove a lack of calcium.',
    ),
    question(
      'Cuticle gone, folds swollen and tender on and off for months in a woman who cooks for a canteen. The mainstay is',
      [
        'keeping the hands dry with cotton under rubber gloves, and a topical steroid to the folds',
        'fluconazole weekly for six months',
        'incision of each fold',
        'amoxicillin for three weeks',
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
