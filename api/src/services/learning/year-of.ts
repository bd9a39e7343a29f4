import type { LearningYear } from '@tvacha/shared-contract';
import { isAttended } from '@tvacha/shared-contract';
import { and, asc, desc, eq, gte, isNotNull, lt, max, min, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import { contents, enrollments, eventRegistrations, learningTime, quizAttempts } from '../../db/schema';
import { forMembers } from '../contents/find-content';
import { isOver } from '../contents/meeting-time';
import { type Ctx, callerId } from '../ctx';
import { indianDay, startOfDay } from '../indian-day';
import { isReadable } from '../library/kept-content';

const beginsOn = (year: number) => `${year}-01-01`;
const isIn = (at: SQLWrapper, year: number) => {
  const moment = (day: string) => sql`${startOfDay(day).toISOString()}::timestamptz`;
  return and(gte(at, moment(beginsOn(year))), lt(at, moment(beginsOn(year + 1))));
};

/** The year that it is in India. */
export const thisYear = ({ clock }: Pick<Ctx, 'clock'>): number => Number(indianDay(clock.now()).slice(0, 4));

const piece = (ctx: Ctx) => ({
  _id: contents.id,
  slug: contents.slug,
  title: contents.title,
  withdrawn: sql<boolean>`not (${isReadable(ctx.caller)})`,
});

const timeOf = (ctx: Ctx, year: number): Promise<LearningYear['time']> => {
  const month = sql<number>`extract(month from ${learningTime.day})::int`;
  return ctx.db
    .select({ month, type: learningTime.type, seconds: sum(learningTime.seconds).mapWith(Number) })
    .from(learningTime)
    .where(
      and(
        eq(learningTime.userId, callerId(ctx)),
        gte(learningTime.day, beginsOn(year)),
        lt(learningTime.day, beginsOn(year + 1)),
      ),
    )
    .groupBy(month, learningTime.type)
    .having(sql`sum(${learningTime.seconds}) > 0`)
    .orderBy(month, learningTime.type);
};

async function quizzesOf(ctx: Ctx, year: number): Promise<LearningYear['quizzes']> {
  const { score, total, submittedAt } = quizAttempts;
  const rows = await ctx.db
    .select({
      ...piece(ctx),
      percent: max(sql<number>`${score} * 100 / ${total}`).mapWith(Number),
      passedOn: min(submittedAt),
    })
    .from(quizAttempts)
    .innerJoin(contents, eq(contents.id, quizAttempts.contentId))
    .where(
      and(
        eq(quizAttempts.userId, callerId(ctx)),
        isIn(submittedAt, year),
        sql`${score} * 100 >= (${contents.details} ->> 'passMark')::int * ${total}`,
      ),
    )
    .groupBy(contents.id)
    .orderBy(desc(min(submittedAt)), asc(contents.id));
  return rows.flatMap(({ passedOn, ...row }) => (passedOn ? [{ ...row, passedOn: indianDay(passedOn) }] : []));
}

async function coursesOf(ctx: Ctx, year: number): Promise<LearningYear['courses']> {
  const rows = await ctx.db
    .select({ ...piece(ctx), completedAt: enrollments.completedAt })
    .from(enrollments)
    .innerJoin(contents, eq(contents.id, enrollments.contentId))
    .where(and(eq(enrollments.userId, callerId(ctx)), isIn(enrollments.completedAt, year)))
    .orderBy(desc(enrollments.completedAt), asc(contents.id));
  return rows.flatMap(({ completedAt, ...row }) =>
    completedAt ? [{ ...row, completedOn: indianDay(completedAt) }] : [],
  );
}

/** A meeting that was called off is no longer published, and nobody was at it. */
async function meetingsOf(ctx: Ctx, year: number): Promise<LearningYear['meetings']> {
  const rows = await ctx.db
    .select({ ...piece(ctx), type: contents.type, startsAt: contents.startsAt, details: contents.details })
    .from(eventRegistrations)
    .innerJoin(contents, eq(contents.id, eventRegistrations.contentId))
    .where(
      and(
        eq(eventRegistrations.userId, callerId(ctx)),
        eq(contents.status, 'published'),
        forMembers,
        isNotNull(contents.startsAt),
        isIn(contents.startsAt, year),
        isOver(ctx.clock.now()),
      ),
    )
    .orderBy(desc(contents.startsAt), asc(contents.id));
  return rows.flatMap(({ type, startsAt, details, ...row }) =>
    startsAt && isAttended(type)
      ? [{ ...row, type, startsAt: startsAt.toISOString(), minutes: Number(details.minutes) }]
      : [],
  );
}

/** All that the caller learned in a year. */
export async function learnedIn(ctx: Ctx, year: number) {
  return {
    time: await timeOf(ctx, year),
    quizzes: await quizzesOf(ctx, year),
    courses: await coursesOf(ctx, year),
    meetings: await meetingsOf(ctx, year),
  };
}

/** From this year back to the first of which there is anything. */
export async function yearsOf(ctx: Ctx): Promise<number[]> {
  const firstOf = (table: typeof learningTime | typeof quizAttempts | typeof enrollments, at: SQL) =>
    sql`(select min(${at}) from ${table} where ${table.userId} = ${callerId(ctx)})`;
  const firstMeeting = sql`(select min(${contents.startsAt}) at time zone 'Asia/Kolkata'
    from ${eventRegistrations} join ${contents} on ${contents.id} = ${eventRegistrations.contentId}
    where ${eventRegistrations.userId} = ${callerId(ctx)} and ${isOver(ctx.clock.now())})`;
  const { rows } = (await ctx.db.execute(sql`select extract(year from least(
    ${firstOf(learningTime, sql`${learningTime.day}::timestamp`)},
    ${firstOf(quizAttempts, sql`${quizAttempts.submittedAt} at time zone 'Asia/Kolkata'`)},
    ${firstOf(enrollments, sql`${enrollments.createdAt} at time zone 'Asia/Kolkata'`)},
    ${firstMeeting}
  ))::int as first`)) as unknown as { rows: { first: number | null }[] };
  const last = thisYear(ctx);
  const first = Math.min(rows[0]?.first ?? last, last);
  return Array.from({ length: last - first + 1 }, (_, back) => last - back);
}
