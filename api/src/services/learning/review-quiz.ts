import { contentDetailsSchemas } from '@tvacha/shared-contract';
import { and, desc, eq } from 'drizzle-orm';
import { quizAttempts } from '../../db/schema';
import { callerId } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findPublished } from './published';
import { markQuestion, presentOwn, presentScore, questionsOf } from './quizzes';

/** What was right in one of the caller's own attempts, and why; answers are told to nobody who handed in none (DOC-03). */
export const reviewQuiz: Verb<'quizzes.review'> = async ({ ctx, input }) => {
  const { quizId, number } = input.query;
  const quiz = await findPublished(ctx, 'quiz', quizId);
  const [attempt] = await ctx.db
    .select()
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.contentId, quizId),
        eq(quizAttempts.userId, callerId(ctx)),
        number === undefined ? undefined : eq(quizAttempts.number, number),
      ),
    )
    .orderBy(desc(quizAttempts.number))
    .limit(1);
  if (!attempt) return refuse('NOT_FOUND');
  const rows = await questionsOf(ctx, quizId);
  const { passMark } = contentDetailsSchemas.quiz.parse(quiz.details);
  return {
    code: 'SUCCESS',
    result: {
      quiz: await presentOwn(ctx, quiz),
      attempt: presentScore(attempt, passMark),
      questions: rows.map((row) => markQuestion(row, attempt.answers[row.id] ?? null)),
    },
  };
};
