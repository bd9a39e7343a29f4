import type { MeetingSeed } from '../contents/content-seed';
import { agenda, speaker } from '../contents/meeting-parts';

/** Conferences: one to come, and recordings of those that were. */
export const conferenceArchives: readonly MeetingSeed<'event'>[] = [
  {
    title: 'School of Dermatopathology, Bengaluru',
    speciality: 'pathology',
    inDays: 40,
    at: '09:00',
    summary: 'Two hundred slides in one day, two heads at each microscope.',
    details: {
      kind: 'conferencearchives',
      venue: 'Convention Centre, Indiranagar',
      city: 'Bengaluru',
      minutes: 480,
      speakers: [
        speaker('Nirmala Viswanathan', 'Dermatopathology', 'Chennai'),
        speaker('Rosamma Varghese', 'Pathology', 'Kottayam'),
      ],
      sessions: agenda(
        '0 Patterns of inflammation',
        '120 Blisters and immunofluorescence',
        '240 Tumours',
        '390 Slides you brought',
      ),
      recording: true,
    },
  },
  {
    title: 'Conference archive: Skin of Colour Summit, Hyderabad',
    speciality: 'pigment',
    inDays: -286,
    at: '09:30',
    summary: 'Recordings of twelve sessions and the poster hall.',
    details: {
      kind: 'conferencearchives',
      venue: 'International Convention Centre',
      city: 'Hyderabad',
      minutes: 460,
      speakers: [
        speaker('Rukmini Acharya', 'Pigment and phototherapy unit', 'Bengaluru'),
        speaker('Iqbal Siddiqui', 'Department of dermatology', 'Aligarh'),
        speaker('Nalini Sundaram', 'Psychodermatology', 'Chennai'),
      ],
      sessions: agenda(
        '0 Measuring colour',
        '90 Melasma and visible light',
        '210 Vitiligo: medical, surgical, social',
        '360 Posters, told in three minutes each',
      ),
      recording: true,
    },
  },
  {
    title: 'Conference archive: Nail Surgery Workshop, Pune',
    speciality: 'nails',
    inDays: -349,
    at: '09:00',
    summary: 'Six operations filmed from the surgeon’s side.',
    details: {
      kind: 'conferencearchives',
      venue: 'Medical College, operation theatre complex',
      city: 'Pune',
      minutes: 400,
      speakers: [
        speaker('Chitra Nayar', 'Nail clinic', 'Thiruvananthapuram'),
        speaker('Archana Limaye', 'Nail clinic', 'Pune'),
      ],
      sessions: agenda(
        '0 Blocks and tourniquets',
        '70 Matrix biopsy',
        '160 Phenol for the ingrown nail',
        '270 Glomus tumour',
        '350 Dressings',
      ),
      recording: true,
    },
  },
  {
    title: 'Conference archive: Leprosy Forum, Ranchi',
    speciality: 'leprosy',
    inDays: -293,
    at: '10:00',
    summary: 'District teams report on reactions, footwear and stigma.',
    details: {
      kind: 'conferencearchives',
      venue: 'Audrey House',
      city: 'Ranchi',
      minutes: 360,
      speakers: [
        speaker('Santosh Kerketta', 'District leprosy office', 'Ranchi'),
        speaker('Mridula Tripathi', 'Social work', 'Varanasi'),
      ],
      sessions: agenda(
        '0 Ten districts, ten minutes each',
        '120 Reactions',
        '220 Footwear and self-care',
        '300 Words and rights',
      ),
      recording: true,
    },
  },
];
