import type { Monograph } from './monograph';

export const tineaInTheAgeOfSteroidCreams: Monograph = {
  title: 'Tinea in the Age of Steroid Creams',
  author: 'Dr. Kavitha Iyer',
  speciality: 'infections',
  publishedOn: '2026-10-19',
  cover: { pattern: 'contours', palette: 'clay', variant: 0 },
  summary:
    'Dermatophytosis has changed: wider, longer and harder to clear. A short handbook on history, scraping, courses that last and the tube behind it all.',
  figure: {
    kind: 'tones',
    lesion: 'ring',
    caption:
      'An active ring on five skin tones. Redness is a poor guide on the deeper tones; follow the raised, scaling edge.',
  },
  history: [
    'Begin with the tube. Ask the patient to bring every cream, or show pictures of packs and let them point. Most have used a fixed combination with clobetasol, betamethasone or mometasone, bought over the counter, for weeks to months.',
    'Then ask for the house. Who else itches? How many share towels, beds and a washing machine? Note duration, number of past courses and how many days each lasted, work in heat, tight clothing, diabetes, pregnancy, liver disease and other medicines.',
  ],
  examination: [
    'Undress the patient. Groin, buttocks, waist, axillae, inframammary folds, feet and nails are one field. Classic rings are now a minority. Look for double edges, pustules within a plaque, follicular papules, and sheets with islands of sparing. Striae, atrophy and hypopigmentation tell of steroid use even when it is denied.',
    'Check vellus hairs with a lens. Broken, translucent or bent hairs mean that topical treatment alone will not do.',
  ],
  differential: [
    ['Discoid eczema', 'uniform surface, no central clearing, KOH negative'],
    ['Psoriasis', 'thick silver scale, nails and scalp'],
    ['Erythrasma', 'flat, brown, coral-red under Wood lamp'],
    ['Pityriasis rosea', 'herald patch, collarette scale, six weeks'],
    ['Annular lupus', 'photodistribution, little itch, biopsy'],
    ['Leprosy', 'loss of feeling, thick nerves'],
  ],
  investigations: [
    'A KOH mount takes ten minutes and should come before the first tablet. Scrape the edge, from two sites, without cream for three days if that is possible. Culture where the course has failed, the face is involved or a public-health question arises. Trichophyton indotineae now leads in most Indian series; terbinafine resistance by squalene epoxidase mutation is common in some centres, so note local data.',
    'Sugar, liver tests in those over fifty or with risk, and a pregnancy test where the history asks for one. Susceptibility testing, where it is offered, helps after two proper failures.',
  ],
  ladder: [
    ['Stop and shield', 'end all steroid mixes, plain moisturiser, loose cotton'],
    ['Topical alone', 'one small naive patch: an azole or allylamine, two fingers beyond the edge, four weeks'],
    [
      'Add an oral drug',
      'itraconazole 100 to 200 mg daily or terbinafine 250 mg daily for four to eight weeks, judged by clearing, not by the calendar',
    ],
    ['House plan', 'examine and treat contacts in the same week'],
    ['Non-response', 'check dose, interactions, brand and absorption, repeat KOH, then change class'],
    ['After clearing', 'topical twice weekly for four weeks on old fields'],
  ],
  counselling: [
    'Say it plainly: “The cream fed the fungus.” Then name the length: two weeks after the skin is clear. Patients who hear a date stop less often. Write down the washing rules: own towel, hot wash, sun, iron the seams.',
    'Warn about a flare in the first week after stopping a strong steroid. A call on day seven saves many from going back to it.',
  ],
  pitfalls: [
    'In brown skin the active edge may be violet, grey or simply darker. The dark patch that is left behind is pigment, not fungus: no scale, no itch, KOH negative. It needs time. More antifungal, and above all more steroid, does nothing for it.',
    'Do not read hypopigmented centres as vitiligo. They follow potent steroid and recover slowly.',
  ],
  shared: ['antifungals', 'brown-skin', 'photographs'],
};
