import { contentDetailsSchemas, type QuizResult } from '@tvacha/shared-contract';
import { and, count, countDistinct, desc, eq, inArray, lte, max, or, sql } from 'drizzle-orm';
import { contents, quizAttempts } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { presentScore } from './quizzes';

const remembered = 20;

/** Of each quiz the newest attempts and the best one, newest first. */
function attemptsAt(ctx: Ctx, userId: string, quizIds: string[]) {
  const ranked = ctx.db
    .select({
      quizId: quizAttempts.contentId,
      number: quizAttempts.number,
      score: quizAttempts.score,
      total: quizAttempts.total,
      submittedAt: quizAttempts.submittedAt,
      age: sql<number>`row_number() over (partition by ${quizAttempts.contentId} order by ${quizAttempts.number} desc)`
        .mapWith(Number)
        .as('age'),
      rank: sql<number>`row_number() over (partition by ${quizAttempts.contentId} order by ${quizAttempts.score}::float8 / ${quizAttempts.total} desc, ${quizAttempts.number} desc)`
        .mapWith(Number)
        .as('rank'),
    })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), inArray(quizAttempts.contentId, quizIds)))
    .as('ranked');
  return ctx.db
    .select()
    .from(ranked)
    .where(or(lte(ranked.age, remembered), eq(ranked.rank, 1)))
    .orderBy(ranked.age);
}

/** What the caller made of the quizzes they handed in; NOT_FOUND where there is none, or for anybody else (SEC-29). */
export const listResults: Verb<'quizzes.results'> = async ({ ctx, input }) => {
  const { userId, quizId, page, dataPerPage } = input.query;
  if (userId !== ctx.caller.userId) refuse('NOT_FOUND');
  const where = and(eq(quizAttempts.userId, userId), quizId ? eq(quizAttempts.contentId, quizId) : undefined);
  const [found] = await ctx.db
    .select({ total: countDistinct(quizAttempts.contentId) })
    .from(quizAttempts)
    .where(where);
  if (!found?.total) refuse('NOT_FOUND');
  const quizzes = await ctx.db
    .select({
      _id: contents.id,
      slug: contents.slug,
      title: contents.title,
      details: contents.details,
      attempts: count(),
    })
    .from(quizAttempts)
    .innerJoin(contents, eq(contents.id, quizAttempts.contentId))
    .where(where)
    .groupBy(contents.id)
    .orderBy(desc(max(quizAttempts.submittedAt)), contents.id)
    .limit(dataPerPage)
    .offset((page - 1) * dataPerPage);
  const ids = quizzes.map(({ _id }) => _id);
  const attempts = ids.length > 0 ? await attemptsAt(ctx, userId, ids) : [];
  const items = quizzes.flatMap(({ details, attempts: made, ...quiz }): QuizResult[] => {
    const { passMark } = contentDetailsSchemas.quiz.parse(details);
    const own = attempts.filter((attempt) => attempt.quizId === quiz._id);
    const score = (row: (typeof own)[number]) => presentScore(row, passMark);
    const [last, best] = [own[0], own.find(({ rank }) => rank === 1)];
    if (!last || !best) return [];
    const history = own.filter(({ age }) => age <= remembered).map(score);
    return [{ quiz, attempts: made, last: score(last), best: score(best), history }];
  });
  return { code: 'SUCCESS', result: { items, total: found.total, page, dataPerPage } };
};
