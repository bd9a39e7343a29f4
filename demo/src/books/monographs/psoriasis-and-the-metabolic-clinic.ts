import type { Monograph } from './monograph';

export const psoriasisAndTheMetabolicClinic: Monograph = {
  title: 'Psoriasis and the Metabolic Clinic',
  author: 'Dr. Irfan Qureshi',
  speciality: 'immune',
  publishedOn: '2025-06-16',
  cover: { pattern: 'bricks', palette: 'clay', variant: 2 },
  summary: 'Plaques, weight, liver and heart are one visit. A plan for skin clearance that also adds years.',
  figure: {
    kind: 'tones',
    lesion: 'plaque',
    caption:
      'Plaque psoriasis on five tones. Scale is silver throughout; the base goes from pink to violet and grey-brown.',
  },
  history: [
    'Duration, sites that matter to the patient, sleep, joints, and what worked. Ask for injections or tablets from informal practitioners: systemic steroid is the common reason for pustular flares. Alcohol, tobacco, weight at twenty and now.',
    'Five questions for joints: morning stiffness, heel pain, swollen finger, back pain at night, better with movement.',
  ],
  examination: [
    'Body surface by palms, and the four high-impact sites: scalp, nails, palms and soles, genitals. Weight, waist, blood pressure each visit. Press the Achilles insertion and the finger joints.',
    'Photograph with a scale. Area drops before thickness does, and patients need to see it.',
  ],
  differential: [
    ['Eczema', 'ill-defined, weeping, flexural'],
    ['Tinea', 'edge, KOH'],
    ['Lichen planus', 'violet, flat-topped, mouth'],
    ['Pityriasis rubra pilaris', 'orange palms, islands'],
    ['Mycosis fungoides', 'wrinkled, bathing trunk, years'],
    ['Secondary syphilis', 'palms, lymph nodes, VDRL'],
  ],
  investigations: [
    'Sugar, lipids, liver enzymes, creatinine, and FIB-4 from routine values. Before methotrexate add blood count, hepatitis B and C. Before a biologic add tuberculosis screening by interferon assay and chest film, and HIV.',
    'Repeat fasting values each year, also in clear skin.',
  ],
  ladder: [
    ['Up to 3%', 'potent steroid with calcipotriol, then weekends'],
    ['3 to 10%', 'narrow-band UVB, or methotrexate 7.5 to 15 mg once weekly'],
    ['Joints or over 10%', 'methotrexate to 25 mg, apremilast'],
    ['Failure at sixteen weeks', 'biologic by profile, cost and tuberculosis risk'],
    ['Every step', 'weight, alcohol, tobacco, blood pressure'],
    ['Stable a year', 'stretch interval with the patient'],
  ],
  counselling: [
    '“Once a week, this day.” Let the patient repeat it. Write it on the strip. A daily dose of methotrexate kills.',
    'A loss of five per cent of weight makes every drug work better; put it in the prescription as a line of its own.',
  ],
  pitfalls: [
    'Post-inflammatory marks outlast plaques by months. Run a finger over them. If flat and smooth, stop the steroid.',
    'Erythrodermic skin on deep tones looks dark and shiny, not red. Warmth, shivering and oedema give it away.',
  ],
  shared: ['methotrexate', 'screening', 'brown-skin'],
};
