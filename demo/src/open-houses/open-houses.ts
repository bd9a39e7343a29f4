import type { MeetingSeed } from '../contents/content-seed';
import { agenda, speaker } from '../contents/meeting-parts';

/** Vidya open houses: cases and questions from the floor. */
export const openHouseSeeds: readonly MeetingSeed<'openhouse'>[] = [
  {
    title: 'Vidya: bring the nail you could not name',
    speciality: 'nails',
    inDays: 2,
    at: '17:00',
    summary: 'Twelve places for cases; pictures and clippings read together.',
    details: {
      host: 'Dr. Chitra Nayar',
      minutes: 90,
      speakers: [
        speaker('Archana Limaye', 'Nail clinic', 'Pune'),
        speaker('Nirmala Viswanathan', 'Dermatopathology', 'Chennai'),
      ],
      agenda: agenda(
        '0 How we work today',
        '10 Cases one to six',
        '50 Clippings under the microscope',
        '65 Cases seven to twelve',
        '85 What we take home',
      ),
      recording: false,
    },
  },
  {
    title: 'Vidya: difficult talks about steroid creams',
    speciality: 'infections',
    inDays: 13,
    at: '18:30',
    summary: 'Role play in Hindi, Tamil and English: rebound, blame and trust.',
    details: {
      host: 'Dr. Amrita Dhillon',
      minutes: 75,
      speakers: [
        speaker('Usha Ranganathan', 'Department of dermatology', 'Madurai'),
        speaker('Zoya Hakim', 'Skin clinic', 'Bhopal'),
      ],
      agenda: agenda('0 Two talks that failed', '15 In threes: doctor, patient, watcher', '50 Sentences worth keeping'),
      recording: false,
    },
  },
  {
    title: 'Vidya: the eczema school',
    speciality: 'paediatric',
    inDays: 34,
    at: '16:00',
    summary: 'Parents and doctors at one table; plans that fit on a fridge door.',
    details: {
      host: 'Dr. Sahana Murthy',
      minutes: 90,
      speakers: [
        speaker('Suresh Bhat', 'Paediatric dermatology', 'Mangaluru'),
        speaker('Tashi Wangmo', 'Child health', 'Gangtok'),
      ],
      agenda: agenda(
        '0 What parents ask',
        '20 Fingertips and amounts, hands on',
        '50 Writing a plan together',
        '75 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Vidya: bring your hardest alopecia',
    speciality: 'hair',
    inDays: -21,
    at: '17:00',
    summary: 'Ten cases from the floor with two trichologists.',
    details: {
      host: 'Dr. Farida Contractor',
      minutes: 90,
      speakers: [
        speaker('Anand Raghavan', 'Hair clinic', 'Bengaluru'),
        speaker('Pallavi Deshpande', 'Trichology', 'Pune'),
      ],
      agenda: agenda('0 Rules of the house', '8 Ten cases', '80 What the scalp told us'),
      recording: true,
    },
  },
  {
    title: 'Vidya: pigment on the spot',
    speciality: 'pigment',
    inDays: -70,
    at: '17:30',
    summary: 'Patients’ photographs read live, with their consent.',
    details: {
      host: 'Dr. Ananya Rao',
      minutes: 75,
      speakers: [
        speaker('Tanvi Parekh', 'Pigment clinic', 'Ahmedabad'),
        speaker('Iqbal Siddiqui', 'Department of dermatology', 'Aligarh'),
      ],
      agenda: agenda('0 Light and lens', '12 Eight photographs', '60 Patch test or not'),
      recording: true,
    },
  },
  {
    title: 'Vidya: slides and stories',
    speciality: 'pathology',
    inDays: -105,
    at: '18:00',
    summary: 'Clinicians bring the story, pathologists the slide.',
    details: {
      host: 'Dr. Nirmala Viswanathan',
      minutes: 80,
      speakers: [
        speaker('Sukanya Lahiri', 'Dermatopathology', 'Kolkata'),
        speaker('Adil Wani', 'Pathology', 'Srinagar'),
      ],
      agenda: agenda(
        '0 Pattern before name',
        '10 Five slides blind',
        '40 The same five with the story',
        '70 Questions',
      ),
      recording: true,
    },
  },
  {
    title: 'Vidya: the first biologic',
    speciality: 'immune',
    inDays: -154,
    at: '18:30',
    summary: 'Screening, cost and the first twelve weeks.',
    details: {
      host: 'Dr. Sudha Pillai',
      minutes: 75,
      speakers: [
        speaker('Noel Fernandes', 'Psoriasis clinic', 'Panaji'),
        speaker('Preeti Ahluwalia', 'Department of dermatology', 'Ludhiana'),
      ],
      agenda: agenda(
        '0 Is it time?',
        '15 The screening card',
        '35 Money on the table',
        '55 Week twelve: go on or change',
      ),
      recording: true,
    },
  },
  {
    title: 'Vidya: laser settings exchange',
    speciality: 'lasers',
    inDays: -210,
    at: '17:00',
    summary: 'Machines, numbers and marks we learnt from.',
    details: {
      host: 'Dr. Rohini Apte',
      minutes: 90,
      speakers: [
        speaker('Senthil Murugesan', 'Laser centre', 'Coimbatore'),
        speaker('Alka Mathur', 'Skin clinic', 'Jaipur'),
      ],
      agenda: agenda(
        '0 Machines in the room',
        '15 Numbers on the board',
        '50 Three marks and what they taught',
        '75 Questions',
      ),
      recording: false,
    },
  },
  {
    title: 'Vidya: children’s skin, parents’ questions',
    speciality: 'paediatric',
    inDays: -252,
    at: '16:30',
    summary: 'Role play, feedback and leaflets.',
    details: {
      host: 'Dr. Suresh Bhat',
      minutes: 75,
      speakers: [
        speaker('Debjani Sarkar', 'Paediatric dermatology', 'Kolkata'),
        speaker('Ajay Srivastava', 'Paediatrics', 'Patna'),
      ],
      agenda: agenda('0 The five questions', '20 Role play', '50 Leaflets, read aloud'),
      recording: true,
    },
  },
  {
    title: 'Vidya: small theatre, safe theatre',
    speciality: 'surgery',
    inDays: -287,
    at: '17:00',
    summary: 'Checklists, sharps and the day the patient fainted.',
    details: {
      host: 'Dr. Prachi Deshmukh',
      minutes: 80,
      speakers: [
        speaker('Manjunath Hebbar', 'Dermatosurgery', 'Udupi'),
        speaker('Pradeep Saikia', 'Skin surgery', 'Guwahati'),
      ],
      agenda: agenda('0 One list on the wall', '20 Faint, fit or anaphylaxis', '50 Sharps and steam', '68 Questions'),
      recording: true,
    },
  },
];
