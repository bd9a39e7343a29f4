import type { PollSeed } from './poll-seed';

export const closedPolls: readonly PollSeed[] = [
  {
    title: 'Patch tests in your practice?',
    speciality: 'immune',
    openedDaysAgo: 46,
    closesInDays: -16,
    summary: 'Weekly, monthly, refer, or not at all.',
    details: {
      context: 'Series for India are sold again, and hand eczema fills our rooms. How often do you put patches on?',
    },
    options: [
      ['Weekly', 16],
      ['About monthly', 24],
      ['I refer', 47],
      ['Not at all', 13],
    ],
  },
  {
    title: 'Who reads your biopsies?',
    speciality: 'pathology',
    openedDaysAgo: 60,
    closesInDays: -30,
    summary: 'A dermatopathologist, a general pathologist, myself, or both together.',
    details: {
      context: 'A report is only as good as the talk around it. Who looks at your slides today?',
    },
    options: [
      ['A dermatopathologist', 39],
      ['A general pathologist', 33],
      ['I do', 8],
      ['The pathologist and I together', 20],
    ],
  },
  {
    title: 'Sunscreen you recommend most for melasma?',
    speciality: 'cosmetic',
    openedDaysAgo: 74,
    closesInDays: -44,
    summary: 'Tinted mineral, tinted hybrid, gel, or whatever is worn.',
    details: {
      context:
        'Iron oxides protect from visible light, and a sunscreen that is not worn protects from nothing. What do you name first?',
    },
    options: [
      ['Tinted mineral', 44],
      ['Tinted hybrid', 22],
      ['A clear gel', 6],
      ['Whatever will be worn every day', 28],
    ],
  },
  {
    title: 'Chaperone for every intimate examination?',
    speciality: 'sti',
    openedDaysAgo: 95,
    closesInDays: -65,
    summary: 'Always, on request, only across genders, or no one is available.',
    details: {
      context: 'Councils ask for one; small clinics struggle. What happens in yours on a usual Tuesday?',
    },
    options: [
      ['Always, and it is written down', 41],
      ['When the patient asks', 19],
      ['When patient and doctor differ in gender', 33],
      ['Nobody is available', 7],
    ],
  },
];
