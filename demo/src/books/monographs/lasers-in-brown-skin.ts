import type { Monograph } from './monograph';

export const lasersInBrownSkin: Monograph = {
  title: 'Lasers in Brown Skin',
  author: 'Dr. Harpreet Sethi',
  speciality: 'lasers',
  publishedOn: '2024-07-29',
  cover: { pattern: 'contours', palette: 'sand', variant: 3 },
  summary:
    'Melanin is in the way. Longer waves, longer pulses, more cooling and a test spot: how to treat types IV to VI and sleep well.',
  figure: {
    kind: 'depth',
    caption:
      'Longer wavelengths go deeper and are taken up less by surface melanin. For brown skin that is the margin of safety.',
  },
  history: [
    'Tan in the last four weeks, isotretinoin, photosensitising drugs, herpes at the site, keloids, past marks after injury, and past laser with settings if known. Ask for gold salts and vitiligo. Ask what the patient was promised elsewhere.',
    'Time of year and work outdoors decide the calendar more than the machine does.',
  ],
  examination: [
    'Skin type by history, not by glance. Look at old scars, waxing marks and insect bites: they tell how this skin heals. Mark moles and tattoos to spare. Name the target: hair, vessel, pigment, water.',
    'If you cannot name the target, do not fire.',
  ],
  differential: [
    ['Epidermal pigment', 'sharp, brown, fades with creams'],
    ['Dermal pigment', 'blurred, slate, Q-switched in series'],
    ['Melasma', 'mixed, relapses, laser last'],
    ['Naevus of Ota', 'laser of choice, 1064 nm'],
    ['Ochronosis', 'stop hydroquinone first'],
    ['Post-inflammatory', 'time and sunscreen'],
  ],
  investigations: [
    'Test area beside the ear or inner arm, read at two and six weeks. Photograph under the same light. Record fluence, spot, pulse, cooling, end point and passes for each session.',
    'Hormones in new facial hair; platelets and drugs in purpura.',
  ],
  ladder: [
    ['Prime', 'sunscreen and, for pigment work, a lightener for four weeks'],
    ['Test', 'lowest useful fluence'],
    ['Treat', 'end point over number: perifollicular oedema, faint grey, never blister'],
    ['Cool', 'before, during and after'],
    ['Protect', 'bland ointment, shade, steroid for two days if inflamed'],
    ['Space', 'six to eight weeks, longer if marks appear'],
  ],
  counselling: [
    'Speak of dark marks as a chance of one in ten or so for many procedures, and of the plan should they come. Written consent in the language of the patient, with price for the whole course.',
    'Never promise removal of melasma.',
  ],
  pitfalls: [
    'Wrong for brown skin: alexandrite at high fluence, IPL for hair, fast toning every week, stacked pulses, and no cooling. Confetti loss of colour after frequent toning may be lasting.',
    'A burn on day two needs care on day two. Silver dressing, mid-potency steroid, sunscreen, and honesty.',
  ],
  shared: ['procedures', 'photographs', 'brown-skin'],
};
