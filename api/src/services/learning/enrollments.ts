import { contentDetailsSchemas, type Enrollment } from '@tvacha/shared-contract';
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { contents, enrollments } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { type LessonRow, lessonsOf, presentLesson } from './lessons-of';
import { findPublished } from './published';

/** Enrolments with their courses, to be narrowed. */
const selectEnrollments = (ctx: Ctx) =>
  ctx.db
    .select({
      enrollment: enrollments,
      course: { _id: contents.id, slug: contents.slug, title: contents.title, details: contents.details },
    })
    .from(enrollments)
    .innerJoin(contents, eq(contents.id, enrollments.contentId))
    .$dynamic();
type EnrollmentRow = Awaited<ReturnType<typeof selectEnrollments>>[number];

/** The caller's own enrolment in a course; nobody is ever given another's (SEC-29). */
export async function findEnrollment(ctx: Ctx, courseId: string): Promise<EnrollmentRow | undefined> {
  const [row] = await selectEnrollments(ctx).where(
    and(eq(enrollments.contentId, courseId), eq(enrollments.userId, callerId(ctx))),
  );
  return row;
}

/** An enrolment as the contract has it; `lessons` are those of its course, with the caller's progress. */
export function presentEnrollment({ enrollment, course }: EnrollmentRow, lessons: readonly LessonRow[]): Enrollment {
  const { _id, slug, title, details } = course;
  const { cover, level, teacher, minutes } = contentDetailsSchemas.course.parse(details);
  const read = lessons.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  return {
    _id: enrollment.id,
    course: { _id, slug, title, cover, level, teacher, minutes },
    enrolledAt: enrollment.createdAt.toISOString(),
    completedAt: enrollment.completedAt?.toISOString() ?? null,
    percent: lessons.length === 0 ? 0 : Math.floor(read / lessons.length),
    lessonsDone: lessons.filter(({ done }) => done).length,
    lessons: lessons.length,
    nextLesson: lessons.find(({ done }) => !done)?.id ?? null,
  };
}

const orders = { newest: [desc(enrollments.createdAt)], title: [asc(sql`lower(${contents.title})`)] };
const states = {
  all: undefined,
  running: isNull(enrollments.completedAt),
  completed: isNotNull(enrollments.completedAt),
};

async function countEnrollments({ db }: Ctx, where: SQL | undefined) {
  const [found] = await db
    .select({ total: count() })
    .from(enrollments)
    .innerJoin(contents, eq(contents.id, enrollments.contentId))
    .where(where);
  return found?.total;
}

async function withLessons(ctx: Ctx, rows: EnrollmentRow[]): Promise<Enrollment[]> {
  const ids = rows.map(({ course }) => course._id);
  const lessons = ids.length > 0 ? await lessonsOf(ctx, ids) : [];
  return rows.map((row) =>
    presentEnrollment(
      row,
      lessons.filter(({ courseId }) => courseId === row.course._id),
    ),
  );
}

/** The courses the caller takes, each with how far they are (DOC-05). */
export const listEnrollments: Verb<'enrollments.list'> = async ({ ctx, input }) => {
  const { state, search, sort } = input.query;
  const where = and(eq(enrollments.userId, callerId(ctx)), states[state], matching(search, [contents.title]));
  const result = await paged(input.query, {
    rows: selectEnrollments(ctx)
      .where(where)
      .orderBy(...orders[sort], asc(enrollments.id)),
    total: async () => (await countEnrollments(ctx, where)) ?? 0,
    present: { all: (rows) => withLessons(ctx, rows) },
  });
  return { code: 'SUCCESS', result };
};

/** The caller's own enrolment, or none; NOT_FOUND for anybody else's, as if it were not there (SEC-29). */
export const showEnrollment: Verb<'enrollments.details'> = async ({ ctx, input }) => {
  const { userId, courseId } = input.query;
  if (userId !== ctx.caller.userId) refuse('NOT_FOUND');
  const row = await findEnrollment(ctx, courseId);
  if (!row) return { code: 'SUCCESS', result: null };
  const lessons = await lessonsOf(ctx, [courseId]);
  return {
    code: 'SUCCESS',
    result: { ...presentEnrollment(row, lessons), progress: lessons.map(presentLesson) },
  };
};

/** Enrols the caller; a second time, or fifty at once, finds the enrolment that is there (DOC-05). */
export const enrol: Verb<'enrollments.create'> = async ({ ctx, input }) => {
  const { courseId } = input.body;
  await findPublished(ctx, 'course', courseId);
  await ctx.db
    .insert(enrollments)
    .values({ contentId: courseId, userId: callerId(ctx), createdAt: ctx.clock.now() })
    .onConflictDoNothing({ target: [enrollments.contentId, enrollments.userId] });
  const row = (await findEnrollment(ctx, courseId)) ?? refuse('NOT_FOUND');
  return { code: 'ENROLLMENT_CREATED', result: presentEnrollment(row, await lessonsOf(ctx, [courseId])) };
};
