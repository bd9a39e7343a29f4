import { contentDetailsSchemas } from '@tvacha/shared-contract';
import { and, eq, max } from 'drizzle-orm';
import { quizAttempts } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import { callerId } from '../caller-id';
import { type Ctx, inTransaction } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import { bump } from '../telemetry/bump';
import type { Answer, VerbCall } from '../verb';
import { checkAnswers } from './check-answers';
import { presentScore } from './present-quiz';
import { findPublished } from './published';
import { markQuestion, questionsOf } from './questions-of';

type NewAttempt = Pick<typeof quizAttempts.$inferInsert, 'contentId' | 'userId' | 'answers' | 'score' | 'total'>;

/** Attempts of one member at one quiz are numbered without a gap, also where two are handed in at once. */
function addAttempt(ctx: Ctx, attempt: NewAttempt) {
  const { contentId, userId } = attempt;
  return inTransaction(ctx, async (tx) => {
    await takeAdvisoryLock(tx, 'quiz-attempt', `${contentId} ${userId}`);
    const [last] = await tx.db
      .select({ number: max(quizAttempts.number) })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.contentId, contentId), eq(quizAttempts.userId, userId)));
    const number = (last?.number ?? 0) + 1;
    const [row] = await tx.db
      .insert(quizAttempts)
      .values({ ...attempt, number, submittedAt: ctx.clock.now() })
      .returning();
    return row ?? refuse('SERVER_ERROR');
  });
}

/** Hands a quiz in, and only then tells what was right and why (DOC-03). */
export async function submitQuiz({ ctx, input }: VerbCall<'quizzes.submit'>): Promise<Answer<'quizzes.submit'>> {
  const { quizId, answers } = input.body;
  const userId = callerId(ctx);
  const { details } = await findPublished(ctx, 'quiz', quizId);
  const rows = await questionsOf(ctx, quizId);
  const chosen = checkAnswers(answers, rows);
  await limit(ctx, { name: 'quiz-attempt', of: userId, most: ctx.config.limits.attemptsPerHour, window: 3_600_000 });
  const questions = rows.map((row) => markQuestion(row, chosen.get(row.id) ?? null));
  const attempt = await addAttempt(ctx, {
    contentId: quizId,
    userId,
    answers: Object.fromEntries(chosen),
    score: questions.filter(({ right }) => right).length,
    total: questions.length,
  });
  bump(ctx, 'attempts');
  const { passMark } = contentDetailsSchemas.quiz.parse(details);
  return { code: 'ANS_SUMITED', result: { quizId, attempt: presentScore(attempt, passMark), questions } };
}
