import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import { quizAttempts } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';

export interface OwnAttempts {
  /** In percent. */
  best: number;
  attempts: number;
}

/** What the caller made of these quizzes, by quiz; those not handed in are left out. */
export async function ownAttempts(ctx: Ctx, quizIds: string[]): Promise<Map<string, OwnAttempts>> {
  if (quizIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      quizId: quizAttempts.contentId,
      best: max(sql<number>`${quizAttempts.score} * 100 / ${quizAttempts.total}`).mapWith(Number),
      attempts: count(),
    })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, callerId(ctx)), inArray(quizAttempts.contentId, quizIds)))
    .groupBy(quizAttempts.contentId);
  return new Map(rows.map(({ quizId, best, attempts }) => [quizId, { best: best ?? 0, attempts }]));
}
