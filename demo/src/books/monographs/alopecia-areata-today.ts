import type { Monograph } from './monograph';

export const alopeciaAreataToday: Monograph = {
  title: 'Alopecia Areata Today',
  author: 'Dr. Anand Raghavan',
  speciality: 'hair',
  publishedOn: '2026-01-19',
  cover: { pattern: 'strands', palette: 'ink', variant: 0 },
  summary:
    'From one coin to total loss: injections, immunotherapy and JAK inhibitors, with monitoring for Indian clinics.',
  figure: {
    kind: 'scalp',
    caption: 'Exclamation-mark hairs at the edge: thin at the scalp, thick at the tip. They mark activity.',
  },
  history: [
    'First patch, number, speed, past episodes, atopy, thyroid, vitiligo, family. In children school, teasing and sleep. Ask about tuberculosis and varicella before you think of tablets.',
    'The patient has often been told of insects, worms or worry. Clear that first.',
  ],
  examination: [
    'Map on a drawing; score by percentage. Pull at the margin. Lens for exclamation marks, black dots, yellow dots, short vellus. Nails for pits. Brows and lashes change the score.',
    'Ophiasis along the nape is easily missed under long hair.',
  ],
  differential: [
    ['Tinea capitis', 'scale, broken hairs, nodes'],
    ['Trichotillomania', 'odd shape, uneven lengths'],
    ['Traction', 'margin, style'],
    ['Syphilis', 'moth-eaten, test'],
    ['Scarring', 'no openings'],
    ['Triangular alopecia', 'temple, since childhood'],
  ],
  investigations: [
    'TSH by symptoms. Syphilis serology in the moth-eaten type. Before a JAK inhibitor: blood count, lipids, liver, creatinine, hepatitis, HIV, tuberculosis, pregnancy test, zoster vaccine where possible.',
    'KOH in every child with scale.',
  ],
  ladder: [
    ['Single new', 'watch, or potent topical'],
    ['Patchy adult', 'triamcinolone 2.5 to 5 mg per ml, every four to six weeks'],
    ['Child', 'potent topical under occlusion, minoxidil'],
    ['Spreading', 'short oral steroid, or methotrexate'],
    ['Over half', 'diphencyprone or a JAK inhibitor'],
    ['After regrowth', 'taper over months, not days'],
  ],
  counselling: [
    'Half of single patches regrow in a year. Say also that it may return. Wigs and brow pencils are care, not defeat. School letter for children.',
    'For JAK inhibitors tell cost, monitoring, infections and the chance of loss on stopping.',
  ],
  pitfalls: [
    'Steroid injections leave pale dents in brown skin for months: small volumes, deep dermis, proper spacing.',
    'First regrowth is white. It takes colour later; do not call it vitiligo.',
  ],
  shared: ['screening', 'photographs', 'counselling'],
};
