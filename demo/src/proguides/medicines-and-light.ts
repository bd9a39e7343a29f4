import { at, type ProguideSeed } from './proguide';

export const medicinesAndLight: readonly ProguideSeed[] = [
  {
    title: 'Starting propranolol in an infant',
    speciality: 'paediatric',
    publishedOn: '2026-05-30',
    summary: 'Checks, dosing with feeds and the talk with parents.',
    details: {
      minutes: 11,
      presenter: 'Dr. Sahana Murthy',
      reviewer: 'Dr. Sudha Pillai, MD',
      reviewedOn: '2026-05-22',
      chapters: [
        at('0:00', 'Which haemangioma'),
        at('1:50', 'Heart, chest and sugar'),
        at('4:00', 'Stepping up with feeds'),
        at('6:40', 'Sick-day rule'),
        at('8:30', 'Follow-up and stopping'),
      ],
      transcript:
        'Eyes, nose, lips, ears, airway, ulcers and large ones of the face: these are treated, and early. Listen to heart and chest, feel the pulses, note weight, rate and pressure. Ask about wheeze, feeding and family heart disease; where the haemangioma is large and of the face, think of PHACE and ask for imaging first. Begin with one milligram per kilogram a day in divided doses and step up to two, or as your protocol says, with a look at heart rate and pressure an hour or two after each step. Always with a feed. The sick-day rule is one sentence: no feed, no dose. Vomiting, wheeze or sleepiness: stop and call. Most need at least six months, and a slow look back after the end.',
    },
  },
  {
    title: 'Methotrexate: the first eight weeks',
    speciality: 'immune',
    publishedOn: '2026-03-16',
    summary: 'Once a week, folic acid, blood tests and a card that nobody misreads.',
    details: {
      minutes: 10,
      presenter: 'Dr. Sudha Pillai',
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2026-03-08',
      chapters: [
        at('0:00', 'Before the first tablet'),
        at('2:20', 'The day of the week, written in words'),
        at('4:00', 'Tests at two, four and eight weeks'),
        at('6:30', 'Mouth, cough, fever'),
        at('8:10', 'Alcohol, babies and other tablets'),
      ],
      transcript:
        'Count, liver, kidney, hepatitis B and C, HIV, chest film and a test for latent tuberculosis by your protocol; a pregnancy test where it applies. Choose one day and write it in words: Sunday, not 1/7. Deaths have come from daily use. One strength of tablet only, folic acid on another day or days. Blood at two, four and eight weeks, then every two to three months. Mouth ulcers, bruises, fever, dry cough or breathlessness: stop and come. Cotrimoxazole is not added, ever. No alcohol is the safest sentence. Both partners hear about contraception before the first dose.',
    },
  },
  {
    title: 'Narrowband UVB: the first ten sessions',
    speciality: 'pigment',
    publishedOn: '2025-12-19',
    summary: 'Starting dose, steps, missed visits and a record that protects.',
    details: {
      minutes: 12,
      presenter: 'Dr. Rukmini Acharya',
      reviewer: 'Dr. Tarun Baruah, MD',
      reviewedOn: '2025-12-10',
      chapters: [
        at('0:00', 'Who may enter the cabin'),
        at('2:00', 'Eyes, face, genitals'),
        at('3:10', 'Starting dose by skin type'),
        at('5:00', 'Steps, and what pink means'),
        at('7:30', 'Missed sessions'),
        at('9:40', 'The record'),
      ],
      transcript:
        'Ask for photosensitive disease, medicines, skin cancer and arsenic. Goggles for all, cover for genitals of men, face shielded where it is clear. Start low by skin type or by a measured minimal erythema dose and go up by ten to twenty percent as long as no pink lasts to the next day. Vitiligo patches take less than the skin around them. Pink for under a day: same dose. Pink for two days: leave one out and go back a step. Blisters: stop, cool, see the doctor. After a week away repeat the last dose, after two go back by half. The record has lamp hours, dose, pink and signature: it is what protects the patient when the nurse changes.',
    },
  },
  {
    title: 'Test patch before every laser',
    speciality: 'lasers',
    publishedOn: '2026-07-04',
    summary: 'Three squares, six weeks and a photograph decide more than the brochure.',
    details: {
      minutes: 8,
      presenter: 'Dr. Rohini Apte',
      reviewer: 'Dr. Prachi Deshmukh, MS',
      reviewedOn: '2026-06-26',
      chapters: [
        at('0:00', 'Where to place it'),
        at('1:20', 'Three settings, one diagram'),
        at('3:00', 'End points by eye and ear'),
        at('4:40', 'Reading at one and six weeks'),
        at('6:30', 'When to say no'),
      ],
      transcript:
        'Choose skin of the same tan as the target, before the ear or at the edge of the lesion. Three squares of three shots: below, at and just above what you plan. Draw them on the diagram with numbers. Wait and look: for hair, swelling round follicles after five minutes; for pigment, a soft white that fades within twenty. Grey, blister or a snap that smells is too much. Photograph at once, at one week and at six; late marks are the ones that matter in brown skin. A patient who cannot wait six weeks for a test is one to whom you say no today.',
    },
  },
];
