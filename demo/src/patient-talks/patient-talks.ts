import type { MeetingSeed } from '../contents/content-seed';
import { agenda, speaker } from '../contents/meeting-parts';
import type { SpecialitySlug } from '../specialities';

type Minute = Parameters<typeof agenda>;
interface Talk {
  title: string;
  speciality: SpecialitySlug;
  inDays: number;
  at: string;
  summary: string;
  speaks: Parameters<typeof speaker>;
  languages: string[];
  happens: Minute;
}

const talk = ({ speaks, languages, happens, ...about }: Talk): MeetingSeed<'webinar'> => ({
  ...about,
  details: {
    minutes: 45,
    speakers: [speaker(...speaks)],
    agenda: agenda(...happens),
    recording: false,
    forPatients: true,
    languages,
  },
});

/** Dermalive: evenings on which a dermatologist speaks to patients and answers them. */
export const patientTalks: readonly MeetingSeed<'webinar'>[] = [
  talk({
    title: 'Hair fall: what is normal, what helps, what is a waste of money',
    speciality: 'hair',
    inDays: 3,
    at: '18:00',
    summary: 'How many hairs a day are too many, which blood tests matter, and why oils and gummies seldom help.',
    speaks: ['Nandini Iyengar', 'Hair clinic', 'Mysuru'],
    languages: ['English', 'Kannada'],
    happens: [
      '0 How hair grows and rests',
      '12 Iron, thyroid, stress and crash diets',
      '22 What to ask before you pay',
      '30 Your questions',
    ],
  }),
  talk({
    title: 'Ringworm that keeps coming back',
    speciality: 'infections',
    inDays: 8,
    at: '19:00',
    summary: 'Why mixed creams make it worse, how long treatment takes, and how a whole family gets rid of it.',
    speaks: ['Anurag Tiwari', 'Skin clinic', 'Kanpur'],
    languages: ['Hindi'],
    happens: [
      '0 What ringworm is',
      '8 Creams with steroid, and how to spot them',
      '20 Clothes, towels and the family',
      '28 Your questions',
    ],
  }),
  talk({
    title: 'Living well with vitiligo',
    speciality: 'pigment',
    inDays: 15,
    at: '18:30',
    summary: 'What treatment can do today, how to guard pale patches from the sun, and how to answer hurtful words.',
    speaks: ['Leena Patil', 'Pigment clinic', 'Mumbai'],
    languages: ['Hindi', 'Marathi'],
    happens: [
      '0 It does not spread by touch',
      '10 Creams, light and surgery',
      '24 School, work and marriage',
      '32 Your questions',
    ],
  }),
  talk({
    title: 'Eczema in small children: bath, cream, sleep',
    speciality: 'paediatric',
    inDays: -6,
    at: '18:00',
    summary: 'A plain daily plan for an itchy child, and when a steroid cream is safe.',
    speaks: ['Shreya Banerjee', 'Children’s skin clinic', 'Kolkata'],
    languages: ['English', 'Bengali'],
    happens: [
      '0 Why the skin is dry',
      '9 A short bath and a lot of cream',
      '20 How much steroid cream is safe',
      '30 Your questions',
    ],
  }),
  talk({
    title: 'Acne after twenty-five',
    speciality: 'acne',
    inDays: -20,
    at: '19:00',
    summary: 'Why it comes late, what your face wash cannot do, and which treatments leave fewer marks.',
    speaks: ['Pooja Hegde', 'Acne clinic', 'Hubballi'],
    languages: ['English', 'Hindi'],
    happens: [
      '0 Hormones, stress and make-up',
      '12 Creams that work, and how long they take',
      '25 Dark marks and scars',
      '33 Your questions',
    ],
  }),
  talk({
    title: 'A pale patch that does not feel: leprosy can be cured',
    speciality: 'leprosy',
    inDays: -41,
    at: '18:00',
    summary: 'The first signs, where the medicine is free, and why nobody has to hide.',
    speaks: ['Ipsita Mohanty', 'Leprosy clinic', 'Cuttack'],
    languages: ['Hindi', 'Odia'],
    happens: [
      '0 Three signs to look for',
      '10 Free medicine, six or twelve months',
      '22 Eyes, hands and feet',
      '30 Your questions',
    ],
  }),
  talk({
    title: 'Sunscreen, fairness creams and the truth about glow',
    speciality: 'cosmetic',
    inDays: -62,
    at: '19:30',
    summary: 'How to read a label, what mercury and steroids do to a face, and what sunscreen is for.',
    speaks: ['Sangeeta Yadav', 'Skin clinic', 'Gurugram'],
    languages: ['Hindi', 'English'],
    happens: [
      '0 Every skin colour is healthy',
      '8 Labels that should worry you',
      '20 Sunscreen: how much, how often',
      '29 Your questions',
    ],
  }),
  talk({
    title: 'Nails that tell: fungus, injury or something else',
    speciality: 'nails',
    inDays: -90,
    at: '18:00',
    summary: 'Which changes can wait, which cannot, and why nail fungus needs a test before tablets.',
    speaks: ['Madhuri Naik', 'Nail clinic', 'Margao'],
    languages: ['English', 'Konkani'],
    happens: ['0 How a nail grows', '10 Yellow, white and black nails', '22 Tests before tablets', '30 Your questions'],
  }),
];
