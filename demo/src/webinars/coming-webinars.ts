import type { MeetingSeed } from '../contents/content-seed';
import { agenda, speaker } from '../contents/meeting-parts';

/** Webinars that lie ahead, the first of them this week. */
export const comingWebinars: readonly MeetingSeed<'webinar'>[] = [
  {
    title: 'Reading vitiligo activity under the dermoscope',
    speciality: 'dermoscopy',
    inDays: 1,
    at: '19:30',
    summary: 'Signs that move, signs that do not, with cases on five tones.',
    details: {
      minutes: 60,
      speakers: [
        speaker('Madhavi Nair', 'Dermoscopy clinic', 'Kochi'),
        speaker('Rukmini Acharya', 'Pigment and phototherapy unit', 'Bengaluru'),
      ],
      agenda: agenda(
        '0 Why activity decides',
        '8 Confetti, trichrome and Koebner lines',
        '25 Six cases, votes before answers',
        '45 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Itch without a rash: dry skin, scabies or something within',
    speciality: 'infections',
    inDays: 4,
    at: '20:00',
    summary: 'A path through itch without a rash, from moisturiser to blood count.',
    details: {
      minutes: 50,
      speakers: [
        speaker('Rehana Begum', 'Department of dermatology', 'Kolkata'),
        speaker('Lalit Pradhan', 'District hospital', 'Siliguri'),
      ],
      agenda: agenda(
        '0 Three questions first',
        '10 Burrows, and where to look for them',
        '22 Liver, kidney, thyroid, lymph nodes',
        '38 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'JAK inhibitors in the small clinic',
    speciality: 'immune',
    inDays: 11,
    at: '19:30',
    summary: 'Who, how long, which tests, and what to do when there is a fever.',
    details: {
      minutes: 60,
      speakers: [
        speaker('Sudha Pillai', 'Immune skin disease', 'Chennai'),
        speaker('Irfan Qureshi', 'Department of dermatology', 'Lucknow'),
      ],
      agenda: agenda(
        '0 Alopecia areata, atopic eczema, vitiligo',
        '15 Screening on one page',
        '28 Zoster, lipids, clots: numbers in context',
        '45 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Chemical peels on types IV to VI',
    speciality: 'cosmetic',
    inDays: 18,
    at: '18:00',
    summary: 'Priming, strength, minutes, and the first forty-eight hours.',
    details: {
      minutes: 75,
      speakers: [
        speaker('Harpreet Sethi', 'Aesthetic dermatology', 'New Delhi'),
        speaker('Tara Wadia', 'Skin clinic', 'Mumbai'),
      ],
      agenda: agenda(
        '0 Who should not be peeled',
        '12 Priming: what and how long',
        '25 Glycolic, mandelic, salicylic, Jessner',
        '50 When a peel goes wrong',
        '62 Questions',
      ),
      recording: false,
    },
  },
  {
    title: 'Hansen’s neuritis: a fortnight that decides a hand',
    speciality: 'leprosy',
    inDays: 27,
    at: '19:00',
    summary: 'Finding new weakness, starting prednisolone and splinting that is worn.',
    details: {
      minutes: 45,
      speakers: [
        speaker('Philomina Xavier', 'Leprosy hospital', 'Tiruvannamalai'),
        speaker('Santosh Kerketta', 'District leprosy office', 'Ranchi'),
      ],
      agenda: agenda(
        '0 Testing in three minutes',
        '14 Steroid: dose and weeks',
        '26 Splints, exercise, eyes',
        '36 Questions',
      ),
      recording: true,
    },
  },
];
