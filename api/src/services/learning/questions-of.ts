import type { MarkedQuestion, QuizQuestion } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { quizQuestions } from '../../db/schema';
import type { Ctx } from '../ctx';

export type QuestionRow = typeof quizQuestions.$inferSelect;

/** The questions of a quiz in their order, with the answers that must not leave the server yet. */
export const questionsOf = (ctx: Ctx, quizId: string): Promise<QuestionRow[]> =>
  ctx.db.select().from(quizQuestions).where(eq(quizQuestions.contentId, quizId)).orderBy(asc(quizQuestions.position));

/** A question as it is asked. */
export const presentQuestion = ({ id, text, options }: QuestionRow): QuizQuestion => ({ _id: id, text, options });

/** The same with the answer beside the option that was chosen, null where none was. */
export const markQuestion = (row: QuestionRow, chosen: string | null): MarkedQuestion => ({
  ...presentQuestion(row),
  chosen,
  answer: row.answer,
  right: chosen === row.answer,
  explanation: row.explanation,
});
