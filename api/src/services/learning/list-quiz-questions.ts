import type { Verb } from '../verb';
import { ownAttempts } from './own-attempts';
import { presentQuiz } from './present-quiz';
import { findPublished } from './published';
import { presentQuestion, questionsOf } from './questions-of';

/** The questions of a quiz; their answers are told only to whoever handed it in (DOC-03). */
export const askQuestions: Verb<'quizzes.questions'> = async ({ ctx, input }) => {
  const quiz = await findPublished(ctx, 'quiz', input.query.quizId);
  const own = await ownAttempts(ctx, [quiz.id]);
  const questions = (await questionsOf(ctx, quiz.id)).map(presentQuestion);
  return { code: 'SUCCESS', result: { quiz: presentQuiz(quiz, own.get(quiz.id)), questions } };
};
