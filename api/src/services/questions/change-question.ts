import { and, eq, isNull } from 'drizzle-orm';
import { questions } from '../../db/schema';
import { callerId } from '../caller-id';
import { checkSpeciality } from '../reading/known-speciality';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findQuestion } from './find-question';

/** Changes an own question; another's is not there (SEC-29). */
export const changeQuestion: Verb<'questions.update'> = async ({ ctx, input }) => {
  const { id } = input.query;
  const { title, text, speciality } = input.body;
  await checkSpeciality(ctx, speciality);
  const changed = await ctx.db
    .update(questions)
    .set({ title, text, specialityId: speciality, updatedAt: ctx.clock.now() })
    .where(and(eq(questions.id, id), eq(questions.userId, callerId(ctx)), isNull(questions.hiddenAt)))
    .returning({ id: questions.id });
  if (changed.length === 0) refuse('NOT_FOUND');
  const result = await findQuestion(ctx, id);
  ctx.realtime.toReaders('Questions', 'question', { question: id });
  return { code: 'UPDATE_SUCCCESS', result };
};
