import { type DermatologyTimesSeed, story } from './dermatology-times';

export const infectionsAndPolicy: readonly DermatologyTimesSeed[] = [
  {
    title: 'Steroid combinations: what the new schedule means',
    speciality: 'infections',
    publishedOn: '2026-11-06',
    summary: 'Which packs now need a prescription, and how to report those sold without one.',
    details: {
      issue: 65,
      pages: 8,
      reviewer: 'Dr. Tarun Baruah, MD',
      reviewedOn: '2026-11-02',
      stories: [
        story(
          'What is on the list',
          'Creams that hold a potent steroid with an antifungal and an antibiotic are meant for prescription. Pharmacists in four cities told us that half of their buyers still ask by brand and without paper. Our table shows which packs carry the red line and the warning.',
        ),
        story(
          'How to report',
          'A photograph of the pack and the bill, the date and the shop are enough for the state drugs control office. Adverse effects go to the pharmacovigilance centre. Both forms are in the members’ folder.',
        ),
        story(
          'What to say in the clinic',
          '“This cream made the ring quiet, not clean.” Three doctors share the sentence that worked. All agree: name the rebound before it comes, and give something for the itch.',
        ),
      ],
    },
  },
  {
    title: 'Antifungal resistance map, third edition',
    speciality: 'infections',
    publishedOn: '2026-10-09',
    summary: 'Forty-one centres, four drugs, and large differences between neighbours.',
    details: {
      issue: 64,
      pages: 8,
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2026-10-02',
      stories: [
        story(
          'Neighbours differ',
          'Two districts an hour apart reported terbinafine failure of one in five and one in two. Small numbers explain part of it; pharmacy habits may explain the rest. The map is a reason to test, not a recipe.',
        ),
        story(
          'A culture within reach',
          'Three hubs now accept scale in folded black paper by post. Results take three weeks: send it before the second course, not after the fourth.',
        ),
        story(
          'Adherence first',
          'Before you write resistant, ask who else scratches at home, what was bought at the shop, and how many capsules were taken with an antacid.',
        ),
      ],
    },
  },
  {
    title: 'Scabies returns to the hostels',
    speciality: 'infections',
    publishedOn: '2026-07-24',
    summary: 'Why one round is never enough, and how a warden became the best ally.',
    details: {
      issue: 61,
      pages: 6,
      reviewer: 'Dr. Sudha Pillai, MD',
      reviewedOn: '2026-07-17',
      stories: [
        story(
          'Everybody on one evening',
          'In a hostel of 240, three courses for single students had failed. One evening for all, repeated after a week, with bedding in closed bags for three days, ended it.',
        ),
        story(
          'The permethrin question',
          'Treatment failures are reported more often. Before resistance is blamed, look at the neck-to-toe rule, at nails, and at the friend who stayed away that evening.',
        ),
        story(
          'Itch after cure',
          'Itch may last four weeks. Tell it on day one, give an emollient and a mild steroid, and look again for burrows only if new ones come.',
        ),
      ],
    },
  },
  {
    title: 'Leprosy: the last mile is the longest',
    speciality: 'leprosy',
    publishedOn: '2026-01-30',
    summary: 'Case finding returns to districts that had stopped looking.',
    details: {
      issue: 54,
      pages: 8,
      reviewer: 'Dr. Tarun Baruah, MD',
      reviewedOn: '2026-01-22',
      stories: [
        story(
          'Looking finds',
          'Two districts that had reported nearly nothing sent teams from door to door. New patients were found in both, a tenth of them children. Low numbers had meant few looks.',
        ),
        story(
          'Contacts first',
          'Household and neighbour contacts are examined and, where tuberculosis and leprosy are excluded, offered one dose of rifampicin. Consent and privacy decide whether doors open.',
        ),
        story(
          'A word that hurts',
          'Patients ask to be called patients. A colony school in the north has printed a card of words to use and to leave.',
        ),
      ],
    },
  },
  {
    title: 'Syphilis in antenatal clinics',
    speciality: 'sti',
    publishedOn: '2026-07-10',
    summary: 'Testing gaps, and a district that closed them.',
    details: {
      issue: 60,
      pages: 6,
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2026-07-02',
      stories: [
        story(
          'Tested is not treated',
          'Records of three hospitals show the largest loss between a positive strip and the first injection. Benzathine penicillin in the same room on the same day closes the gap.',
        ),
        story(
          'The partner comes too',
          'A card with a date and no diagnosis brought in more partners than telephone calls. The midwife hands it over.',
        ),
        story(
          'Titres and babies',
          'Titres of mother and child are compared by the same test at birth. A child whose titre is four times the mother’s, or who has signs, is treated and followed.',
        ),
      ],
    },
  },
  {
    title: 'Heat, humidity and the army boot',
    speciality: 'infections',
    publishedOn: '2026-04-17',
    summary: 'Foot infections at work: what employers can do before summer.',
    details: {
      issue: 56,
      pages: 6,
      reviewer: 'Dr. Prachi Deshmukh, MS',
      reviewedOn: '2026-04-09',
      stories: [
        story(
          'Two pairs and a fan',
          'A factory bought each worker a second pair of boots and set a drying rack with a fan at the gate. Toe-web infections fell by half in one season, by the works doctor’s count.',
        ),
        story(
          'Not all is tinea',
          'Pitted keratolysis smells, erythrasma glows coral under Wood lamp, and eczema has no edge. Three pictures and three treatments on page 4.',
        ),
        story(
          'Powder or cream?',
          'Powder keeps dry skin dry; it does not clear an infection. Cream clears it; it does not keep it away. Use the one, then the other.',
        ),
      ],
    },
  },
];
