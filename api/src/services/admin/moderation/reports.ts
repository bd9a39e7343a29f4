import type { OfficeQuestion } from '@tvacha/shared-contract';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { answers, postReports, questions } from '../../../db/schema';
import type { Ctx } from '../../ctx';

export type Posts = typeof answers | typeof questions;

/** The open reports of the post in the row. */
const open = (posts: Posts): SQL =>
  sql`from ${postReports} where ${posts === questions ? postReports.questionId : postReports.answerId} = ${posts.id}
    and ${postReports.closedAt} is null`;

/** For what it is reported, the most frequent first. */
export const reportsOf = (posts: Posts) => sql<OfficeQuestion['reports']>`(
  select coalesce(jsonb_agg(jsonb_build_object('reason', said.reason, 'count', said.number) order by said.number desc, said.reason), '[]'::jsonb)
  from (select ${postReports.reason} as reason, count(*)::int as number ${open(posts)} group by 1) as said)`;

/** Not hidden, and reported since staff looked at it. */
export const isReported = (posts: Posts) => and(isNull(posts.hiddenAt), sql`exists (select 1 ${open(posts)})`);

/** How many posts of each sort are reported. */
export const countReported = async ({ db }: Ctx) => ({
  question: await db.$count(questions, isReported(questions)),
  answer: await db.$count(answers, isReported(answers)),
});

/** Says that staff have looked at the open reports of a post. @returns how many there were */
export async function closeReports(tx: Ctx, id: string): Promise<number> {
  const isOf = and(or(eq(postReports.questionId, id), eq(postReports.answerId, id)), isNull(postReports.closedAt));
  const closed = await tx.db
    .update(postReports)
    .set({ closedAt: tx.clock.now() })
    .where(isOf)
    .returning({ id: postReports.id });
  return closed.length;
}
