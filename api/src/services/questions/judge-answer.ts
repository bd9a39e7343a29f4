import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { answers, helpfulMarks, questions } from '../../db/schema';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { notify } from '../notices/notify';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findAnswer } from './answers';

const isShown = and(isNull(answers.hiddenAt), isNull(questions.hiddenAt));

/** The own question that was answered so, held until the end: two answers accepted at once take turns. */
async function holdQuestion(tx: Ctx, answerId: string) {
  const [row] = await tx.db
    .select({ _id: questions.id, title: questions.title, answeredBy: answers.userId })
    .from(questions)
    .innerJoin(answers, eq(answers.questionId, questions.id))
    .where(and(eq(answers.id, answerId), eq(questions.userId, callerId(tx)), isShown))
    .for('update', { of: questions });
  return row ?? refuse('NOT_FOUND');
}

/**
 * Says which answer was right: the asker alone does, and it is one; another one takes its place (DOC-07). Its author
 * may change it later, and everybody is told that they did; then the asker may take it back.
 */
export const acceptAnswer: Verb<'answers.accept'> = async ({ ctx, input }) => {
  const { answerId, accepted } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const { _id: questionId, title, answeredBy } = await holdQuestion(tx, answerId);
    const before = and(eq(answers.questionId, questionId), isNotNull(answers.acceptedAt), ne(answers.id, answerId));
    if (accepted) await tx.db.update(answers).set({ acceptedAt: null }).where(before);
    const acceptedAt = accepted ? ctx.clock.now() : null;
    await tx.db.update(answers).set({ acceptedAt }).where(eq(answers.id, answerId));
    const about = { kind: 'questions' as const, _id: questionId, title };
    if (accepted) await notify(tx, { userId: answeredBy, kind: 'accepted', causeId: answerId, about });
    return findAnswer(tx, answerId);
  });
  ctx.realtime.toReaders('Questions', 'ans', { question: result.questionId });
  return { code: 'SUCCESS', result };
};

/** Says that an answer was helpful, or takes that back: another's alone, and once a person (DOC-07). */
export const markHelpful: Verb<'answers.helpful'> = async ({ ctx, input }) => {
  const { answerId, helpful } = input.body;
  const userId = callerId(ctx);
  const [row] = await ctx.db
    .select({ author: answers.userId })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(eq(answers.id, answerId), isShown));
  if (!row) refuse('NOT_FOUND');
  if (row.author === userId) refuse('OWN_WORK');
  const mark = { answerId, userId, createdAt: ctx.clock.now() };
  if (helpful) await ctx.db.insert(helpfulMarks).values(mark).onConflictDoNothing();
  else
    await ctx.db.delete(helpfulMarks).where(and(eq(helpfulMarks.answerId, answerId), eq(helpfulMarks.userId, userId)));
  const result = await findAnswer(ctx, answerId);
  ctx.realtime.toReaders('Questions', 'ans', { question: result.questionId });
  return { code: 'SUCCESS', result };
};
