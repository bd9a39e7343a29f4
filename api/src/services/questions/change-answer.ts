import { answers } from '../../db/schema';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { isOwnAnswer } from './own-answer';
import { findAnswer } from './select-answers';

/** Changes an own answer (DOC-07). */
export const changeAnswer: Verb<'answers.update'> = async ({ ctx, input }) => {
  const [changed] = await ctx.db
    .update(answers)
    .set({ text: input.body.text, updatedAt: ctx.clock.now() })
    .where(isOwnAnswer(ctx, input.query.id))
    .returning({ id: answers.id });
  const result = await findAnswer(ctx, (changed ?? refuse('NOT_FOUND')).id);
  ctx.realtime.toReaders('Questions', 'ans', { question: result.questionId });
  return { code: 'UPDATE_SUCCCESS', result };
};
