import type { Monograph } from './monograph';

export const paediatricEczema: Monograph = {
  title: 'Paediatric Eczema',
  author: 'Dr. Suresh Bhat',
  speciality: 'paediatric',
  publishedOn: '2024-02-05',
  cover: { pattern: 'bricks', palette: 'mist', variant: 4 },
  summary:
    'Atopic dermatitis from infancy to school age: enough moisturiser, steroid without fear, infection in time and food allergy with sense.',
  figure: {
    kind: 'section',
    caption: 'A barrier that leaks. Water leaves, irritants and microbes enter, and itch keeps the gap open.',
  },
  history: [
    'Age at onset, sites, sleep, and what a day of care looks like. Let the parents show how much cream they use: the amount is the diagnosis in many failures. Ask for oils, ubtan, soaps, antiseptic baths and home remedies without judging.',
    'Reactions within two hours of a food, with hives or vomiting, deserve a test. A vague sense that “egg makes it worse” deserves a diary first.',
  ],
  examination: [
    'Weigh and measure. Score extent and severity in the same way each time. On brown skin look for follicular papules, lichenification and grey or violet tone. Honey crust means staphylococci. Punched-out, equal erosions mean herpes until proven otherwise.',
    'Palms, soles and web spaces with papules in a sleepless infant: think scabies, in the same child as well.',
  ],
  differential: [
    ['Seborrhoeic dermatitis', 'early, greasy, little itch'],
    ['Scabies', 'burrows, family'],
    ['Psoriasis', 'sharp, napkin, scalp'],
    ['Tinea', 'one-sided, active edge'],
    ['Zinc deficiency', 'mouth, hands, nappy area, diarrhoea'],
    ['Immune deficiency', 'failure to thrive, recurrent infection'],
  ],
  investigations: [
    'Clinical in most. Swab if crusted and not responding. Specific IgE only with an immediate history. Zinc in the child with acral and perioral lesions. Think of immune deficiency with abscesses, pneumonia or very early erythroderma.',
    'Check height and vitamin D where diets have been cut.',
  ],
  ladder: [
    ['Every child', 'moisturiser 150 to 250 g a week, lukewarm bath, cotton'],
    ['Mild', 'hydrocortisone or desonide daily till smooth'],
    ['Moderate', 'mometasone or fluticasone on the body, five to ten days'],
    ['Face and folds', 'tacrolimus 0.03%, twice weekly to maintain'],
    ['Severe', 'wet wraps, admission, then methotrexate or ciclosporin'],
    ['Beyond', 'dupilumab where cost and supply allow'],
  ],
  counselling: [
    'Teach by doing: put the cream on together. A fingertip treats two adult palms. Draw a calendar: treat till smooth, then weekends. Say the word steroid first, and say why it is safe.',
    'Night itch harms growth more than hydrocortisone ever will.',
  ],
  pitfalls: [
    'Redness is under-read on brown skin, and severity with it. Use touch: warmth, thickness, roughness. Pale patches after a flare are healing, not vitiligo and not steroid damage.',
    'Follicular eczema is taken for keratosis pilaris and left untreated.',
  ],
  shared: ['topical-steroids', 'brown-skin', 'records'],
};
