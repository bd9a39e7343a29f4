import { and, eq } from 'drizzle-orm';
import { contents, enrollments } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';

/** Enrolments with their courses, to be narrowed. */
export const selectEnrollments = (ctx: Ctx) =>
  ctx.db
    .select({
      enrollment: enrollments,
      course: { _id: contents.id, slug: contents.slug, title: contents.title, details: contents.details },
    })
    .from(enrollments)
    .innerJoin(contents, eq(contents.id, enrollments.contentId))
    .$dynamic();
export type EnrollmentRow = Awaited<ReturnType<typeof selectEnrollments>>[number];

/** The caller's own enrolment in a course; nobody is ever given another's (SEC-29). */
export async function findEnrollment(ctx: Ctx, courseId: string): Promise<EnrollmentRow | undefined> {
  const [row] = await selectEnrollments(ctx).where(
    and(eq(enrollments.contentId, courseId), eq(enrollments.userId, callerId(ctx))),
  );
  return row;
}
