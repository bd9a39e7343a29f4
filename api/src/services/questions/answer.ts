import { and, eq, isNull } from 'drizzle-orm';
import { answers, questions } from '../../db/schema';
import { callerId } from '../caller-id';
import { inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { limitPosts } from './limit-posts';
import { findAnswer } from './select-answers';

/** Answers a question; open pages hear which one (DOC-07, SES-05). */
export const answer: Verb<'answers.create'> = async ({ ctx, input }) => {
  const { questionId, text } = input.body;
  await limitPosts(ctx);
  const result = await inTransaction(ctx, async (tx) => {
    // Held, so that it is not removed meanwhile.
    const [question] = await tx.db
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.id, questionId), isNull(questions.hiddenAt)))
      .for('share');
    if (!question) refuse('NOT_FOUND');
    const now = ctx.clock.now();
    const [added] = await tx.db
      .insert(answers)
      .values({ questionId, userId: callerId(ctx), text, createdAt: now, updatedAt: now })
      .returning({ id: answers.id });
    return findAnswer(tx, (added ?? refuse('SERVER_ERROR')).id);
  });
  ctx.realtime.toReaders('Questions', 'ans', { question: questionId });
  return { code: 'SUCCESS', result };
};
