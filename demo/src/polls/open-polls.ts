import type { PollSeed } from './poll-seed';

export const openPolls: readonly PollSeed[] = [
  {
    title: 'First-line for naive tinea corporis in your clinic?',
    speciality: 'infections',
    openedDaysAgo: 4,
    closesInDays: 17,
    summary: 'Itraconazole 100 mg, itraconazole 200 mg, terbinafine 250 mg or topical only.',
    details: {
      context:
        'An adult with two rings on the trunk, no cream used before, no other illness. Terbinafine failures are reported from many districts and itraconazole brands differ. What do you write first?',
    },
    options: [
      ['Itraconazole 100 mg a day', 31],
      ['Itraconazole 200 mg a day', 38],
      ['Terbinafine 250 mg a day', 11],
      ['A topical antifungal alone', 20],
    ],
  },
  {
    title: 'Baseline tests before low-dose isotretinoin?',
    speciality: 'acne',
    openedDaysAgo: 18,
    closesInDays: 3,
    summary: 'All, lipids and liver, pregnancy test only, or none.',
    details: {
      context:
        'A healthy woman of 24 with persistent acne. Ten milligrams a day are planned, contraception has been discussed. Which blood tests do you ask for before the first capsule, beside the pregnancy test that is never left out?',
    },
    options: [
      ['Lipids, liver, count and glucose', 27],
      ['Lipids and liver', 49],
      ['The pregnancy test only', 21],
      ['I decide by history', 3],
    ],
  },
  {
    title: 'Do you offer oral minoxidil to women?',
    speciality: 'hair',
    openedDaysAgo: 32,
    closesInDays: 10,
    summary: 'Often, sometimes, only after foam, or never.',
    details: {
      context:
        'Low-dose oral minoxidil is off label for hair. Growth on the face, swollen ankles and a faster pulse are known; the heart and pregnancy must be asked about.',
    },
    options: [
      ['Often, as a first choice', 18],
      ['Sometimes, when lotion is not possible', 44],
      ['Only after six months of foam or lotion', 29],
      ['Never', 9],
    ],
  },
  {
    title: 'How do you mark the day of methotrexate?',
    speciality: 'immune',
    openedDaysAgo: 9,
    closesInDays: 24,
    summary: 'A word on the prescription, a card, a message, or a relative.',
    details: {
      context:
        'Daily use of a weekly tablet still causes deaths. Clinics protect in different ways. Which is the one you would not give up?',
    },
    options: [
      ['The day written in words on the prescription', 52],
      ['A printed card', 17],
      ['A message on the telephone each week', 12],
      ['A relative who keeps the tablets', 19],
    ],
  },
];
