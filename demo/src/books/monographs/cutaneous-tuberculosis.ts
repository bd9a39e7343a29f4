import type { Monograph } from './monograph';

export const cutaneousTuberculosis: Monograph = {
  title: 'Cutaneous Tuberculosis',
  author: 'Dr. Rehana Begum',
  speciality: 'infections',
  publishedOn: '2024-09-16',
  cover: { pattern: 'strata', palette: 'teal', variant: 2 },
  summary:
    'Slow plaques, draining nodes and the biopsy that ends years of creams. With the national regimen and contact care.',
  figure: {
    kind: 'tones',
    lesion: 'plaque',
    caption:
      'Lupus vulgaris spreads at one edge and scars behind. On deep tones it is brown or violet; press with glass.',
  },
  history: [
    'Years, not weeks. Cough, weight, fever, nodes, bones, past tuberculosis, house contact, BCG, HIV, immune drugs. Barefoot work and injury for warty forms. Which creams, and for how long?',
    'In a child with scrofuloderma ask for the coughing grandparent.',
  ],
  examination: [
    'Plaque with active edge and scar in the middle; verrucous plaque on foot or hand; sinus over node or bone; crops on shins or trunk. Diascopy for apple-jelly, poor on deep skin. Nodes, chest, spine, eyes.',
    'Measure and photograph.',
  ],
  differential: [
    ['Leprosy', 'anaesthesia, nerves'],
    ['Sarcoid', 'no scarring edge, chest'],
    ['Leishmaniasis', 'nodules, travel'],
    ['Chromomycosis', 'black dots, farmer'],
    ['Tinea', 'KOH, itch'],
    ['Psoriasis', 'silver scale'],
    ['Lupus', 'plugs, sun'],
  ],
  investigations: [
    'Deep biopsy for histology, AFB, culture and CBNAAT. Mantoux or interferon assay adds weight. Chest film, ultrasound of abdomen, HIV, sugar in all. Fine-needle from nodes.',
    'Granuloma without necrosis does not exclude; bacilli are few.',
  ],
  ladder: [
    ['Notify', 'Ni-kshay, on the day'],
    ['Baseline', 'liver, vision, weight, pregnancy'],
    ['Treat', '2 months HRZE, 4 months HRE, by weight band, fixed-dose'],
    ['Doubt', 'trial for six weeks, agreed and measured'],
    ['Resistance', 'CBNAAT result, national plan'],
    ['Contacts', 'screen house, preventive therapy for the young'],
  ],
  counselling: [
    'Better at six weeks is proof enough for many. Nutrition support is a right: say how to claim it. Urine turns orange; yellow eyes need a call.',
    'It is curable, and skin forms pass to others seldom.',
  ],
  pitfalls: [
    'Apple-jelly nodules hide in brown skin; use strong side light and a lens for orange areas.',
    'Scars and keloids remain. Plan repair after cure, not before.',
  ],
  shared: ['biopsy', 'records', 'screening'],
};
