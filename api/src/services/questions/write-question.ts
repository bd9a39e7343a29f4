import { and, eq, isNull } from 'drizzle-orm';
import { answers, questions } from '../../db/schema';
import { callerId, inTransaction } from '../ctx';
import { checkSpeciality } from '../reading/specialities';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { limitPosts } from './answers';
import { findQuestion } from './questions';

/** Asks colleagues; open pages hear of it and ask for the list again (DOC-07, SES-05). */
export const ask: Verb<'questions.create'> = async ({ ctx, input }) => {
  const { title, text, speciality } = input.body;
  await checkSpeciality(ctx, speciality);
  await limitPosts(ctx);
  const now = ctx.clock.now();
  const [added] = await ctx.db
    .insert(questions)
    .values({ userId: callerId(ctx), title, text, specialityId: speciality, createdAt: now, updatedAt: now })
    .returning({ id: questions.id });
  const { id } = added ?? refuse('SERVER_ERROR');
  const result = await findQuestion(ctx, id);
  ctx.realtime.toReaders('Questions', 'question', { question: id });
  return { code: 'QuestionPostSuccess', result };
};

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
