import { contentDetailsSchemas } from '@tvacha/shared-contract';
import { and, eq, max } from 'drizzle-orm';
import { quizAttempts, quizSittings } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import { bump } from '../telemetry/bump';
import type { Answer, VerbCall } from '../verb';
import { findPublished } from './published';
import { addAnswers, findSitting, isOver } from './quiz-sittings';
import { markQuestion, presentScore, type QuestionRow, questionsOf } from './quizzes';
import { repeatMissed } from './repeats';

type NewAttempt = Omit<typeof quizAttempts.$inferInsert, 'number' | 'submittedAt'>;

/** The attempt that this sitting became. */
async function attemptOf(ctx: Ctx, sittingId: string) {
  const [attempt] = await ctx.db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.sittingId, sittingId), eq(quizAttempts.userId, callerId(ctx))));
  return attempt;
}

/**
 * Attempts of one member at one quiz are numbered without a gap, also where two are handed in at once; a sitting is
 * handed in once, whoever clicks twice.
 */
function addAttempt(ctx: Ctx, attempt: NewAttempt, missed: readonly QuestionRow[]) {
  const { contentId, userId, sittingId } = attempt;
  return inTransaction(ctx, async (tx) => {
    await takeAdvisoryLock(tx, 'quiz-attempt', `${contentId} ${userId}`);
    const before = sittingId ? await attemptOf(tx, sittingId) : undefined;
    if (before) return before;
    const [last] = await tx.db
      .select({ number: max(quizAttempts.number) })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.contentId, contentId), eq(quizAttempts.userId, userId)));
    const number = (last?.number ?? 0) + 1;
    const [row] = await tx.db
      .insert(quizAttempts)
      .values({ ...attempt, number, submittedAt: ctx.clock.now() })
      .returning();
    if (sittingId) await tx.db.delete(quizSittings).where(eq(quizSittings.id, sittingId));
    await repeatMissed(tx, missed);
    return row ?? refuse('SERVER_ERROR');
  });
}

/**
 * Hands a quiz in, and only then tells what was right and why (DOC-03).
 * @throws Select_Option where no option was chosen at all; a sitting whose time is over is then over without a result
 */
export async function submitQuiz({ ctx, input }: VerbCall<'quizzes.submit'>): Promise<Answer<'quizzes.submit'>> {
  const { quizId, answers, sittingId } = input.body;
  const userId = callerId(ctx);
  const { details } = await findPublished(ctx, 'quiz', quizId);
  const rows = await questionsOf(ctx, quizId);
  // In this order: a sitting goes together with its attempt coming, so of two clicks none finds neither.
  const sitting = sittingId ? await findSitting(ctx, sittingId) : undefined;
  const done = sittingId && !sitting ? await attemptOf(ctx, sittingId) : undefined;
  if (sittingId && !done && sitting?.contentId !== quizId) refuse('NOT_FOUND');
  const chosen = addAnswers(sitting?.answers ?? {}, sitting && isOver(ctx, sitting) ? [] : answers, rows);

  const handIn = async () => {
    if (Object.keys(chosen).length === 0) {
      if (sitting && isOver(ctx, sitting)) await ctx.db.delete(quizSittings).where(eq(quizSittings.id, sitting.id));
      refuse('Select_Option');
    }
    await limit(ctx, { name: 'quiz-attempt', of: userId, most: ctx.config.limits.attemptsPerHour, window: 3_600_000 });
    const missed = rows.filter(({ id, answer }) => chosen[id] !== answer);
    const score = rows.length - missed.length;
    const kept = { contentId: quizId, userId, answers: chosen, score, total: rows.length, sittingId: sitting?.id };
    const attempt = await addAttempt(ctx, kept, missed);
    bump(ctx, 'attempts');
    return attempt;
  };
  const attempt = done ?? (await handIn());
  const questions = rows.map((row) => markQuestion(row, attempt.answers[row.id] ?? null));
  const { passMark } = contentDetailsSchemas.quiz.parse(details);
  return { code: 'ANS_SUMITED', result: { quizId, attempt: presentScore(attempt, passMark), questions } };
}
