import type { MeetingSeed } from '../contents/content-seed';

/** Papers on immune disease and hair; the findings are told in our own words. */
export const immuneAndHairClubs: readonly MeetingSeed<'journalclub'>[] = [
  {
    title: 'Oral or topical minoxidil in men: which first?',
    speciality: 'hair',
    inDays: 5,
    at: '20:00',
    summary: 'A head-to-head trial over twenty-four weeks, and what the crown says against the front.',
    details: {
      minutes: 45,
      presenter: 'Dr. Jyoti Kaur',
      paper: {
        title: 'Oral against topical minoxidil in male pattern hair loss: a randomised trial',
        journal: 'JAMA Dermatology',
        year: 2024,
      },
      question: 'Is 5 mg by mouth better than 5% lotion twice a day?',
      points: [
        'No clear superiority of tablets for the main outcome at 24 weeks.',
        'Growth of unwanted hair was common with tablets; blood pressure changed little in healthy men.',
        'Single centre and young, healthy men: think before applying it to your patient of sixty.',
        'Preference and adherence may decide more than the means.',
      ],
    },
  },
  {
    title: 'Ritlecitinib in adolescents: does it hold?',
    speciality: 'hair',
    inDays: -16,
    at: '20:00',
    summary: 'Design, drop-outs and what it means for a clinic without insurance.',
    details: {
      minutes: 45,
      presenter: 'Dr. Anand Raghavan',
      paper: {
        title: 'Ritlecitinib in adults and adolescents with alopecia areata: a phase 2b–3 trial',
        journal: 'The Lancet',
        year: 2023,
      },
      question: 'How many regain useful hair in half a year, and at what price?',
      points: [
        'About a quarter on 50 mg a day had at most a fifth of the scalp bare at week 24, against almost none on placebo.',
        'Patients began with at least half of the scalp lost: it is not a trial of single patches.',
        'Infections and acne were noted; long-term safety needs registers.',
        'Relapse after stopping was not the question here, and is the first that parents ask.',
      ],
    },
  },
  {
    title: 'Doxycycline or prednisolone in pemphigoid',
    speciality: 'immune',
    inDays: -79,
    at: '20:00',
    summary: 'An old trial read again for frail patients.',
    details: {
      minutes: 40,
      presenter: 'Dr. Irfan Qureshi',
      paper: {
        title: 'Doxycycline against prednisolone as a first treatment of bullous pemphigoid',
        journal: 'The Lancet',
        year: 2017,
      },
      question: 'May we accept slower control for fewer severe harms?',
      points: [
        'Blister control at six weeks: about three quarters on doxycycline, nine in ten on prednisolone.',
        'Severe adverse events within a year were about half as frequent when doxycycline came first.',
        'The margin of non-inferiority was wide and agreed beforehand: discuss whether you share it.',
        'Topical steroid was allowed in both arms and matters in our wards too.',
      ],
    },
  },
  {
    title: 'Early rituximab in pemphigus',
    speciality: 'immune',
    inDays: -226,
    at: '20:00',
    summary: 'Remission off steroid, infections and cost.',
    details: {
      minutes: 45,
      presenter: 'Dr. Sudha Pillai',
      paper: {
        title: 'First-line rituximab with short-term prednisone for pemphigus (Ritux 3)',
        journal: 'The Lancet',
        year: 2017,
      },
      question: 'Should rituximab come first?',
      points: [
        'At two years about nine in ten were in remission off treatment, against a third with prednisone alone.',
        'Less steroid and fewer severe steroid harms; infections need watching all the same.',
        'Screening for tuberculosis and hepatitis B is not optional here.',
        'Biosimilars have changed the sum since the trial.',
      ],
    },
  },
  {
    title: 'Omalizumab for hives that last',
    speciality: 'immune',
    inDays: -261,
    at: '20:00',
    summary: 'Dose steps, time to relief and the weeks after the last injection.',
    details: {
      minutes: 40,
      presenter: 'Dr. Banu Rahman',
      paper: {
        title: 'Omalizumab for chronic idiopathic or spontaneous urticaria',
        journal: 'New England Journal of Medicine',
        year: 2013,
      },
      question: 'Which dose, and how soon do patients notice?',
      points: [
        'Itch fell most with 300 mg each four weeks.',
        'Many noticed relief within the first week or two.',
        'Symptoms came back in the weeks after the end: plan for it.',
        'Antihistamines at up to four times the usual dose come first, by guideline.',
      ],
    },
  },
];
