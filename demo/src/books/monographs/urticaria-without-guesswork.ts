import type { Monograph } from './monograph';

export const urticariaWithoutGuesswork: Monograph = {
  title: 'Urticaria Without Guesswork',
  author: 'Dr. Sudha Pillai',
  speciality: 'immune',
  publishedOn: '2026-05-11',
  cover: { pattern: 'cells', palette: 'sand', variant: 4 },
  summary:
    'Six weeks divide acute from chronic. Few tests, enough antihistamine, and a stopping plan: urticaria made simple again.',
  figure: {
    kind: 'tones',
    lesion: 'weals',
    caption: 'Weals on five tones. On deeper skin the flare is faint; feel for the raised, smooth, shifting edge.',
  },
  history: [
    'Duration of a single weal is the first question. Under twenty-four hours without mark: urticaria. Longer, painful or bruising: vasculitis. Ask for angioedema, drugs (NSAID, ACE inhibitor), fever, pressure, cold, heat, exercise, and for the diary of foods only if onset is within two hours.',
    'Six weeks of weals on most days is chronic. Ask for thyroid disease and for what it costs in sleep and work.',
  ],
  examination: [
    'Weals may be absent in the clinic; accept photographs. Draw round one and send a picture next day. Stroke for dermographism, ice for five minutes, weight on the shoulder, brisk steps: most inducible forms are proved in the room.',
    'Look at lips and tongue, and listen to the chest.',
  ],
  differential: [
    ['Urticarial vasculitis', 'over 24 h, bruise, burning'],
    ['Angioedema without weals', 'ACE inhibitor or C1 inhibitor lack'],
    ['Bullous pemphigoid', 'elderly, fixed, itch'],
    ['Mastocytosis', 'brown macules, Darier sign'],
    ['Insect bites', 'central point, grouped'],
    ['Anaphylaxis', 'breath, pressure, gut'],
  ],
  investigations: [
    'Acute: none. Chronic: blood count, CRP or ESR, IgE total and TPO antibodies are enough. C4 where there is angioedema alone. Biopsy a lesion older than a day.',
    'Food panels and long allergy screens harm by false positives. Do not order them.',
  ],
  ladder: [
    ['Step 1', 'second-generation antihistamine once daily, every day'],
    ['Step 2', 'up to fourfold after two to four weeks'],
    ['Step 3', 'omalizumab 300 mg every four weeks'],
    ['Step 4', 'ciclosporin up to 4 mg per kg with monitoring'],
    ['Rescue', 'prednisolone for under ten days, rarely'],
    ['Stop', 'step down after three clear months, one tablet at a time'],
  ],
  counselling: [
    '“You did not do this by food.” Many need to hear it. Explain control by a weekly score, and that half are free in a year or so, though some take five.',
    'Angioedema with breath trouble: written plan, adrenaline where there is risk, 112.',
  ],
  pitfalls: [
    'Flare is subtle in deep skin, and dermographism is easier felt than seen. Side light helps.',
    'Pigment after weals is not urticaria. Think vasculitis, fixed drug or mastocytosis.',
  ],
  shared: ['screening', 'pregnancy', 'counselling'],
};
