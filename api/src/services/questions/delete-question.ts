import { and, eq } from 'drizzle-orm';
import { answers, questions } from '../../db/schema';
import { callerId } from '../caller-id';
import { inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

/** Removes an own question; what colleagues answered to is kept, also where an answer comes at the same time. */
export const deleteQuestion: Verb<'questions.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const [own] = await tx.db
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.id, id), eq(questions.userId, callerId(ctx))))
      .for('update');
    if (!own) refuse('NOT_FOUND');
    if ((await tx.db.$count(answers, eq(answers.questionId, id))) > 0) refuse('CONFLICT');
    await tx.db.delete(questions).where(eq(questions.id, id));
  });
  ctx.realtime.toReaders('Questions', 'question', { question: id });
  return { code: 'DELETED', result: null };
};
