import { and, eq, isNull } from 'drizzle-orm';
import { answers, postReports, questions } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { refuse } from '../refuse';
import type { Verb, VerbInput } from '../verb';

/** Whether the caller reported a question. */
export const isReported = async (ctx: Ctx, questionId: string): Promise<boolean> =>
  (await ctx.db.$count(
    postReports,
    and(eq(postReports.questionId, questionId), eq(postReports.userId, callerId(ctx))),
  )) > 0;

type Report = VerbInput<'questions.report'>['body'];
type Post = { questionId: string } | { answerId: string };

/** Keeps a report, once a person: what was said first stays. */
async function keep(ctx: Ctx, post: Post, { reason }: Report, author: string | null | undefined): Promise<void> {
  const userId = callerId(ctx);
  if (author === undefined) refuse('NOT_FOUND');
  if (author === userId) refuse('OWN_WORK');
  await ctx.db
    .insert(postReports)
    .values({ ...post, userId, reason, createdAt: ctx.clock.now() })
    .onConflictDoNothing();
}

/** Reports another's question to staff (DOC-07). */
export const reportQuestion: Verb<'questions.report'> = async ({ ctx, input: { body } }) => {
  const [row] = await ctx.db
    .select({ author: questions.userId })
    .from(questions)
    .where(and(eq(questions.id, body.id), isNull(questions.hiddenAt)));
  await keep(ctx, { questionId: body.id }, body, row?.author);
  return { code: 'SUCCESS', result: null };
};

/** Reports another's answer to staff (DOC-07). */
export const reportAnswer: Verb<'answers.report'> = async ({ ctx, input: { body } }) => {
  const [row] = await ctx.db
    .select({ author: answers.userId })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(eq(answers.id, body.id), isNull(answers.hiddenAt), isNull(questions.hiddenAt)));
  await keep(ctx, { answerId: body.id }, body, row?.author);
  return { code: 'SUCCESS', result: null };
};
