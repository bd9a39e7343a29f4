import { and, eq, isNull } from 'drizzle-orm';
import { questionFollows, questions } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

const isOwnFollow = (ctx: Ctx, questionId: string) =>
  and(eq(questionFollows.questionId, questionId), eq(questionFollows.userId, callerId(ctx)));

/** Whether the caller is told of new answers to another's question. */
export const isFollowing = async (ctx: Ctx, questionId: string): Promise<boolean> =>
  (await ctx.db.$count(questionFollows, isOwnFollow(ctx, questionId))) > 0;

/** Follows another's question, or no longer; of answers to one's own one is told anyway (DOC-07). */
export const followQuestion: Verb<'questions.follow'> = async ({ ctx, input }) => {
  const { id, follow } = input.body;
  const userId = callerId(ctx);
  const [question] = await ctx.db
    .select({ askedBy: questions.userId })
    .from(questions)
    .where(and(eq(questions.id, id), isNull(questions.hiddenAt)));
  if (!question) refuse('NOT_FOUND');
  if (question.askedBy === userId) refuse('OWN_WORK');
  if (follow)
    await ctx.db
      .insert(questionFollows)
      .values({ questionId: id, userId, createdAt: ctx.clock.now() })
      .onConflictDoNothing();
  else await ctx.db.delete(questionFollows).where(isOwnFollow(ctx, id));
  return { code: 'SUCCESS', result: { following: follow } };
};
