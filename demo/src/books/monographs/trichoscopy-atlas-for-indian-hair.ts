import type { Monograph } from './monograph';

export const trichoscopyAtlasForIndianHair: Monograph = {
  title: 'Trichoscopy Atlas for Indian Hair',
  author: 'Dr. Farida Contractor',
  speciality: 'hair',
  publishedOn: '2026-11-12',
  cover: { pattern: 'strands', palette: 'teal', variant: 1 },
  summary:
    'What the lens shows on dark, thick hair and a brown scalp: shedding, pattern loss, areata, scarring and infection, each with the field that proves it.',
  figure: {
    kind: 'scalp',
    caption:
      'A parting with hairs of unequal thickness. More than one in five thin hairs in a frontal field points to pattern loss.',
  },
  history: [
    'The lens answers a question, so ask one first. Is hair falling, thinning or breaking? Since when, and what happened three months before? Which oils, dyes, straightening and styles? Who in the family has thin hair?',
    'Ask the patient to come without oil and powder, and at least a day after washing. Fixed fields make follow-up honest: frontal midline, vertex, both temples and occiput, each at the same distance from a landmark.',
  ],
  examination: [
    'Go from low to high power. At ten times, look at density, number of hairs to a unit and the white dots that mark empty or eccrine openings. On brown scalp a honeycomb of pigment is normal and stands out more with sun.',
    'At twenty times and more, look at shafts. Exclamation-mark hairs, black dots and coudability tell of areata. Comma, corkscrew and zigzag hairs tell of tinea. Peripilar casts with loss of openings tell of lichen planopilaris.',
  ],
  differential: [
    ['Telogen effluvium', 'even thickness, many short regrowing hairs'],
    ['Pattern loss', 'diversity above twenty per cent, single-hair units'],
    ['Alopecia areata', 'yellow dots, black dots, exclamation marks'],
    ['Trichotillomania', 'flame, v-sign and uneven broken hairs'],
    ['Tinea capitis', 'comma and corkscrew hairs, scale'],
    ['Lichen planopilaris', 'perifollicular scale, no openings'],
  ],
  investigations: [
    'Trichoscopy does not replace the pull test, KOH or biopsy; it tells where to take them. Biopsy a field with active perifollicular scale, not the bald centre. Mark it under the lens, four millimetres, along the hair direction, and ask for horizontal sections.',
    'Ferritin and thyroid tests fit diffuse shedding. Androgens fit irregular cycles and hirsutism. Serial photographs at three and six months settle arguments about response.',
  ],
  ladder: [
    ['Record', 'five fields, same magnification, no oil'],
    ['Name the pattern', 'shedding, miniaturising, inflammatory, infective or shaft'],
    ['Sample', 'hair for KOH, root for telogen, edge for biopsy'],
    ['Treat by pattern', 'each has its own first line'],
    ['Review', 'the same fields at twelve weeks'],
    ['Decide', 'continue, change or biopsy again'],
  ],
  counselling: [
    'Show the screen. A patient who sees thin and thick hairs side by side understands why the treatment is long. Count new short hairs together at the second visit: they are the best reason to go on.',
    'Avoid numbers that suggest precision. Say “more hairs to each opening than in June” and point.',
  ],
  pitfalls: [
    'Dark scalps hide redness, so look for scale and vessels with non-polarised light. White dots are brighter and may be eccrine, not scars; scars are larger, irregular and without a hair.',
    'Henna and dye fill openings and imitate black dots. A wipe with alcohol decides. Kajal-like pigment around follicles after oil use is not tinea.',
  ],
  shared: ['brown-skin', 'biopsy', 'photographs'],
};
