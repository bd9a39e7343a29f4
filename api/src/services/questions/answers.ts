import type { QuestionAnswer } from '@tvacha/shared-contract';
import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { answers, helpfulMarks, postReports, questions, users } from '../../db/schema';
import { peerColumns, presentPeer } from '../account/present-user';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { limit } from '../limit';
import { notify } from '../notices/notify';
import { notifyFollowers } from '../notices/notify-followers';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

/** A member posts so many questions and answers in an hour, together. */
export const limitPosts = (ctx: Ctx): Promise<void> =>
  limit(ctx, { name: 'post', of: callerId(ctx), most: ctx.config.limits.postsPerHour, window: 3_600_000 });

const marks = sql`from ${helpfulMarks} where ${helpfulMarks.answerId} = ${answers.id}`;

/** Answers with who gave them, to be narrowed. */
export const selectAnswers = (ctx: Ctx) =>
  ctx.db
    .select({
      answer: answers,
      author: peerColumns,
      helpful: sql<number>`(select count(*) ${marks})`.mapWith(Number),
      marked: sql<boolean>`exists (select 1 ${marks} and ${helpfulMarks.userId} = ${callerId(ctx)})`,
      reported: sql<boolean>`exists (select 1 from ${postReports}
        where ${postReports.answerId} = ${answers.id} and ${postReports.userId} = ${callerId(ctx)})`,
    })
    .from(answers)
    .leftJoin(users, eq(users.id, answers.userId))
    .$dynamic();
type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

/** An answer as the contract has it. */
export const presentAnswer = ({ caller }: Ctx, { answer, author, ...row }: AnswerRow): QuestionAnswer => ({
  _id: answer.id,
  questionId: answer.questionId,
  text: answer.text,
  author: presentPeer(author),
  createdAt: answer.createdAt.toISOString(),
  editedAt: answer.editedAt?.toISOString() ?? null,
  accepted: answer.acceptedAt !== null,
  changedSince: answer.acceptedAt !== null && answer.editedAt !== null && answer.editedAt > answer.acceptedAt,
  helpful: row.helpful,
  marked: row.marked,
  reported: row.reported,
  own: answer.userId === caller.userId,
});

/** One answer, which was just written or judged. */
export async function findAnswer(ctx: Ctx, id: string): Promise<QuestionAnswer> {
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
      .select({ id: questions.id, userId: questions.userId, title: questions.title })
      .from(questions)
      .where(and(eq(questions.id, questionId), isNull(questions.hiddenAt)))
      .for('share');
    if (!question) refuse('NOT_FOUND');
    const now = ctx.clock.now();
    const [added] = await tx.db
      .insert(answers)
      .values({ questionId, userId: callerId(ctx), text, createdAt: now, updatedAt: now })
      .returning({ id: answers.id });
    const { id } = added ?? refuse('SERVER_ERROR');
    const { userId, title } = question;
    await notify(tx, { userId, kind: 'answer', causeId: id, about: { kind: 'questions', _id: questionId, title } });
    await notifyFollowers(tx, { questionId, title, answerId: id });
    return findAnswer(tx, id);
  });
  ctx.realtime.toReaders('Questions', 'ans', { question: questionId });
  return { code: 'SUCCESS', result };
};

/** Refuses a change that was made from what has been changed meanwhile, in another tab; unchecked where left out. */
export function checkSeen(now: Date | null, seen: string | null | undefined): void {
  if (seen === undefined) return;
  if ((now?.getTime() ?? null) !== (seen === null ? null : Date.parse(seen))) refuse('CONFLICT');
}

/** Changes an own answer; CONFLICT where it reads otherwise by now (DOC-07). */
export const changeAnswer: Verb<'answers.update'> = async ({ ctx, input }) => {
  const { id } = input.query;
  const { text, editedAt } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const [own] = await tx.db.select().from(answers).where(isOwnAnswer(tx, id)).for('update');
    checkSeen((own ?? refuse('NOT_FOUND')).editedAt, editedAt);
    const now = ctx.clock.now();
    await tx.db.update(answers).set({ text, editedAt: now, updatedAt: now }).where(eq(answers.id, id));
    return findAnswer(tx, id);
  });
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
