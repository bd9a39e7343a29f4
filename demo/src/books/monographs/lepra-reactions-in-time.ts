import type { Monograph } from './monograph';

export const lepraReactionsInTime: Monograph = {
  title: 'Lepra Reactions in Time',
  author: 'Dr. Philomina Xavier',
  speciality: 'leprosy',
  publishedOn: '2025-01-27',
  cover: { pattern: 'arches', palette: 'clay', variant: 7 },
  summary:
    'A nerve lost in a week is lost for life. Recognise type one and type two, measure nerves, treat the same day.',
  figure: {
    kind: 'nerve',
    caption: 'Map of nerves and points for monofilament testing. Repeat it at each visit on the same chart.',
  },
  history: [
    'New redness in old patches, new lumps with fever, aching hands, red eyes, weak grip: since when? Weeks of MDT, delivery in the last months, infection, vaccine. Ask what stopped the medicine, if it was stopped.',
    'Reaction may be the first sign of leprosy, and may come years after release from treatment.',
  ],
  examination: [
    'Type one: patches swell, no fever, nerve tender. Type two: crops of tender nodules, fever, iritis, testis, joints. Chart touch and power at palms and soles with filaments. Press each nerve gently.',
    'Silent neuritis has no pain at all: only the chart shows it.',
  ],
  differential: [
    ['Relapse', 'slow, new lesions, smear rising'],
    ['Cellulitis', 'one leg, fever'],
    ['Drug rash', 'new drug, symmetrical'],
    ['Erythema nodosum', 'shins, no leprosy'],
    ['Arthritis', 'joints alone'],
    ['Sweet syndrome', 'neutrophils'],
  ],
  investigations: [
    'Smear to know load. Blood count, sugar, urine, stool or empirical deworming, chest film. Eye pressure and slit lamp with pain. Pregnancy test before thalidomide, each time.',
    'Nerve function every two weeks in treatment.',
  ],
  ladder: [
    ['Today', 'rest and splint the nerve, continue MDT'],
    ['Type one with nerve', 'prednisolone 1 mg per kg, taper over five to six months'],
    ['Mild type two', 'NSAID, rest'],
    [
      'Severe type two',
      'prednisolone, clofazimine 300 mg, thalidomide in men and in women past childbearing or under strict rules',
    ],
    ['Chronic', 'methotrexate or azathioprine'],
    ['After', 'physiotherapy, footwear, surgery when quiet'],
  ],
  counselling: [
    '“This is your body fighting, not the disease returning.” Show the splint, and how to wake at night with pain and come next morning.',
    'Keep the money for the bus in the tin with the tablets.',
  ],
  pitfalls: [
    'Erythema is copper or deep brown; swelling and warmth are surer. Nodules of type two are better felt than seen.',
    'Clofazimine colour adds to stigma. Say how long it lasts.',
  ],
  shared: ['pregnancy', 'records', 'screening'],
};
