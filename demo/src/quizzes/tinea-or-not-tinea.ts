import { type QuizSeed, question } from './quiz-seed';

export const tineaOrNotTinea: QuizSeed = {
  title: 'Tinea or not tinea',
  speciality: 'infections',
  publishedOn: '2026-09-08',
  summary: 'Rings, scales and creams that hide them. KOH results follow each answer.',
  details: {
    level: 'Practice',
    minutes: 11,
    passMark: 60,
    reviewer: 'Dr. Tarun Baruah, MD',
    reviewedOn: '2026-09-01',
  },
  ask: [
    question(
      'Which species now causes most chronic, widespread tinea in India?',
      ['Trichophyton indotineae', 'Microsporum canis', 'Epidermophyton floccosum', 'Trichophyton schoenleinii'],
      'Trichophyton indotineae, formerly counted as a genotype of T. mentagrophytes/interdigitale, is the leading species in Indian series. Many isolates carry squalene epoxidase mutations and fail terbinafine.',
    ),
    question(
      'A scaly ring grew after three weeks of a triple cream; its edge is faint and pustules dot the middle. What is the best first step?',
      [
        'Stop the cream, and scrape the edge for KOH',
        'Change to a stronger steroid for two weeks',
        'Take a biopsy for granuloma annulare',
        'Give an antibiotic for the pustules, and wait a month',
      ],
      'This is tinea modified by steroid. Steroid combinations mute scale and edge and let the fungus spread. KOH is often still positive, at times after a week without the cream.',
    ),
    question(
      'Rings without scale on the backs of both hands of a child, firm to the touch, KOH negative. Think of',
      ['granuloma annulare', 'tinea manuum', 'nummular eczema', 'leprosy'],
      'Granuloma annulare has a smooth, beaded edge without scale and no itch. Check sensation when a ring is dry or pale: in India leprosy is always on the list.',
    ),
    question(
      'A pale, dry patch with loss of hair and of warmth sensation in a boy treated for ringworm twice. Next?',
      [
        'Feel the nerves and test for leprosy',
        'Give itraconazole for six weeks this time',
        'Reassure, as in pityriasis alba',
        'Patch test with textile dyes',
      ],
      'Loss of sensation in a patch is a cardinal sign of leprosy. No antifungal is tried before nerves and sensation have been examined.',
    ),
    question(
      'For how long is treatment of tinea corporis continued?',
      [
        'Until rings are flat and scale-free, and a little beyond',
        'Until the itch has stopped, and two days beyond',
        'For seven days in every case, and again if it returns',
        'For two weeks with tablets, and without any cream',
      ],
      'Itch goes within days; the fungus does not, and four weeks or more are common. Stopping with the itch is the commonest cause of return. Treat the household too.',
    ),
    question(
      'Where on a ring do you scrape for KOH?',
      ['The advancing scaly edge', 'The clear centre', 'The darkest point', 'Any point after a spirit swab and cream'],
      'Hyphae are most numerous at the active edge. Clean with spirit to remove cream, scrape towards you with a blunt blade, and give the drop ten to twenty minutes.',
    ),
    question(
      'A school has six children with scaly bald patches and broken hairs. Creams alone are',
      [
        'not enough: tinea capitis needs tablets',
        'enough, if used twice a day for six weeks',
        'enough, if the heads are shaved as well',
        'better than tablets below ten years of age',
      ],
      'The fungus sits in the hair where creams do not reach. Microsporum answers better to griseofulvin, Trichophyton to terbinafine. A shampoo lowers spread; shaving is not needed.',
    ),
    question(
      'Itraconazole is poorly absorbed when it is taken',
      [
        'together with a proton pump inhibitor',
        'as a capsule right after a full meal',
        'with a large glass of cola',
        'in the evening instead of the morning',
      ],
      'Capsules need acid and food. Antacids and proton pump inhibitors halve the level or worse. Ask also about statins, anticoagulants and heart failure.',
    ),
    question(
      'A single herald patch, then oval patches along the lines of the ribs, in a student of twenty. KOH is negative. What else do you check?',
      [
        'Risk of syphilis, with serology if in doubt',
        'Fasting lipids, for eruptive xanthomas',
        'Thyroid antibodies, as the two go together',
        'Nail clippings, for a hidden source of tinea',
      ],
      'Pityriasis rosea and secondary syphilis look alike. Palms, soles, mouth and a serological test settle it. Pityriasis rosea fades within six to eight weeks.',
    ),
  ],
};
