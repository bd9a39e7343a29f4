import { enrollments } from '../../db/schema';
import { callerId } from '../caller-id';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findEnrollment } from './find-enrollment';
import { lessonsOf } from './lessons-of';
import { presentEnrollment } from './present-enrollment';
import { findPublished } from './published';

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
