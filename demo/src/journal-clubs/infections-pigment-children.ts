import type { MeetingSeed } from '../contents/content-seed';

/** Papers on infections, pigment, acne and children; the findings are told in our own words. */
export const infectionsPigmentChildrenClubs: readonly MeetingSeed<'journalclub'>[] = [
  {
    title: 'Ruxolitinib cream in vitiligo: what half a year shows',
    speciality: 'pigment',
    inDays: 19,
    at: '20:00',
    summary: 'Two trials, one face score, and the question of the hands.',
    details: {
      minutes: 45,
      presenter: 'Dr. Tanvi Parekh',
      paper: {
        title: 'Two phase 3 trials of ruxolitinib cream for vitiligo',
        journal: 'New England Journal of Medicine',
        year: 2022,
      },
      question: 'How many reach three quarters of their colour on the face?',
      points: [
        'About three in ten at week 24, against one in ten or fewer on the vehicle.',
        'Face answers best, hands and feet least: say so before the tube is bought.',
        'Acne at the site was the most frequent unwanted effect.',
        'Few participants had deep skin tones; contrast and expectations differ here.',
      ],
    },
  },
  {
    title: 'Oral tranexamic acid in melasma: pooled data',
    speciality: 'pigment',
    inDays: -44,
    at: '20:00',
    summary: 'Dose, duration and the clots that were looked for.',
    details: {
      minutes: 40,
      presenter: 'Dr. Ananya Rao',
      paper: {
        title: 'Tranexamic acid in melasma: a systematic review with meta-analysis',
        journal: 'Acta Dermato-Venereologica',
        year: 2017,
      },
      question: 'Does it lighten, for how long, and how safely?',
      points: [
        'Scores fall on treatment, alone or beside creams.',
        'Trials are small and short, and those at risk of clots were left out: leave them out too.',
        'Return after the end is common; sunscreen is what holds.',
        'No dose has won; low doses for a few months are usual.',
      ],
    },
  },
  {
    title: 'Itraconazole: 100, 200 or 400 mg for tinea?',
    speciality: 'infections',
    inDays: -100,
    at: '20:00',
    summary: 'Cure, weeks to cure, and who came back.',
    details: {
      minutes: 45,
      presenter: 'Dr. Kavitha Iyer',
      paper: {
        title: 'Itraconazole dosing in tinea corporis and cruris: a randomised trial',
        journal: 'JAMA Dermatology',
        year: 2022,
      },
      question: 'Is more better, and for whom is 100 mg enough?',
      points: [
        'Higher doses brought cure sooner; the lowest dose still cured many, given longer.',
        'Relapse within weeks was frequent in every arm.',
        'Cost and quality of pellets differ between brands: ask which was taken.',
        'Treat by the edge of the ring, not by the calendar.',
      ],
    },
  },
  {
    title: 'Spironolactone for adult acne',
    speciality: 'acne',
    inDays: -135,
    at: '20:00',
    summary: 'Effect size, cycles and blood tests that were not needed.',
    details: {
      minutes: 40,
      presenter: 'Dr. Simran Bedi',
      paper: { title: 'Spironolactone for women with acne vulgaris (SAFA)', journal: 'BMJ', year: 2023 },
      question: 'Is it worth the wait?',
      points: [
        'Better than placebo at 12 weeks and more clearly so at 24: tell patients to give it time.',
        'Headache was a little more frequent; serious harm was not seen.',
        'Not in pregnancy: contraception is part of the prescription.',
        'Potassium needs checking in older women and those with kidney or heart disease.',
      ],
    },
  },
  {
    title: 'Single-dose rifampicin for contacts',
    speciality: 'leprosy',
    inDays: -191,
    at: '20:00',
    summary: 'Numbers to treat, and resistance fears weighed.',
    details: {
      minutes: 40,
      presenter: 'Dr. Tarun Baruah',
      paper: {
        title: 'Single dose rifampicin to prevent leprosy in close contacts: a cluster randomised trial (COLEP)',
        journal: 'BMJ',
        year: 2008,
      },
      question: 'What does one dose bring, and to whom?',
      points: [
        'Over two years new leprosy among contacts fell by a little more than half.',
        'The effect was larger in more distant contacts than in those who share the home.',
        'Exclude leprosy and tuberculosis first.',
        'It works only where contacts are named: privacy is part of the method.',
      ],
    },
  },
  {
    title: 'Emollients from birth: a promise read twice',
    speciality: 'paediatric',
    inDays: -240,
    at: '20:00',
    summary: 'A large trial that found no protection, and why it matters.',
    details: {
      minutes: 40,
      presenter: 'Dr. Sahana Murthy',
      paper: {
        title: 'Daily emollient during infancy for prevention of eczema (BEEP)',
        journal: 'The Lancet',
        year: 2020,
      },
      question: 'Can a cream a day prevent eczema?',
      points: [
        'About one in four had eczema at two years in both groups.',
        'Skin infections were a little more frequent with the emollient.',
        'Emollients treat eczema; they were not shown to prevent it.',
        'Oil massage is another question, and has other trials.',
      ],
    },
  },
];
