import { contentDetailsSchemas, type ValidationIssue } from '@tvacha/shared-contract';
import { and, eq, max } from 'drizzle-orm';
import { quizAttempts } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import { bump } from '../telemetry/bump';
import type { Answer, VerbCall, VerbInput } from '../verb';
import { findPublished } from './published';
import { markQuestion, presentScore, type QuestionRow, questionsOf } from './quizzes';

type Given = VerbInput<'quizzes.submit'>['body']['answers'];

/**
 * The chosen option by question.
 * @throws VALIDATION_FAILED for a question or an option that is not of this quiz; Select_Option where no option
 *   was chosen at all
 */
function checkAnswers(given: Given, questions: readonly QuestionRow[]): Map<string, string> {
  const known = new Map(questions.map(({ id, options }) => [id, options.map((option) => option.id)]));
  const issues = given.flatMap(({ questionId, option }, at): ValidationIssue[] => {
    const options = known.get(questionId);
    if (!options) return [{ path: `body.answers.${at}.questionId`, message: 'This question is not of this quiz' }];
    if (option === null || options.includes(option)) return [];
    return [{ path: `body.answers.${at}.option`, message: 'This option is not of this question' }];
  });
  if (issues.length > 0) refuse('VALIDATION_FAILED', { result: { issues } });
  const chosen = given.flatMap(({ questionId, option }) => (option === null ? [] : [[questionId, option] as const]));
  if (chosen.length === 0) refuse('Select_Option');
  return new Map(chosen);
}

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
