import type { quizAttempts, quizQuestions } from '@tvacha/api/schema';
import type { z } from 'zod';
import { chance, happens, shuffled } from '../chance';
import { contentIdOf } from '../contents/content-rows';
import { reviewSeeds } from '../review';
import { seedId } from '../seed-id';
import { type Around, days } from '../when';
import { quizSeeds } from './all-quizzes';
import type { asked } from './read-quizzes';

type QuestionInsert = typeof quizQuestions.$inferInsert & { id: string };
type AttemptInsert = typeof quizAttempts.$inferInsert;

const letters = ['a', 'b', 'c', 'd'] as const;

function questionsOf(quiz: { title: string; ask: z.output<typeof asked> }): QuestionInsert[] {
  const contentId = contentIdOf('quiz', quiz.title);
  return quiz.ask.map(({ text, options, explanation, picture }, position) => {
    const id = seedId(`quiz-question/${quiz.title}/${position}`);
    const choices = shuffled(options, id).map((choice, at) => ({ id: letters[at] ?? 'a', text: choice }));
    const answer = choices.find((choice) => choice.text === options[0])?.id ?? 'a';
    return { id, contentId, position, text, options: choices, answer, explanation, picture };
  });
}

export const questionRows = (): QuestionInsert[] => [
  ...quizSeeds.flatMap(questionsOf),
  ...reviewSeeds.flatMap(({ title, ask }) => (ask ? questionsOf({ title, ask }) : [])),
];

/** How well somebody knows the field: 40 to 95 right answers in a hundred. */
const skill = (userId: string) => 40 + chance(`${userId}/skill`, 56);

/** The others' letter, where a question is answered wrongly. */
const wrong = (answer: string, key: string) =>
  letters.filter((letter) => letter !== answer)[chance(key, letters.length - 1)] ?? 'a';

interface Try {
  questions: readonly QuestionInsert[];
  userId: string;
  number: number;
  percent: number;
  submittedAt: Date;
}

function attempt({ questions, userId, number, percent, submittedAt }: Try): AttemptInsert[] {
  const contentId = questions[0]?.contentId;
  if (!contentId) return [];
  const key = `attempt/${contentId}/${userId}/${number}`;
  const answers = Object.fromEntries(
    questions.map(({ id, answer }) => [
      id,
      happens(`${key}/${id}`, percent) ? answer : wrong(answer, `${key}/${id}/w`),
    ]),
  );
  const score = questions.filter(({ id, answer }) => answers[id] === answer).length;
  return [{ id: seedId(key), contentId, userId, number, answers, score, total: questions.length, submittedAt }];
}

/** Attempts of many doctors, some of them a second time and then better; the demo doctor did three quizzes. */
export function attemptRows(doctorIds: readonly string[], demoId: string, when: Around): AttemptInsert[] {
  return quizSeeds.flatMap((quiz, at) => {
    const questions = questionsOf(quiz);
    const share = 18 + chance(quiz.title, 30);
    return doctorIds.flatMap((userId) => {
      const key = `${quiz.title}/${userId}`;
      const isDemo = userId === demoId;
      if (isDemo ? at > 2 : !happens(key, share)) return [];
      const percent = isDemo ? 80 : skill(userId);
      const ago = days(2 + chance(`${key}/day`, 90)) + chance(`${key}/minute`, 600);
      const first = attempt({ questions, userId, number: 1, percent, submittedAt: when.ago(ago) });
      if (isDemo ? at !== 1 : !happens(`${key}/again`, 20)) return first;
      const better = Math.min(percent + 20, 98);
      return [...first, ...attempt({ questions, userId, number: 2, percent: better, submittedAt: when.ago(ago / 2) })];
    });
  });
}
