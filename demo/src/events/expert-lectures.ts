import type { MeetingSeed } from '../contents/content-seed';
import { agenda, speaker } from '../contents/meeting-parts';

/** Lectures, coming and past. */
export const expertLectures: readonly MeetingSeed<'event'>[] = [
  {
    title: 'Expert lecture: the skin in sickle cell disease',
    speciality: 'immune',
    inDays: 3,
    at: '18:00',
    summary: 'Leg ulcers, pain and dignity: lessons from the tribal belt.',
    details: {
      kind: 'expertlectures',
      venue: 'Government Medical College, lecture hall 2',
      city: 'Nagpur',
      minutes: 75,
      speakers: [speaker('Hemant Joglekar', 'Department of dermatology', 'Nagpur')],
      sessions: agenda('0 Why the ankle', '25 Dressings that are affordable', '45 Pain', '60 Questions'),
      recording: true,
    },
  },
  {
    title: 'Expert lecture: what the forest people taught us about itch',
    speciality: 'infections',
    inDays: 22,
    at: '17:30',
    summary: 'Thirty years of village clinics in the Nilgiris.',
    details: {
      kind: 'expertlectures',
      venue: 'Medical College auditorium',
      city: 'Coimbatore',
      minutes: 60,
      speakers: [speaker('Gopal Venkataraman', 'Community dermatology', 'Udhagamandalam')],
      sessions: agenda('0 A map of itch', '20 Remedies asked about with respect', '45 Questions'),
      recording: true,
    },
  },
  {
    title: 'Expert lecture: fifty years of contact dermatitis',
    speciality: 'immune',
    inDays: -27,
    at: '17:00',
    summary: 'From Parthenium to acrylates, told by those who patch-tested it.',
    details: {
      kind: 'expertlectures',
      venue: 'India International Centre',
      city: 'New Delhi',
      minutes: 90,
      speakers: [
        speaker('Banu Rahman', 'Contact clinic', 'Hyderabad'),
        speaker('Preeti Ahluwalia', 'Department of dermatology', 'Ludhiana'),
      ],
      sessions: agenda(
        '0 Parthenium and its season',
        '30 Cement, nickel, kumkum',
        '55 Acrylates and gel nails',
        '75 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Expert lecture: the brown-skin atlas',
    speciality: 'dermoscopy',
    inDays: -62,
    at: '18:00',
    summary: 'How a reference collection was built and what it corrected.',
    details: {
      kind: 'expertlectures',
      venue: 'Town Hall',
      city: 'Kochi',
      minutes: 75,
      speakers: [speaker('Madhavi Nair', 'Dermoscopy clinic', 'Kochi')],
      sessions: agenda(
        '0 What was missing',
        '20 Ten thousand consents',
        '45 Three things we had taught wrongly',
        '60 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Expert lecture: when not to use a laser',
    speciality: 'lasers',
    inDays: -125,
    at: '18:30',
    summary: 'Twenty refusals and what became of them.',
    details: {
      kind: 'expertlectures',
      venue: 'Nehru Centre, hall of harmony',
      city: 'Mumbai',
      minutes: 60,
      speakers: [speaker('Rohini Apte', 'Laser unit', 'Mumbai')],
      sessions: agenda('0 Twenty patients sent home', '35 What they say today', '48 Questions'),
      recording: true,
    },
  },
];
