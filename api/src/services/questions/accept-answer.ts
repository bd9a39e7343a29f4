import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { answers, questions } from '../../db/schema';
import { callerId } from '../caller-id';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findAnswer } from './select-answers';

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
