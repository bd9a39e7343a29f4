import { questions } from '../../db/schema';
import { callerId } from '../caller-id';
import { checkSpeciality } from '../reading/known-speciality';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findQuestion } from './find-question';
import { limitPosts } from './limit-posts';

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
