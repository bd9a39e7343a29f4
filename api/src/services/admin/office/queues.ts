import { and, count, countDistinct, eq, isNull, min, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  answers,
  chatMessages,
  contactMessages,
  contents,
  contributions,
  invalidCodes,
  postReports,
  questions,
  users,
} from '../../../db/schema';
import { isUnseen } from '../../../db/schema/chats';
import type { Ctx } from '../../ctx';
import { isApplicant } from '../users/which-users';

/** How much waits, and since when the first of it does, as the contract tells moments. */
export interface Waiting {
  total: number;
  since: string | null;
}

async function countRows(
  ctx: Ctx,
  table: PgTable,
  since: AnyPgColumn,
  waits: SQL | undefined,
  of?: AnyPgColumn | SQL,
): Promise<Waiting> {
  const total = of ? countDistinct(of) : count();
  const [row] = await ctx.db
    .select({ total, since: min(since).mapWith(since) })
    .from(table)
    .where(waits);
  return { total: row?.total ?? 0, since: (row?.since as Date | null | undefined)?.toISOString() ?? null };
}

function unanswered(ctx: Ctx) {
  const answered = ctx.db.select({ one: sql`1` }).from(answers).where(eq(answers.questionId, questions.id));
  return and(isNull(questions.hiddenAt), notExists(answered));
}
/** One post may be reported by many. */
const reported = sql`coalesce(${postReports.questionId}, ${postReports.answerId})`;

/** What waits for somebody of the team, each counted by itself. */
export const queues = {
  applications: (ctx: Ctx) => countRows(ctx, users, users.appliedAt, and(isApplicant, eq(users.approval, 'pending'))),
  contents: (ctx: Ctx) => countRows(ctx, contents, contents.updatedAt, eq(contents.status, 'pending')),
  contributions: (ctx: Ctx) =>
    countRows(ctx, contributions, contributions.updatedAt, eq(contributions.status, 'pending')),
  questions: (ctx: Ctx) => countRows(ctx, questions, questions.createdAt, unanswered(ctx)),
  reports: (ctx: Ctx) => countRows(ctx, postReports, postReports.createdAt, isNull(postReports.closedAt), reported),
  chats: (ctx: Ctx) =>
    countRows(ctx, chatMessages, chatMessages.createdAt, isUnseen(chatMessages), chatMessages.threadId),
  invalidCodes: (ctx: Ctx) => countRows(ctx, invalidCodes, invalidCodes.firstAt, isNull(invalidCodes.resolvedAt)),
  messages: (ctx: Ctx) => countRows(ctx, contactMessages, contactMessages.createdAt, isNull(contactMessages.handledAt)),
};
