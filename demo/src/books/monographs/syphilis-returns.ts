import type { Monograph } from './monograph';

export const syphilisReturns: Monograph = {
  title: 'Syphilis Returns',
  author: 'Dr. Shabnam Parveen',
  speciality: 'sti',
  publishedOn: '2026-04-06',
  cover: { pattern: 'discs', palette: 'ink', variant: 3 },
  summary: 'Rising again in cities and antenatal rooms. Stage, titre, penicillin, partner: the four words that end it.',
  figure: {
    kind: 'timeline',
    caption:
      'The natural course: chancre, silence, rash, silence, and late harm. Tests turn positive two to six weeks after contact.',
  },
  history: [
    'Sore, rash, hair loss, headache, sight or hearing change in the last two years. Partners and dates. Past treatment with drug, dose and titre. Pregnancy. HIV status and PrEP.',
    'Penicillin reactions in detail: most labels of allergy are wrong.',
  ],
  examination: [
    'Mouth, palms, soles, genitals, anus, scalp. Nodes, gait, pupils, cranial nerves. Rash is often without itch. Condylomata lata are flat, moist, and swarming with treponemes.',
    'In a newborn: snuffles, bones, liver, peeling soles.',
  ],
  differential: [
    ['Pityriasis rosea', 'herald, no palms'],
    ['Psoriasis', 'scale, years'],
    ['Drug rash', 'itch, drug'],
    ['HIV', 'test together'],
    ['Lichen planus', 'itch, mouth lines'],
    ['Leprosy', 'anaesthesia'],
  ],
  investigations: [
    'RPR or VDRL with a treponemal test, either order. Treat on suspicion when return is doubtful. Titre on the day of the first injection. CSF with eye, ear or nerve signs, and with failure.',
    'HIV, hepatitis B and C at the same prick.',
  ],
  ladder: [
    ['Early', 'benzathine penicillin 2.4 MU, once'],
    ['Late or unknown', 'three doses a week apart'],
    ['Neuro', 'crystalline penicillin, ten to fourteen days'],
    ['Allergy', 'doxycycline 100 mg twice daily, two weeks'],
    ['Pregnancy', 'penicillin only, desensitise'],
    ['Follow', 'titre at 3, 6, 12 months: fourfold fall'],
  ],
  counselling: [
    'Warn of fever and aches on the first night: Jarisch-Herxheimer, not allergy. Partners of three months (primary), six (secondary) or a year (early latent) are treated.',
    'The treponemal test stays positive for life. Write a card that says so.',
  ],
  pitfalls: [
    'Roseola is invisible on deep skin. Look for papules with collarette, palms, split papules at the mouth, and moth-eaten hair.',
    'Pigmented marks after rash are mistaken for drug eruption.',
  ],
  shared: ['pregnancy', 'antibiotics', 'counselling'],
};
