import type { Monograph } from './monograph';

export const lichenPlanusAndItsMarks: Monograph = {
  title: 'Lichen Planus and Its Marks',
  author: 'Dr. Arundhati Mukherjee',
  speciality: 'immune',
  publishedOn: '2023-08-14',
  cover: { pattern: 'strata', palette: 'clay', variant: 5 },
  summary: 'Itch, mouth, scalp, nails and the long brown shadow. Treat the disease early and leave the shadow alone.',
  figure: {
    kind: 'tones',
    lesion: 'brown',
    caption: 'Flat marks after papules have gone. Grey-brown on medium tones, near-black on deep ones.',
  },
  history: [
    'Itch first, then violet papules at wrists and shins. New drugs, dental metals, gold. Mouth burning with spices. Scalp pain or loss. Dye and mustard oil for pigmented forms. Liver disease and transfusions.',
    'How much of the complaint is itch, and how much is the mark? They need different answers.',
  ],
  examination: [
    'Flat-topped papules with white lines, best with oil and lens. Mouth, genitals, nails, scalp in every patient. Hypertrophic shins. Pigmented forms on face and folds with no papules.',
    'Look for erosions: they scar and carry a small cancer risk.',
  ],
  differential: [
    ['Lichenoid drug', 'symmetrical, sun sites, drug'],
    ['Psoriasis', 'silver, scalp, nails'],
    ['Lichen simplex', 'single, rubbed'],
    ['Syphilis', 'palms, serology'],
    ['Graft-versus-host', 'transplant'],
    ['Lupus', 'plugs, scarring'],
  ],
  investigations: [
    'Biopsy atypical, hypertrophic or erosive lesions. Hepatitis C once. Patch test for mouth lesions beside metal, and for pigmented facial forms.',
    'Lipids and sugar in generalised disease.',
  ],
  ladder: [
    ['Limited', 'potent steroid, four to six weeks'],
    ['Hypertrophic', 'clobetasol under occlusion or injection'],
    ['Mouth', 'steroid rinse or paste, tacrolimus'],
    ['Generalised', 'short oral steroid, narrow-band UVB, acitretin'],
    ['Scalp', 'doxycycline or hydroxychloroquine early'],
    ['Pigmented', 'stop the trigger, tacrolimus, patience'],
  ],
  counselling: [
    'Most skin disease ends in one to two years; mouth disease lasts. Marks fade over a year or more. Creams sold for marks restart the itch.',
    'Spices, tobacco and sharp teeth: change one at a time.',
  ],
  pitfalls: [
    'Violet is seen on light brown skin only. On deep skin papules look slate or black. White lines need a lens.',
    'Bleaching creams on dermal pigment lead to ochronosis.',
  ],
  shared: ['topical-steroids', 'brown-skin', 'phototherapy'],
};
