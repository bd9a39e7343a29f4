import { type ArticleSeed, figure, heading, mythFact, paragraph, steps, warning } from './article-seed';

export const scabies: ArticleSeed = {
  slug: 'scabies',
  title: 'Scabies: the itch that spreads at night',
  summary: 'If two people at home itch at night, think of scabies. Treat everyone on the same day.',
  lead: 'Scabies is a tiny mite that lives in the skin. It is cured in two treatments if the whole house takes part.',
  section: 3,
  speciality: 'infections',
  illustration: 'eczema',
  publishedOn: '2026-05-05',
  reviewer: 'Dr. Tarun Baruah, MD',
  reviewedOn: '2026-07-20',
  body: [
    heading('how-to-know-it', 'How to know it'),
    paragraph(
      'The itch is worst at night and after a warm bath. Small bumps and scratch marks come between the fingers, on wrists, armpits, waist, navel, nipples and private parts. In babies also on palms, soles and scalp. Fine grey lines a few millimetres long are the tunnels. The face of grown-ups is spared.',
    ),
    paragraph('Most telling of all: someone else in the house itches too.'),
    figure(
      'eczema',
      'Bumps and scratch marks between the fingers and at the wrist. On brown skin they may look dark instead of red.',
    ),
    heading('how-it-spreads', 'How it spreads'),
    paragraph(
      'Through skin-to-skin contact of ten minutes or more: holding hands, sharing a bed, nursing, sex. It has nothing to do with being clean. Signs take three to six weeks the first time, so people pass it on before they itch.',
    ),
    heading('treat-everyone-the-same-night', 'Treat everyone, the same night'),
    steps(
      ['Bathe and dry in the evening.', 'Let the skin cool. Cut the nails short.'],
      [
        'Permethrin 5% cream from jaw to toes.',
        'All of the skin: between fingers and toes, under nails, navel, buttocks, private parts. Babies and older people: scalp and face as the doctor says.',
      ],
      ['Leave it on for 8 to 12 hours.', 'If you wash your hands, put it on again.'],
      ['Everyone at home, itchy or not.', 'On the same night. Also the one who visits often.'],
      ['Again after seven days.', 'The second round kills what has hatched.'],
    ),
    heading('the-clothes', 'The clothes'),
    paragraph(
      'Wash clothes, sheets and towels of the last three days in hot water and dry them in the sun. What cannot be washed goes into a closed bag for three days. No sprays are needed in the house.',
    ),
    warning(
      'Do not use a steroid cream or kerosene',
      'Steroid hides the tunnels and the mites multiply. Kerosene and insect spray burn.',
    ),
    mythFact(
      'Still itching means that the mites are alive.',
      'Itch may last two to four weeks after the mites are dead. Moisturiser and an antihistamine help.',
    ),
    mythFact('It comes from dogs.', 'Animal mites may cause a brief itch, but they cannot live on you.'),
    heading('tablets', 'Tablets'),
    paragraph(
      'Ivermectin tablets are used in outbreaks, in hostels or where cream has failed. They are not for small children and pregnant women unless a doctor decides so.',
    ),
  ],
  seeDoctorIf: [
    'a baby under two months has it',
    'there is pus, fever or swelling',
    'itch is no better four weeks after treatment',
    'thick crusts form on hands or feet',
  ],
  related: ['atopic-eczema-in-children', 'head-lice', 'what-a-dermoscope-sees'],
};
