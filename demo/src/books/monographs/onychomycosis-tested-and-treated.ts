import type { Monograph } from './monograph';

export const onychomycosisTestedAndTreated: Monograph = {
  title: 'Onychomycosis, Tested and Treated',
  author: 'Dr. Chitra Nayar',
  speciality: 'nails',
  publishedOn: '2024-08-26',
  cover: { pattern: 'arches', palette: 'teal', variant: 3 },
  summary: 'Half of thick nails are not fungal. Clip, prove, choose and judge by growth.',
  figure: {
    kind: 'nail',
    caption: 'Where the fungus enters: at the free edge, at the side, on the surface or, rarely, below the fold.',
  },
  history: [
    'Which nail first, which foot more, injury, shoes, gym, farm water, family feet, diabetes, smoking, immune drugs, psoriasis. All tablets taken, with statins and heart drugs by name. Earlier courses and their true length.',
    'Ask what bothers: look, pain, shoes or fear of spread. Not every old nail needs a drug.',
  ],
  examination: [
    'Part of the plate involved, thickness, spikes, matrix, number of nails. Soles and webs for scale. Lens: jagged proximal edge and aurora streaks speak for fungus; a smooth orange border speaks for psoriasis.',
    'Pulses and feeling in every diabetic foot.',
  ],
  differential: [
    ['Psoriasis', 'pits, oil drop, many fingers'],
    ['Trauma', 'both great toes, shoes'],
    ['Lichen planus', 'thin, ridges, pterygium'],
    ['Onychogryphosis', 'ram horn, age'],
    ['Bacterial', 'green'],
    ['Melanoma', 'band, one nail'],
  ],
  investigations: [
    'Clip and take crumbs from the proximal edge under the plate. KOH, culture, and PAS on the clipping where it is offered: the most sensitive of the three. Repeat once if negative and suspicion is high.',
    'Liver enzymes before tablets in those at risk; pregnancy test by history.',
  ],
  ladder: [
    ['Superficial', 'file and lacquer'],
    ['Distal under half', 'efinaconazole, amorolfine or ciclopirox for a year'],
    ['Matrix or many', 'terbinafine 250 mg daily, six weeks hands, twelve feet'],
    ['Moulds or yeast', 'itraconazole pulses, by culture'],
    ['Thick', 'urea 40% under tape or drill'],
    ['Keep', 'treat soles, shoes, family, lacquer monthly'],
  ],
  counselling: [
    'Mark the plate with a scratch at the cuticle: growth past the scratch should be clear. Photograph every three months.',
    'Give the calendar: three months of tablets, twelve of waiting. Many stop since nothing is seen at month two.',
  ],
  pitfalls: [
    'Melanonychia by fungi exists and looks like a mole. One dark nail: sample it before a year of tablets.',
    'Ill-fitting footwear and barefoot work give trauma changes that no drug will cure.',
  ],
  shared: ['antifungals', 'records', 'photographs'],
};
