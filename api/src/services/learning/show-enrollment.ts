import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findEnrollment } from './find-enrollment';
import { lessonsOf, presentLesson } from './lessons-of';
import { presentEnrollment } from './present-enrollment';

/** The caller's own enrolment; NOT_FOUND for anybody else's, as if it were not there (SEC-29). */
export const showEnrollment: Verb<'enrollments.details'> = async ({ ctx, input }) => {
  const { userId, courseId } = input.query;
  if (userId !== ctx.caller.userId) refuse('NOT_FOUND');
  const row = (await findEnrollment(ctx, courseId)) ?? refuse('NOT_FOUND');
  const lessons = await lessonsOf(ctx, [courseId]);
  return {
    code: 'SUCCESS',
    result: { ...presentEnrollment(row, lessons), progress: lessons.map(presentLesson) },
  };
};
