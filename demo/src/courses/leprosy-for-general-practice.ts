import { heading, list, mythFact, paragraph, steps, warning } from '../articles/article-seed';
import { type CourseSeed, lesson } from './course-seed';

export const leprosyForGeneralPractice: CourseSeed = {
  title: 'Leprosy for general practice',
  speciality: 'leprosy',
  publishedOn: '2026-01-15',
  summary: 'Cardinal signs, nerve charts and reactions in six short lessons.',
  details: {
    level: 'Foundation',
    teacher: 'Dr. Tarun Baruah',
    reviewer: 'Dr. Leela Krishnan, MD',
    reviewedOn: '2026-01-07',
    outcomes: [
      'Recognise leprosy by its cardinal signs',
      'Examine nerves and sensation in five minutes',
      'Start multidrug therapy and warn of its effects',
      'Find and treat reactions in time',
    ],
  },
  teaches: [
    lesson(
      'Three signs',
      7,
      paragraph(
        'One of three is enough: a patch with definite loss of sensation; a thickened peripheral nerve with loss of feeling or strength in its area; acid-fast bacilli in a slit-skin smear. Patches are pale or reddish, dry, and may be one or many.',
      ),
      heading('think', 'When to think of it'),
      list(
        'A patch that does not itch',
        'Tingling or painless burns',
        'Nodules of ears and eyebrows',
        'Weak grip, a slipper that falls off',
      ),
      mythFact(
        'Leprosy has gone.',
        'India still finds more new patients each year than any other country. You will meet one.',
      ),
    ),
    lesson(
      'Testing sensation',
      6,
      paragraph(
        'Use a wisp of cotton or a 2 g filament. Show it with eyes open, then test with eyes closed: the patient points to where it touched. Compare with normal skin and with the other side. In children use a game.',
      ),
      warning(
        'Not with a pin',
        'Pins frighten and spread infection. Heat can be tested with two tubes of water, warm and cool.',
      ),
    ),
    lesson(
      'Feeling nerves',
      8,
      paragraph(
        'Great auricular, ulnar, median, radial cutaneous, lateral popliteal, posterior tibial: both sides together, gently.',
      ),
      steps(
        ['Feel.', 'Thicker, tender, nodular?'],
        ['Test strength.', 'Eyes shut tight, little finger out, thumb up, wrist up, foot up.'],
        ['Write.', 'Numbers in the chart, so that a fall is seen next month.'],
      ),
    ),
    lesson(
      'Treatment: multidrug therapy',
      8,
      paragraph(
        'Up to five patches and no bacilli: paucibacillary. More, or bacilli in the smear: multibacillary, treated for twelve months. Blister packs are free at government centres; the first dose of the month is taken before a health worker. Follow the programme’s current regimen for each group.',
      ),
      list(
        'Rifampicin: red urine for a day; other tablets lose effect',
        'Clofazimine: darker skin, dryness; fades within a year or so after the end',
        'Dapsone: anaemia; fever with rash in the second month means stop',
      ),
      mythFact('Patients must live apart.', 'They stay at home. After the first doses they are hardly infectious.'),
    ),
    lesson(
      'Reactions are emergencies',
      8,
      paragraph(
        'Type 1: old patches swell and nerves ache. Type 2: crops of tender nodules, fever, sore eyes or testes. Both come before, during or after treatment. Multidrug therapy goes on.',
      ),
      paragraph(
        'Neuritis or new weakness of less than six months: prednisolone about 1 mg per kilogram and a slow taper over some months, splint, eye check. Refer if it does not turn within two weeks.',
      ),
      warning(
        'Thalidomide',
        'Effective in type 2 reactions under specialist care. It must never reach a pregnant woman.',
      ),
    ),
    lesson(
      'Hands, feet, eyes and neighbours',
      7,
      paragraph(
        'Cure does not bring feeling back. Look, soak, oil, protect: each evening for a lifetime. Soft footwear and glasses are treatment.',
      ),
      list(
        'Look at soles and palms for red spots',
        'Soak twenty minutes, scrape hard skin gently, oil',
        'Think-blink ten times an hour where lids are weak',
        'Examine contacts; offer single-dose rifampicin where eligible',
      ),
    ),
  ],
};
