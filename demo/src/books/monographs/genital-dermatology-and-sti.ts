import type { Monograph } from './monograph';

export const genitalDermatologyAndSti: Monograph = {
  title: 'Genital Dermatology and STI',
  author: 'Dr. Vivek Chauhan',
  speciality: 'sti',
  publishedOn: '2023-10-02',
  cover: { pattern: 'discs', palette: 'teal', variant: 5 },
  summary:
    'Half of genital complaints are not infections, and half of infections give no complaint. A guide to asking, looking and testing.',
  figure: {
    kind: 'section',
    caption: 'Thin epithelium, few barriers, many vessels: why genital skin weeps, swells and absorbs creams quickly.',
  },
  history: [
    'Privacy before questions. Then plainly: what, when, with whom, which parts, protection, partner symptoms, last test, pregnancy. Use the same words for all, married or not, men with men or women. Ask for creams: antifungal-steroid mixes blur everything.',
    'Fear without signs is a complaint in itself and deserves time and one set of tests.',
  ],
  examination: [
    'Good light, chaperone, gloves. Groins, glands, shaft or vulva, under the foreskin, perianal skin, mouth, palms and soles. Count ulcers, press for induration, feel nodes. Speculum where there is discharge.',
    'Normal variants cause visits: pearly papules, Fordyce spots, vestibular papillae. Show them in a picture.',
  ],
  differential: [
    ['Syphilis', 'painless, indurated, single'],
    ['Herpes', 'grouped, painful, recurrent'],
    ['Chancroid', 'painful, undermined, bubo'],
    ['Scabies', 'nodules, night itch'],
    ['Lichen planus', 'rings, mouth'],
    ['Lichen sclerosus', 'white, fissured'],
    ['Fixed drug', 'same place, same drug'],
    ['Tinea or candida', 'folds, KOH'],
  ],
  investigations: [
    'For every ulcer: treponemal and non-treponemal test, HIV, and herpes PCR or Tzanck where PCR is out of reach. For every discharge: Gram stain, wet mount, NAAT if available. Repeat serology at four to six weeks and three months.',
    'Offer hepatitis B vaccine and HPV vaccine.',
  ],
  ladder: [
    ['Same day', 'syndromic treatment if return is doubtful'],
    ['Syphilis early', 'benzathine penicillin 2.4 MU once'],
    ['Herpes first', 'aciclovir 400 mg thrice daily, seven to ten days'],
    ['Discharge', 'ceftriaxone plus doxycycline as national guidance says'],
    ['Warts', 'podophyllotoxin, imiquimod, cryotherapy'],
    ['Dermatoses', 'potent steroid in lichen sclerosus, emollient for all'],
  ],
  counselling: [
    'Results within days, by one person, in private. Partner care is medical care: give a slip or a packet. No sex till both are done and seven days have gone.',
    'For lichen sclerosus: a lifelong plan with a yearly look, as cancer is a small risk.',
  ],
  pitfalls: [
    'Genital skin is darker than the rest; lichen planus leaves long pigment, and early vitiligo or sclerosus shows strongly. Compare with photographs, not with memory.',
    'Fixed drug eruption on the glans is called herpes for years. Ask for tablets at each episode.',
  ],
  shared: ['antibiotics', 'pregnancy', 'counselling'],
};
