import type { QuestionAnswer } from '@tvacha/shared-contract';
import { and, eq, exists, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { answers, questions, users } from '../../db/schema';
import { peerColumns, presentPeer } from '../account/present-user';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

/** A member posts so many questions and answers in an hour, together. */
export const limitPosts = (ctx: Ctx): Promise<void> =>
  limit(ctx, { name: 'post', of: callerId(ctx), most: ctx.config.limits.postsPerHour, window: 3_600_000 });

/** Answers with who gave them, to be narrowed. */
export const selectAnswers = ({ db }: Ctx) =>
  db
    .select({ answer: answers, author: peerColumns })
    .from(answers)
    .leftJoin(users, eq(users.id, answers.userId))
    .$dynamic();
type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

/** An answer as the contract has it. */
export const presentAnswer = ({ caller }: Ctx, { answer, author }: AnswerRow): QuestionAnswer => ({
  _id: answer.id,
  questionId: answer.questionId,
  text: answer.text,
  author: presentPeer(author),
  createdAt: answer.createdAt.toISOString(),
  accepted: answer.acceptedAt !== null,
  own: answer.userId === caller.userId,
});

/** One answer, which was just written. */
async function findAnswer(ctx: Ctx, id: string): Promise<QuestionAnswer> {
  const [row] = await selectAnswers(ctx).where(eq(answers.id, id));
  return presentAnswer(ctx, row ?? refuse('NOT_FOUND'));
}

/** Whether it is this answer, the caller gave it, and staff hid neither it nor its question (SEC-29). */
const isOwnAnswer = (ctx: Ctx, id: string): SQL | undefined =>
  and(
    eq(answers.id, id),
    eq(answers.userId, callerId(ctx)),
    isNull(answers.hiddenAt),
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(questions)
        .where(and(eq(questions.id, answers.questionId), isNull(questions.hiddenAt))),
    ),
  );

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

/** The own question that was answered so, held until the end: two answers accepted at once take turns. */
async function holdQuestion(tx: Ctx, answerId: string): Promise<string> {
  const [row] = await tx.db
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(answers, eq(answers.questionId, questions.id))
    .where(
      and(
        eq(answers.id, answerId),
        eq(questions.userId, callerId(tx)),
        isNull(answers.hiddenAt),
        isNull(questions.hiddenAt),
      ),
    )
    .for('update', { of: questions });
  return (row ?? refuse('NOT_FOUND')).id;
}

/** Says which answer was right: the asker alone does, and it is one; another one takes its place (DOC-07). */
export const acceptAnswer: Verb<'answers.accept'> = async ({ ctx, input }) => {
  const { answerId } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const questionId = await holdQuestion(tx, answerId);
    const before = and(eq(answers.questionId, questionId), isNotNull(answers.acceptedAt), ne(answers.id, answerId));
    await tx.db.update(answers).set({ acceptedAt: null }).where(before);
    await tx.db.update(answers).set({ acceptedAt: ctx.clock.now() }).where(eq(answers.id, answerId));
    return findAnswer(tx, answerId);
  });
  ctx.realtime.toReaders('Questions', 'ans', { question: result.questionId });
  return { code: 'SUCCESS', result };
};
