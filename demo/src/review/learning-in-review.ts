import { list, paragraph } from '../articles/article-seed';
import { lesson } from '../courses/course-seed';
import { question } from '../quizzes/quiz-seed';
import { type ReviewSeed, review } from './review-seed';

export const learningInReview: readonly ReviewSeed[] = [
  review({
    type: 'course',
    title: 'Contact dermatitis: from hand to workplace',
    speciality: 'immune',
    summary: 'Two lessons of five are written; the others follow after approval of the plan.',
    by: 'medical.editor',
    daysAgo: 2,
    state: 'pending',
    details: {
      level: 'Practice',
      teacher: 'Dr. Noel Fernandes',
      minutes: 14,
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2026-11-13',
      outcomes: ['Take an occupational history in five questions', 'Decide who needs patch tests'],
    },
    teaches: [
      lesson(
        'Five questions',
        7,
        paragraph('What do you touch, since when, what happens on holidays, who else has it, what have you put on it?'),
      ),
      lesson(
        'Whom to test',
        7,
        list(
          'Hand eczema beyond three months',
          'Eczema of lids, lips or feet',
          'Any eczema that gets worse under treatment',
        ),
      ),
    ],
  }),
  review({
    type: 'quiz',
    title: 'Hair loss: look twice',
    speciality: 'hair',
    summary: 'Three pictures in words; what do you do next?',
    by: 'editor',
    daysAgo: 1,
    state: 'pending',
    details: {
      level: 'Practice',
      minutes: 5,
      passMark: 60,
      reviewer: 'Dr. Sudha Pillai, MD',
      reviewedOn: '2026-11-15',
    },
    ask: [
      question(
        'Moth-eaten patches in a man of 30 with a faint rash of the palms. Which test?',
        ['Syphilis serology', 'Ferritin', 'Scalp biopsy', 'Thyroid antibodies'],
        'Moth-eaten loss with a palmar rash is secondary syphilis until serology says otherwise.',
      ),
      question(
        'Redness and scale wrapped round hairs at the frontal line, brows thin, a woman of 58. The diagnosis is',
        [
          'frontal fibrosing alopecia',
          'traction alopecia of the hairline',
          'alopecia areata, ophiasis pattern',
          'telogen effluvium',
        ],
        'A band of loss at the front with perifollicular scale and loss of brows is frontal fibrosing alopecia, a scarring disease.',
      ),
      question(
        'Even shedding ten weeks after delivery. What do you do?',
        [
          'Explain, check for anaemia, and wait',
          'Start oral minoxidil and review in six months',
          'Start finasteride once a day',
          'Take a biopsy from the vertex',
        ],
        'Shedding after delivery ends by itself. Iron and thyroid are checked where history or signs ask for it.',
      ),
    ],
  }),
  review({
    type: 'quiz',
    title: 'Guess the star by the skin',
    speciality: 'cosmetic',
    summary: 'Photographs of film stars.',
    by: 'editor',
    daysAgo: 20,
    state: 'rejected',
    reason: 'We do not judge the skin of persons who did not ask for it.',
    details: {
      level: 'Foundation',
      minutes: 3,
      passMark: 50,
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2026-10-28',
    },
    ask: [
      question(
        'Which advice fits every face?',
        ['Shield from the sun each day', 'Peel each month', 'Bleach before festivals', 'Steroid for a glow'],
        'Daily sun protection is the only one of these that helps every face.',
      ),
    ],
  }),
  review({
    type: 'poll',
    title: 'Do you see patients on Sundays?',
    speciality: 'cosmetic',
    summary: 'Never, by appointment, half a day, or always.',
    by: 'publishing',
    daysAgo: 0,
    state: 'pending',
    details: { context: 'For a story of the magazine on rest: how many Sundays of the last month did you work?' },
    options: ['None', 'One', 'Two or three', 'All'],
  }),
];
