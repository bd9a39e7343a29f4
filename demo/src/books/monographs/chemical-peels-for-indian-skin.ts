import type { Monograph } from './monograph';

export const chemicalPeelsForIndianSkin: Monograph = {
  title: 'Chemical Peels for Indian Skin',
  author: 'Dr. Malini Subbarao',
  speciality: 'cosmetic',
  publishedOn: '2025-02-10',
  cover: { pattern: 'strata', palette: 'sand', variant: 3 },
  summary: 'Superficial, primed, spaced. Agents and end points that lighten without leaving a mark.',
  figure: { kind: 'section', caption: 'How deep each group of peels goes. On brown skin stay above the basal layer.' },
  history: [
    'Past marks, herpes, isotretinoin in six months, retinoid use, pregnancy, aspirin allergy, shaving and waxing, outdoor work, event dates. Read the face for steroid use before you read the price list.',
    'Expectation: glow, marks, melasma or pits? Pits are not for peels.',
  ],
  examination: [
    'Skin type, oiliness, sensitivity, active acne, open lesions, dark marks. Melasma by Wood lamp. Patch behind the ear for the anxious skin.',
    'Take photographs from three sides, without flash glare.',
  ],
  differential: [
    ['Comedonal acne', 'salicylic 20 to 30%'],
    ['Dark marks', 'glycolic 20 to 35%, mandelic 40%'],
    ['Melasma', 'glycolic or lactic with care'],
    ['Sensitive', 'lactic or mandelic'],
    ['Dull', 'low glycolic'],
    ['Pits', 'refer for needling'],
  ],
  investigations: [
    'Test strip at two weeks. Pregnancy by history. Herpes prophylaxis for those with past sores.',
    'Check label, strength and pH; note the batch.',
  ],
  ladder: [
    ['Prime', 'sunscreen, retinoid or hydroquinone for two to four weeks, stop three days before'],
    ['Clean', 'degrease gently'],
    ['Apply', 'quick, even, fan on'],
    ['Watch', 'erythema is enough, frost is too much'],
    ['Neutralise', 'water or bicarbonate as the agent asks'],
    ['After', 'bland cream, shade, no active for five days, repeat at three weeks'],
  ],
  counselling: [
    'Series of four to six, small gains at each. No picking, no steam, no wedding within two weeks. Call at once for blister, pain or dark patch.',
    'Give the sunscreen before the peel, not after.',
  ],
  pitfalls: [
    'Dark marks begin at two to three weeks. Treat early: sunscreen, mild steroid for five days, azelaic acid.',
    'Medium and deep peels in types V and VI are for the very few, if any.',
  ],
  shared: ['procedures', 'photographs', 'pregnancy'],
};
