import type { learningTime, quizAttempts, quizRepeats } from '@tvacha/api/schema';
import { chance, happens } from './chance';
import type { questionRows } from './quizzes/quiz-rows';
import { type Around, days } from './when';

type TimeInsert = typeof learningTime.$inferInsert;
type RepeatInsert = typeof quizRepeats.$inferInsert;

/** What the demo doctor spends time with: on how many days of a hundred, and for how many minutes at most. */
const habits = [
  { type: 'ebook', percent: 30, most: 50 },
  { type: 'course', percent: 12, most: 40 },
  { type: 'proguide', percent: 11, most: 25 },
  { type: 'ejournal', percent: 9, most: 30 },
  { type: 'quiz', percent: 8, most: 20 },
  { type: 'dermatologytimes', percent: 6, most: 15 },
  { type: 'magzter', percent: 4, most: 20 },
] as const;

/** Something over a year, so that there is a year before this one. */
const since = 400;

/** The time of the demo doctor, day by day until yesterday. */
export const timeRows = (userId: string, when: Around): TimeInsert[] =>
  Array.from({ length: since }, (_, back) => back + 1).flatMap((back) =>
    habits.flatMap(({ type, percent, most }) => {
      const key = `learning/${back}/${type}`;
      if (!happens(key, percent)) return [];
      const seconds = 240 + chance(`${key}/seconds`, most * 60);
      return [{ userId, day: when.day(-back), type, seconds, countedAt: when.at(-back, '21:30') }];
    }),
  );

interface Missed {
  attempts: readonly (typeof quizAttempts.$inferInsert)[];
  questions: ReturnType<typeof questionRows>;
  userId: string;
  when: Around;
}

/** What the demo doctor missed: three questions are due, the others were right once since and come later. */
export function repeatRows({ attempts, questions, userId, when }: Missed): RepeatInsert[] {
  const answers = Object.assign({}, ...attempts.filter((one) => one.userId === userId).map((one) => one.answers));
  const missed = questions.filter(({ id, answer }) => answers[id] !== undefined && answers[id] !== answer);
  return missed.map(({ id }, at) => {
    const isDue = at < 3;
    return { userId, questionId: id, step: isDue ? 0 : 1, dueAt: when.ago(days(isDue ? 1 : -1 - (at % 6))) };
  });
}
