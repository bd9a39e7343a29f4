import { issue, type MagazineSeed } from './issue';

export const issuesOf2026: readonly MagazineSeed[] = [
  issue({
    on: '2026-11-01',
    speciality: 'cosmetic',
    pages: 60,
    summary: 'Clinic design, festival-season reactions and a portrait of a leprosy colony school.',
    features: [
      [
        'A waiting room that does not stare',
        'Chairs that face the window, a door between desk and queue, and a screen that shows numbers instead of names. Three clinics, three budgets.',
      ],
      [
        'After the fireworks',
        'Burns, smoke and a week of itching: what came through the door of an emergency room in Diwali week, and what sweets had to do with it. Little.',
      ],
      [
        'The school by the river',
        'Forty pupils, two teachers, one football pitch. Their parents were cured long ago; the bus still does not stop.',
      ],
      ['My table', 'A dermatologist in Leh shows the seven things within reach of her right hand.'],
    ],
  }),
  issue({
    on: '2026-10-01',
    speciality: 'dermoscopy',
    pages: 56,
    summary: 'How to buy a lens, teach a nurse and keep ten thousand pictures in order.',
    features: [
      [
        'Lens, light, clip',
        'We lent five dermoscopes to five clinics for a month. What they kept, what they sent back, and why.',
      ],
      [
        'Ten thousand pictures',
        'File names, consent and a backup that was tried. A system that survives a change of telephone.',
      ],
      [
        'The nurse who saw it first',
        'In a clinic in Kottayam the nurse looks through the lens before the doctor does. Twice it mattered.',
      ],
      ['Letters', 'Readers on the price of a visit, and on silence in the corridor.'],
    ],
  }),
  issue({
    on: '2026-09-01',
    speciality: 'pigment',
    pages: 60,
    summary: 'Counselling in vitiligo, marriage and the law; tinted sunscreens compared.',
    features: [
      [
        'The question before the wedding',
        'What families ask, what doctors may answer, and why the patient must be in the room.',
      ],
      ['Tints on five tones', 'Eleven tinted sunscreens, five faces, one afternoon. Which look like skin.'],
      [
        'A shade of one’s own',
        'A make-up artist with vitiligo teaches camouflage on Sundays and stopped using it on Mondays.',
      ],
    ],
  }),
  issue({
    on: '2026-07-01',
    speciality: 'infections',
    pages: 56,
    summary: 'Monsoon issue: feet, folds and flood relief.',
    features: [
      [
        'Ten days in a relief camp',
        'A diary: scabies on day two, boils on day four, and a barber who became a health worker.',
      ],
      ['The drying rack', 'How a bus depot got rid of smelly boots, with a drawing to copy.'],
      ['What the KOH desk saw', 'A technician counts rings from June to September.'],
    ],
  }),
  issue({
    on: '2026-05-01',
    speciality: 'lasers',
    pages: 56,
    summary: 'Second-hand lasers, safety logs and honest consent.',
    features: [
      ['Bought used', 'What to ask the seller, what to measure on the first day, and when to walk away.'],
      ['The log that saved us', 'A burn, a complaint, and eleven lines of numbers that explained it.'],
      [
        'Consent in four languages',
        'A form that people read: short lines, one picture, and a place to write their own words.',
      ],
    ],
  }),
  issue({
    on: '2026-03-01',
    speciality: 'hair',
    pages: 60,
    summary: 'Hair oil, history and habit; a day in a trichology clinic.',
    features: [
      ['Oil', 'From coconut to amla: a history of a habit, and what it does and does not do for the scalp.'],
      ['Forty heads a day', 'A day in a trichology clinic, from the first parting to the last photograph.'],
      ['The wig maker', 'He measures without speaking. A visit to a workshop behind the temple tank.'],
    ],
  }),
  issue({
    on: '2026-01-01',
    speciality: 'immune',
    pages: 60,
    summary: 'Psoriasis and work; winter skin from Leh to Lucknow.',
    features: [
      ['Long sleeves in May', 'Four people with psoriasis speak about interviews, canteens and the day they told.'],
      ['Winter from Leh to Lucknow', 'Cold, dry or damp: three climates, three moisturisers and one mistake.'],
      ['The infusion room', 'Chairs by the window, a shared radio, and a nurse who knows all the birthdays.'],
    ],
  }),
];
