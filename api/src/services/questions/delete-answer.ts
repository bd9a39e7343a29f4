import { answers } from '../../db/schema';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { isOwnAnswer } from './own-answer';

/** Removes an own answer (DOC-07). */
export const deleteAnswer: Verb<'answers.delete'> = async ({ ctx, input }) => {
  const [gone] = await ctx.db
    .delete(answers)
    .where(isOwnAnswer(ctx, input.query.id))
    .returning({ questionId: answers.questionId });
  const { questionId } = gone ?? refuse('NOT_FOUND');
  ctx.realtime.toReaders('Questions', 'ans', { question: questionId });
  return { code: 'DELETED', result: null };
};
