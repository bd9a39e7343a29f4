import type { Monograph } from './monograph';

export const vitiligoMedicalAndSurgicalCare: Monograph = {
  title: 'Vitiligo: Medical and Surgical Care',
  author: 'Dr. Leela Krishnan',
  speciality: 'pigment',
  publishedOn: '2025-09-22',
  cover: { pattern: 'discs', palette: 'sand', variant: 5 },
  summary:
    'Stop the spread, bring back colour, keep it. A path from first patch to graft, with signs of activity and honest numbers by site.',
  figure: {
    kind: 'tones',
    lesion: 'pale',
    caption:
      'The same depigmented patch on five skin tones. Contrast, and with it distress, grows with the depth of colour.',
  },
  history: [
    'When did the last new patch come? Answers under six weeks change the plan. Ask for friction, burns, rubber slippers and bindi, thyroid and diabetes in the family, and for treatment tried, including oils that burnt.',
    'Ask how it affects school, work and marriage talks. Distress does not follow the area.',
  ],
  examination: [
    'Map with a Wood lamp. Trichrome borders, confetti macules and Koebner lines mean activity. White hair means a poorer reservoir. Mark segmental disease: it is early, stable soon and the best case for grafting.',
    'Test sensation in any pale, ill-defined patch. Leprosy must be excluded by touch, not by thought.',
  ],
  differential: [
    ['Pityriasis alba', 'faint, scaly, cheeks'],
    ['Leprosy', 'reduced sensation, nerves'],
    ['Versicolor', 'fine scale, KOH'],
    ['Naevus depigmentosus', 'since birth, stable, off-white'],
    ['Piebaldism', 'forelock, midline, family'],
    ['Chemical leucoderma', 'rubber, bindi, confetti pattern'],
  ],
  investigations: [
    'TSH once and again with symptoms. Blood sugar and B12 as history suggests. Biopsy seldom. Serial photographs under Wood lamp are the best test of all.',
    'Before oral mini-pulse: weight, sugar, blood pressure, tuberculosis history.',
  ],
  ladder: [
    ['Halt', 'oral mini-pulse dexamethasone 2.5 to 5 mg two days weekly, three to six months'],
    ['Localised', 'mometasone in cycles on the body, tacrolimus on the face'],
    ['Widespread', 'narrow-band UVB two to three times weekly, six to twelve months'],
    ['Add', 'topical JAK inhibitor where available'],
    ['Stable a year', 'suction blister or cell suspension'],
    ['Universal', 'camouflage or, after long thought, depigmentation'],
  ],
  counselling: [
    'Give figures by site: face and neck do well, trunk fairly, hands and feet poorly. First dots by three months, judgement at six. Name it in the patient’s language and say “not leprosy” aloud, with the family in the room.',
    'Camouflage may begin on day one. It is no sign of giving up.',
  ],
  pitfalls: [
    'In light-brown skin early patches are missed without Wood lamp. In deep skin the border tans under phototherapy and contrast grows before it shrinks: warn of it.',
    'Topical psoralen with sun burns and koebnerises. Leave it.',
  ],
  shared: ['phototherapy', 'photographs', 'counselling'],
};
