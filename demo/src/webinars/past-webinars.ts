import type { MeetingSeed } from '../contents/content-seed';
import { agenda, speaker } from '../contents/meeting-parts';

/** Webinars that are over. */
export const pastWebinars: readonly MeetingSeed<'webinar'>[] = [
  {
    title: 'Biologics in chronic urticaria: when to stop',
    speciality: 'immune',
    inDays: -7,
    at: '19:30',
    summary: 'Stretching intervals, relapse and a plan for travel.',
    details: {
      minutes: 60,
      speakers: [
        speaker('Banu Rahman', 'Urticaria clinic', 'Hyderabad'),
        speaker('Mercy Thomas', 'Allergy unit', 'Vellore'),
      ],
      agenda: agenda('0 What control means', '12 Stretching by two weeks', '28 Relapse and return', '45 Questions'),
      recording: true,
    },
  },
  {
    title: 'Tinea that does not clear',
    speciality: 'infections',
    inDays: -35,
    at: '19:30',
    summary: 'Six failures, taken apart with laboratory and pharmacist.',
    details: {
      minutes: 60,
      speakers: [
        speaker('Kavitha Iyer', 'Mycology clinic', 'Chennai'),
        speaker('Mahesh Bhandari', 'Department of dermatology', 'Jaipur'),
      ],
      agenda: agenda(
        '0 Six histories',
        '20 What the laboratory can and cannot say',
        '35 What was really taken',
        '48 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Isotretinoin: low dose, long view',
    speciality: 'acne',
    inDays: -56,
    at: '20:00',
    summary: 'What trials say and what audits in Indian clinics show.',
    details: {
      minutes: 50,
      speakers: [speaker('Rajesh Menon', 'Acne clinic', 'Kochi')],
      agenda: agenda(
        '0 Total dose or remission?',
        '15 Mood, lips, lipids',
        '30 Pregnancy prevention that works',
        '40 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Keloid: injections, radiotherapy and patience',
    speciality: 'surgery',
    inDays: -84,
    at: '19:00',
    summary: 'A staged plan, with the follow-up diary.',
    details: {
      minutes: 60,
      speakers: [
        speaker('Sanjay Gokhale', 'Dermatosurgery', 'Pune'),
        speaker('Shalini Wadhwa', 'Radiation oncology', 'New Delhi'),
      ],
      agenda: agenda(
        '0 Which keloid will return',
        '14 Triamcinolone, 5-FU, cryotherapy',
        '32 Surgery only with a plan for the day after',
        '48 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Hair fall after fever',
    speciality: 'hair',
    inDays: -112,
    at: '19:30',
    summary: 'Dengue, typhoid and COVID-19 in the shedding calendar.',
    details: {
      minutes: 45,
      speakers: [
        speaker('Neelam Thakur', 'Hair clinic', 'Shimla'),
        speaker('Yusuf Merchant', 'Skin and hair centre', 'Surat'),
      ],
      agenda: agenda(
        '0 Counting back ten weeks',
        '12 Tests worth their price',
        '25 What to say, and what not to sell',
        '35 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Genital ulcers in 2026',
    speciality: 'sti',
    inDays: -147,
    at: '19:30',
    summary: 'Tests that changed, drugs that did not.',
    details: {
      minutes: 60,
      speakers: [
        speaker('Vivek Chauhan', 'STI clinic', 'New Delhi'),
        speaker('Lalthanpuii Ralte', 'Civil hospital', 'Aizawl'),
      ],
      agenda: agenda(
        '0 One ulcer, many, none left',
        '15 Dark field, PCR, strips',
        '30 Benzathine penicillin and its shortages',
        '46 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Skin in the intensive care unit',
    speciality: 'immune',
    inDays: -182,
    at: '18:30',
    summary: 'SJS, purpura and pressure: the first hour.',
    details: {
      minutes: 75,
      speakers: [
        speaker('Arundhati Mukherjee', 'Department of dermatology', 'Kolkata'),
        speaker('Hemant Joglekar', 'Intensive care', 'Nagpur'),
      ],
      agenda: agenda(
        '0 The call at two in the morning',
        '15 Purpura: which tests tonight',
        '32 SJS/TEN: stop, move, cover, count',
        '58 Questions',
      ),
      recording: true,
    },
  },
];
