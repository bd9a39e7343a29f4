import type { Monograph } from './monograph';

export const pigmentDisordersInSkinOfColour: Monograph = {
  title: 'Pigment Disorders in Skin of Colour',
  author: 'Dr. Ananya Rao',
  speciality: 'pigment',
  publishedOn: '2025-04-14',
  cover: { pattern: 'strata', palette: 'ink', variant: 3 },
  summary:
    'Brown, grey, blue and white: a way to name pigment change by depth and border, and to treat it without leaving more of it.',
  figure: {
    kind: 'section',
    caption:
      'Where pigment lies decides what can be done. Epidermal pigment answers to creams; dermal pigment answers slowly or not at all.',
  },
  history: [
    'Ask when, where first, and what touched the skin: hair dye, mustard oil, kumkum, fragrance, fairness cream. Ask for itch before colour. Fixed drug eruptions and lichen planus often start so. Pregnancy, pills, heat at work and sunlight through glass complete the picture.',
    'Count the tubes. Hydroquinone beyond six months and triple creams beyond three are exposures, not treatments.',
  ],
  examination: [
    'Daylight first, then Wood lamp, then the lens. Sharp and brown is mostly epidermal. Blurred, slate or blue is dermal. Spared follicles, caviar-like dots and grey granules speak of ochronosis. Milk white that glows under Wood lamp is loss of melanin, off-white is only less of it.',
    'Look at mouth, nails, palms and old scars. Generalised darkening with dark creases asks for cortisol and B12.',
  ],
  differential: [
    ['Melasma', 'symmetrical, no itch, pseudonetwork'],
    ['Lichen planus pigmentosus', 'slate macules, temples and folds'],
    ['Riehl melanosis', 'net-like brown, fragrance or dye'],
    ['Ochronosis', 'hydroquinone for years, blue-black'],
    ['Acanthosis', 'velvety, thick, insulin resistance'],
    ['Naevus of Ota', 'one side, sclera, early onset'],
  ],
  investigations: [
    'Patch test with the Indian standard series and the patient’s own cosmetics in any facial melanosis of unclear cause. Biopsy behind the ear or at the jaw when ochronosis is possible. Sugar and lipids in acanthosis. B12, thyroid and morning cortisol in diffuse darkening.',
    'Photograph with a grey card; memory is no measure of colour.',
  ],
  ladder: [
    ['Remove', 'the cause, the irritant, the tube'],
    ['Shade', 'tinted sunscreen with iron oxide, hat, distance from heat'],
    ['Calm', 'four weeks of bland care before any active'],
    ['Lighten', 'azelaic acid, then hydroquinone with an end date'],
    ['Add', 'oral tranexamic acid in melasma without clot risk'],
    ['Procedures', 'low-strength peels, then lasers by trained hands, as the last step'],
  ],
  counselling: [
    'Promise control, not cure, in melasma. Promise time in post-inflammatory marks. Promise nothing in dermal disease, but name it, for a name ends the search for stronger creams.',
    'Fairness is not a treatment goal. Say that even and healthy is.',
  ],
  pitfalls: [
    'Injury starts a fresh wave of pigment six to ten weeks later. Judge every procedure at three months, not at one.',
    'Relapse is a reason to look again, not a reason to go stronger. Check the sunscreen, the stove, the thyroid and the tube that nobody mentioned.',
  ],
  shared: ['brown-skin', 'procedures', 'topical-steroids'],
};
