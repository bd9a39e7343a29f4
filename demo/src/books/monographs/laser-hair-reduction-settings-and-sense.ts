import type { Monograph } from './monograph';

export const laserHairReductionSettingsAndSense: Monograph = {
  title: 'Laser Hair Reduction: Settings and Sense',
  author: 'Dr. Rohini Apte',
  speciality: 'lasers',
  publishedOn: '2023-05-15',
  cover: { pattern: 'strands', palette: 'sand', variant: 5 },
  summary: 'Nd:YAG and diode on types IV to VI, from hormone history to the last session, with a page on burns.',
  figure: {
    kind: 'depth',
    caption:
      'Wavelength and depth. At 1064 nm less is taken up by epidermal melanin, at the cost of more pain and energy.',
  },
  history: [
    'New or old hair? Cycles, acne, weight, fertility. Waxing and threading in four weeks, tan, dye, drugs, herpes, keloids, tattoos. What has been tried, with settings.',
    'Young women with fine cheek hair: warn of more hair, or do not begin.',
  ],
  examination: [
    'Ferriman-Gallwey, hair colour and thickness, skin type by history, marks from waxing. Exclude white hair. Mark moles and cover tattoos.',
    'Examine for acanthosis and thyroid.',
  ],
  differential: [
    ['Hirsutism', 'androgen pattern, PCOS'],
    ['Hypertrichosis', 'all over, drugs'],
    ['Paradoxical', 'after laser, fine area'],
    ['Pseudofolliculitis', 'curved beard hair'],
    ['Naevus', 'patch, mole below'],
    ['Idiopathic', 'normal cycles'],
  ],
  investigations: [
    'Testosterone, DHEAS, 17-OHP, TSH, prolactin and ultrasound if cycles are irregular or hair is new and fast.',
    'Test spot at three settings, read after two weeks.',
  ],
  ladder: [
    ['Shave', 'day before, no pluck'],
    ['Cool', 'contact, air or gel'],
    ['Start', 'Nd:YAG 20 to 35 J/cm2, 20 to 30 ms, by spot size'],
    ['Watch', 'perifollicular swelling, no grey, no smell'],
    ['After', 'ice, bland cream, shade'],
    ['Repeat', 'four to six weeks face, six to eight body, six to eight times'],
  ],
  counselling: [
    'Reduction, not removal. Sixty to eighty per cent at best, yearly touch-up. Hormone care runs in parallel.',
    'Pain has a ceiling: agree on a stop word.',
  ],
  pitfalls: [
    'Crescents and rings mean poor contact cooling. Treat as burns: cool, steroid for three days, no sun.',
    'Never treat a tan. Postpone without apology.',
  ],
  shared: ['procedures', 'photographs', 'records'],
};
