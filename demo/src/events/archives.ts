import type { MeetingSeed } from '../contents/content-seed';
import { agenda, speaker } from '../contents/meeting-parts';

/** Workshops, walks and camps of the past, kept for those who were not there. */
export const archivedEvents: readonly MeetingSeed<'event'>[] = [
  {
    title: 'Skin camp at the weavers’ colony, Varanasi',
    speciality: 'infections',
    inDays: -45,
    at: '08:30',
    summary: 'Four hundred people in a day: what was found, and who was followed up.',
    details: {
      kind: 'archives',
      venue: 'Community hall, Lallapura',
      city: 'Varanasi',
      minutes: 420,
      speakers: [
        speaker('Mridula Tripathi', 'Social work', 'Varanasi'),
        speaker('Irfan Qureshi', 'Department of dermatology', 'Lucknow'),
      ],
      sessions: agenda('0 Registration and triage', '60 Examination', '360 Counting and thanks'),
      recording: false,
    },
  },
  {
    title: 'Vitiligo walk, Kolkata',
    speciality: 'pigment',
    inDays: -148,
    at: '06:30',
    summary: 'A morning walk along the river, with talks under the trees.',
    details: {
      kind: 'archives',
      venue: 'Princep Ghat',
      city: 'Kolkata',
      minutes: 150,
      speakers: [speaker('Debjani Sarkar', 'Paediatric dermatology', 'Kolkata')],
      sessions: agenda('0 Walk', '60 Stories', '110 Questions to doctors'),
      recording: true,
    },
  },
  {
    title: 'Patch test workshop for residents, Goa',
    speciality: 'immune',
    inDays: -201,
    at: '10:00',
    summary: 'Load, stick, read and explain: hands on for thirty residents.',
    details: {
      kind: 'archives',
      venue: 'Medical College, skills laboratory',
      city: 'Bambolim',
      minutes: 300,
      speakers: [speaker('Noel Fernandes', 'Contact clinic', 'Panaji')],
      sessions: agenda(
        '0 Series for India',
        '60 Hands on',
        '180 Reading day two and day four',
        '260 Talks with patients',
      ),
      recording: true,
    },
  },
  {
    title: 'Photography day: light, consent, order',
    speciality: 'dermoscopy',
    inDays: -318,
    at: '11:00',
    summary: 'A day with a photographer, a lawyer and a nurse.',
    details: {
      kind: 'archives',
      venue: 'Science City, seminar room',
      city: 'Ahmedabad',
      minutes: 240,
      speakers: [
        speaker('Ashwin Kotecha', 'Dermoscopy', 'Ahmedabad'),
        speaker('Shubhangi Kale', 'Skin clinic', 'Nashik'),
      ],
      sessions: agenda('0 Light from the side', '80 Consent that can be withdrawn', '160 Names, folders, backups'),
      recording: true,
    },
  },
];
