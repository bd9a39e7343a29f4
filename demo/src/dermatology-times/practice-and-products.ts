import { type DermatologyTimesSeed, story } from './dermatology-times';

export const practiceAndProducts: readonly DermatologyTimesSeed[] = [
  {
    title: 'Biologics: prices, biosimilars and access',
    speciality: 'immune',
    publishedOn: '2026-08-14',
    summary: 'What patients pay in five cities and how state schemes help.',
    details: {
      issue: 62,
      pages: 8,
      reviewer: 'Dr. Sudha Pillai, MD',
      reviewedOn: '2026-08-06',
      stories: [
        story(
          'One drug, five prices',
          'We asked in five cities for the same biosimilar. The dearest quote was nearly twice the cheapest. Hospital pharmacies, assistance programmes and state schemes all change the sum: ask before the first dose, for stopping halfway is the worst of plans.',
        ),
        story(
          'Screen as if you meant it',
          'Tuberculosis, hepatitis B and C, HIV, vaccines, heart failure, demyelination. The list fits on a card; the card is in the members’ folder.',
        ),
        story(
          'Methotrexate is not old',
          'For many patients with psoriasis it remains the first tablet, and half of them stay with it. A page on doing it well.',
        ),
      ],
    },
  },
  {
    title: 'Teledermatology after the first five years',
    speciality: 'cosmetic',
    publishedOn: '2026-06-12',
    summary: 'Where pictures are enough, and where they have misled.',
    details: {
      issue: 58,
      pages: 8,
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2026-06-04',
      stories: [
        story(
          'Good enough for follow-up',
          'Acne, eczema and psoriasis under treatment can be followed by picture and talk. First visits of pigmented lesions, hair loss and anything numb cannot.',
        ),
        story(
          'Light and colour',
          'Automatic white balance turns brown skin grey and hides redness. Daylight from a window, a sheet of white paper in the frame, three distances.',
        ),
        story(
          'The record',
          'Consent, name and registration number on the prescription, and the picture kept as part of the record: the national guidelines of 2020 asked for it, and audits now look for it.',
        ),
      ],
    },
  },
  {
    title: 'Sunscreen labels under review',
    speciality: 'cosmetic',
    publishedOn: '2026-05-08',
    summary: 'Visible light, blue light and claims that will need proof.',
    details: {
      issue: 57,
      pages: 6,
      reviewer: 'Dr. Tarun Baruah, MD',
      reviewedOn: '2026-04-30',
      stories: [
        story(
          'What a label can promise',
          'SPF and UVA ratings are measured. “Blue light shield” is a phrase. For melasma look for iron oxides on the list of contents.',
        ),
        story(
          'How much is put on',
          'People use a third of what is tested. Two finger lengths for face and neck, again after sweat: the cheapest way to a higher SPF.',
        ),
        story(
          'White cast',
          'Twelve products on five skin tones, photographed an hour later. Which vanish and which stay, on page 4.',
        ),
      ],
    },
  },
  {
    title: 'Hair transplants and the eight-hour day',
    speciality: 'hair',
    publishedOn: '2026-03-20',
    summary: 'Who may do what, and how complications are found too late.',
    details: {
      issue: 55,
      pages: 6,
      reviewer: 'Dr. Prachi Deshmukh, MS',
      reviewedOn: '2026-03-12',
      stories: [
        story(
          'A doctor in the room',
          'Guidance of the regulator says who may operate and who may assist. We print it in plain words with a list for the consent form.',
        ),
        story(
          'Lignocaine adds up',
          'Long sessions mean many small doses. Write the running total on the board and keep lipid emulsion within reach.',
        ),
        story(
          'Treat first',
          'Grafts into a scalp that still sheds are lost. Six months of medical treatment tell who needs surgery and who does not.',
        ),
      ],
    },
  },
  {
    title: 'Vitiligo and work: the law in plain words',
    speciality: 'pigment',
    publishedOn: '2026-09-11',
    summary: 'What employers may ask, and letters that helped.',
    details: {
      issue: 63,
      pages: 6,
      reviewer: 'Dr. Sudha Pillai, MD',
      reviewedOn: '2026-09-03',
      stories: [
        story(
          'Not catching, not unfit',
          'Two patients were turned away at medical examinations for service jobs. A doctor’s letter with two sentences changed one decision; the other is before the tribunal.',
        ),
        story(
          'At school',
          'A ten-minute talk with a torch and two leaves explains pigment to class five. The teacher’s sheet is in the members’ folder.',
        ),
        story(
          'Treat or leave?',
          'Both are choices. We asked eleven people what they wish their doctor had said first. Most: “You may decide later.”',
        ),
      ],
    },
  },
  {
    title: 'The monsoon clinic',
    speciality: 'paediatric',
    publishedOn: '2026-06-26',
    summary: 'Boils, bites and folds: what to have on the shelf from June to September.',
    details: {
      issue: 59,
      pages: 6,
      reviewer: 'Dr. Tarun Baruah, MD',
      reviewedOn: '2026-06-18',
      stories: [
        story(
          'Boils in a family',
          'When the third child comes with a boil, swab the nose once, cut the nails, and give each person a towel. Antibiotics are for fever and spread.',
        ),
        story(
          'Insect or scabies?',
          'Bites come in lines on open skin; burrows sit between fingers and on the belt line. At night everybody itches from scabies, one child from bites.',
        ),
        story(
          'Folds that weep',
          'Dry, air, zinc, then a plain antifungal if the edge has satellites. No three-in-one cream in the napkin area.',
        ),
      ],
    },
  },
];
