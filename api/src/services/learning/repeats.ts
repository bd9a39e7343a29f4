import { and, asc, count, eq, gt, lte, min } from 'drizzle-orm';
import { contents, quizQuestions, quizRepeats } from '../../db/schema';
import { published } from '../contents/find-content';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { dayLong } from '../indian-day';
import { paged } from '../paged';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { markQuestion, presentQuestion, type QuestionRow } from './quizzes';

/** Days until a missed question comes back: after it was missed, and after each time that it was right. */
const pauses = [2, 7, 21];

/** When a question is due that was right so often, from now on; null where it is learned. */
function dueAfter({ clock }: Ctx, step: number): Date | null {
  const days = pauses[step];
  return days === undefined ? null : new Date(clock.now().getTime() + days * dayLong);
}

/** Questions that were missed in a quiz come back from the beginning, also those that were on their way (DOC-03). */
export async function repeatMissed(tx: Ctx, missed: readonly QuestionRow[]): Promise<void> {
  const dueAt = dueAfter(tx, 0);
  if (missed.length === 0 || dueAt === null) return;
  const userId = callerId(tx);
  await tx.db
    .insert(quizRepeats)
    .values(missed.map(({ id }) => ({ userId, questionId: id, step: 0, dueAt })))
    .onConflictDoUpdate({ target: [quizRepeats.userId, quizRepeats.questionId], set: { step: 0, dueAt } });
}

const selectOwn = (ctx: Ctx) =>
  ctx.db
    .select({ repeat: quizRepeats, question: quizQuestions, quiz: { _id: contents.id, title: contents.title } })
    .from(quizRepeats)
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizRepeats.questionId))
    .innerJoin(contents, eq(contents.id, quizQuestions.contentId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectOwn>>[number];

const isOwn = (ctx: Ctx) => and(eq(quizRepeats.userId, callerId(ctx)), published('quiz'));

/** What the caller missed and what is due by the server's clock; the answers stay here (DOC-03). */
export const listRepeats: Verb<'repeats.list'> = async ({ ctx, input }) => {
  const { dueAt } = quizRepeats;
  const now = ctx.clock.now();
  const due = and(isOwn(ctx), lte(dueAt, now));
  const page = await paged(input.query, {
    rows: selectOwn(ctx).where(due).orderBy(asc(dueAt), asc(quizQuestions.contentId), asc(quizQuestions.position)),
    total: () => ctx.db.$count(selectOwn(ctx).where(due).as('due')),
    present: ({ repeat, question, quiz }: Row) => ({
      ...presentQuestion(question),
      quiz,
      step: repeat.step,
      dueAt: repeat.dueAt.toISOString(),
    }),
  });
  const [later] = await ctx.db
    .select({ count: count(), nextAt: min(dueAt) })
    .from(quizRepeats)
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizRepeats.questionId))
    .innerJoin(contents, eq(contents.id, quizQuestions.contentId))
    .where(and(isOwn(ctx), gt(dueAt, now)));
  return {
    code: 'SUCCESS',
    result: { ...page, later: later?.count ?? 0, nextAt: later?.nextAt?.toISOString() ?? null },
  };
};

/** Marks the answer to a question that is due, tells what is right and why, and says when it comes back. */
export const answerRepeat: Verb<'repeats.answer'> = async ({ ctx, input }) => {
  const { questionId, option } = input.body;
  return inTransaction(ctx, async (tx) => {
    // Held until the end: of two answers at once the second finds it no longer due.
    const [row] = await selectOwn(tx)
      .where(and(isOwn(tx), eq(quizRepeats.questionId, questionId)))
      .for('update', { of: quizRepeats });
    if (!row) return refuse('NOT_FOUND');
    const { repeat, question: asked } = row;
    if (repeat.dueAt > tx.clock.now()) refuse('CONFLICT');
    if (!asked.options.some(({ id }) => id === option)) refuse('NOT_FOUND');
    const question = markQuestion(asked, option);
    const step = question.right ? repeat.step + 1 : 0;
    const dueAt = dueAfter(tx, step);
    const own = and(eq(quizRepeats.userId, repeat.userId), eq(quizRepeats.questionId, questionId));
    await (dueAt ? tx.db.update(quizRepeats).set({ step, dueAt }).where(own) : tx.db.delete(quizRepeats).where(own));
    return { code: 'SUCCESS', result: { question, dueAt: dueAt?.toISOString() ?? null } };
  });
};
