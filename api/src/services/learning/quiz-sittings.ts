import { contentDetailsSchemas, type ValidationIssue } from '@tvacha/shared-contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import { quizSittings } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Verb, VerbInput } from '../verb';
import { findPublished } from './published';
import { presentOwn, presentQuestion, type QuestionRow, questionsOf } from './quizzes';

export type Sitting = typeof quizSittings.$inferSelect;
type Given = VerbInput<'quizzes.submit'>['body']['answers'];
type Chosen = Record<string, string>;

/** A hand-in that left the browser in time may arrive this much later, in milliseconds. */
const grace = 10_000;

const endOf = ({ endsAt }: Sitting) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
export const isOver = (ctx: Ctx, sitting: Sitting): boolean => ctx.clock.now().getTime() > endOf(sitting) + grace;

/** The caller's own; nobody else's is there (SEC-29). */
export async function findSitting(ctx: Ctx, id: string): Promise<Sitting | undefined> {
  const [sitting] = await ctx.db
    .select()
    .from(quizSittings)
    .where(and(eq(quizSittings.id, id), eq(quizSittings.userId, callerId(ctx))));
  return sitting;
}

/**
 * What was chosen before, changed by what is given: an option of null takes the answer back.
 * @throws VALIDATION_FAILED for a question or an option that is not of this quiz
 */
export function addAnswers(before: Chosen, given: Given, questions: readonly QuestionRow[]): Chosen {
  const known = new Map(questions.map(({ id, options }) => [id, options.map((option) => option.id)]));
  const issues = given.flatMap(({ questionId, option }, at): ValidationIssue[] => {
    const options = known.get(questionId);
    if (!options) return [{ path: `body.answers.${at}.questionId`, message: 'This question is not of this quiz' }];
    if (option === null || options.includes(option)) return [];
    return [{ path: `body.answers.${at}.option`, message: 'This option is not of this question' }];
  });
  if (issues.length > 0) refuse('VALIDATION_FAILED', { result: { issues } });
  const all = { ...before, ...Object.fromEntries(given.map(({ questionId, option }) => [questionId, option])) };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Begins a quiz, or goes on with the one that was begun, on whatever device (DOC-03). */
export const startQuiz: Verb<'quizzes.start'> = async ({ ctx, input }) => {
  const quiz = await findPublished(ctx, 'quiz', input.body.quizId);
  const { timeLimit } = contentDetailsSchemas.quiz.parse(quiz.details);
  const now = ctx.clock.now();
  const endsAt = timeLimit === undefined ? null : new Date(now.getTime() + timeLimit * 60_000);
  const where = and(eq(quizSittings.contentId, quiz.id), eq(quizSittings.userId, callerId(ctx)));
  // One whose time has ended without an answer has no result to become.
  const isIdle = and(lte(quizSittings.endsAt, now), sql`${quizSittings.answers} = '{}'`);
  await ctx.db.delete(quizSittings).where(and(where, isIdle));
  await ctx.db
    .insert(quizSittings)
    .values({ contentId: quiz.id, userId: callerId(ctx), startedAt: now, endsAt })
    .onConflictDoNothing();
  const [sitting] = await ctx.db.select().from(quizSittings).where(where);
  if (!sitting) return refuse('NOT_FOUND');
  const { id, startedAt, answers, flagged } = sitting;
  const left = sitting.endsAt && Math.max(0, Math.ceil((endOf(sitting) - now.getTime()) / 1000));
  const questions = (await questionsOf(ctx, quiz.id)).map(presentQuestion);
  return {
    code: 'SUCCESS',
    result: {
      _id: id,
      quiz: await presentOwn(ctx, quiz),
      questions,
      startedAt: startedAt.toISOString(),
      secondsLeft: left,
      answers,
      flagged,
    },
  };
};

/** Keeps answers while one goes; what another tab keeps at the same time stays too. */
export const keepAnswers: Verb<'quizzes.keep'> = async ({ ctx, input }) => {
  const { sittingId, answers, flagged } = input.body;
  await inTransaction(ctx, async (tx) => {
    await takeAdvisoryLock(tx, 'quiz-sitting', sittingId);
    const sitting = (await findSitting(tx, sittingId)) ?? refuse('NOT_FOUND');
    if (isOver(tx, sitting)) refuse('CONFLICT');
    const questions = await questionsOf(tx, sitting.contentId);
    const known = new Set(questions.map(({ id }) => id));
    await tx.db
      .update(quizSittings)
      .set({
        answers: addAnswers(sitting.answers, answers, questions),
        flagged: flagged.filter((id) => known.has(id)),
      })
      .where(eq(quizSittings.id, sittingId));
  });
  return { code: 'SUCCESS', result: { keptAt: ctx.clock.now().toISOString() } };
};
