import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { answers, questions } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';

/** Whether it is this answer, the caller gave it, and staff hid neither it nor its question (SEC-29). */
export const isOwnAnswer = (ctx: Ctx, id: string): SQL | undefined =>
  and(
    eq(answers.id, id),
    eq(answers.userId, callerId(ctx)),
    isNull(answers.hiddenAt),
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(questions)
        .where(and(eq(questions.id, answers.questionId), isNull(questions.hiddenAt))),
    ),
  );
