import type { Monograph } from './monograph';

export const drugEruptionsTheFirstDay: Monograph = {
  title: 'Drug Eruptions: The First Day',
  author: 'Dr. Hemant Joglekar',
  speciality: 'immune',
  publishedOn: '2025-10-13',
  cover: { pattern: 'bricks', palette: 'ink', variant: 1 },
  summary: 'Which rash can go home, which must not. Danger signs, timing, culprits and the card the patient keeps.',
  figure: {
    kind: 'timeline',
    caption:
      'Days from first dose to rash: hives in hours, exanthem in one to two weeks, SJS in one to four, DRESS in two to eight.',
  },
  history: [
    'Draw a line of eight weeks and put every tablet on it, herbal and over the counter too. Fever, sore eyes, mouth, pain in skin, swelling of face, urine. Past reactions with names.',
    'Antiepileptics, allopurinol, sulpha, nevirapine, antitubercular drugs and NSAIDs lead in India.',
  ],
  examination: [
    'Temperature, pulse, pressure, area. Danger: skin pain, targets that are dusky, blisters, positive Nikolsky, two mucosae, facial oedema, nodes, purpura. Look inside lids and mouth.',
    'Mark the border and the hour.',
  ],
  differential: [
    ['Viral exanthem', 'child, fever first'],
    ['Urticaria', 'moves in a day'],
    ['SJS and TEN', 'pain, dusky, mucosa'],
    ['DRESS', 'face, nodes, eosinophils'],
    ['AGEP', 'folds, tiny pustules'],
    ['Fixed', 'round, same place'],
    ['Erythroderma', 'all over, older causes'],
  ],
  investigations: [
    'Blood count with eosinophils, liver, creatinine, urine. Chest film if breathless. Biopsy severe or doubtful. SCORTEN on day one and three. HLA-B*15:02 before carbamazepine where offered.',
    'Photographs daily.',
  ],
  ladder: [
    ['Stop', 'all that is not vital, today'],
    ['Mild', 'emollient, steroid cream, antihistamine, review in 48 h'],
    ['DRESS', 'prednisolone 1 mg per kg, slow taper over two to three months'],
    ['SJS and TEN', 'burns-type care, eye team, ciclosporin or by centre protocol'],
    ['AGEP', 'stop, topical steroid'],
    ['After', 'card, alternatives, patch test for some'],
  ],
  counselling: [
    'Give a card with drug, class, reaction, date and safe substitutes. Tell the family, as some risks are shared.',
    'Never “try again to be sure” after a severe rash.',
  ],
  pitfalls: [
    'Dusky means grey or black on deep skin; look for pain and blister, not for red.',
    'Fixed eruptions leave slate marks for years. Each new dose widens them.',
  ],
  shared: ['records', 'screening', 'pregnancy'],
};
