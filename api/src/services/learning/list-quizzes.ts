import { and, asc, desc, eq, exists, not, sql } from 'drizzle-orm';
import { contents, quizAttempts } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';
import type { Verb } from '../verb';
import { ownAttempts } from './own-attempts';
import { presentQuiz } from './present-quiz';
import { listPublished } from './published';

const orders = { newest: [desc(contents.publishedOn)], title: [asc(sql`lower(${contents.title})`)] };

const taken = (ctx: Ctx) =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.contentId, contents.id), eq(quizAttempts.userId, callerId(ctx)))),
  );

/** Quizzes with the caller's own best result (DOC-03). */
export const listQuizzes: Verb<'quizzes.list'> = async ({ ctx, input }) => {
  const { state, sort, ...filters } = input.query;
  const also = { all: undefined, taken: taken(ctx), new: not(taken(ctx)) }[state];
  const found = await listPublished(ctx, 'quiz', { filters, also, order: orders[sort] });
  const ids = found.items.map(({ id }) => id);
  const own = await ownAttempts(ctx, ids);
  return { code: 'SUCCESS', result: { ...found, items: found.items.map((row) => presentQuiz(row, own.get(row.id))) } };
};
