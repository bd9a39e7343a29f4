import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, exists, gt, type SQL, sql } from 'drizzle-orm';
import { contents, enrollments, lessonProgress, quizAttempts } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { indianDay } from '../indian-day';

export const closesOn = sql`${contents.details} ->> 'closesOn'`;

/** Votes are taken until the end of a poll's last day, by the clock of India. */
const ofPoll = ({ clock }: Ctx) =>
  sql`case when ${closesOn} >= ${indianDay(clock.now())} then 'open' else 'closed' end`;

/** Whether the caller handed a quiz in. */
const ofQuiz = (ctx: Ctx) => {
  const taken = ctx.db
    .select({ one: sql`1` })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.contentId, contents.id), eq(quizAttempts.userId, callerId(ctx))));
  return sql`case when ${exists(taken)} then 'taken' else 'new' end`;
};

/** How far the caller is in a course; null where they are not enrolled. */
const ofCourse = (ctx: Ctx) => {
  const begun = ctx.db
    .select({ one: sql`1` })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.enrollmentId, enrollments.id), gt(lessonProgress.percent, 0)));
  const own = ctx.db
    .select({
      state: sql`case when ${enrollments.completedAt} is not null then 'completed'
        when ${exists(begun)} then 'inProgress' else 'enrolled' end`,
    })
    .from(enrollments)
    .where(and(eq(enrollments.contentId, contents.id), eq(enrollments.userId, callerId(ctx))));
  return sql`(${own})`;
};

const states: Partial<Record<ContentType, (ctx: Ctx) => SQL>> = {
  course: ofCourse,
  poll: ofPoll,
  quiz: ofQuiz,
};

/** How a record stands, in a word of the table of kinds; null of types that have no states. */
export const stateOf = (ctx: Ctx, type: ContentType): SQL => states[type]?.(ctx) ?? sql`null`;
