import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { findEnrollment } from './find-enrollment';
import { lessonsOf, presentLesson } from './lessons-of';
import { presentEnrollment } from './present-enrollment';

/** The caller's own enrolment; NOT_FOUND for anybody else's, as if it were not there (SEC-29). */
export async function showEnrollment({
  ctx,
  input,
}: VerbCall<'enrollments.details'>): Promise<Answer<'enrollments.details'>> {
  const { userId, courseId } = input.query;
  if (userId !== ctx.caller.userId) refuse('NOT_FOUND');
  const row = (await findEnrollment(ctx, courseId)) ?? refuse('NOT_FOUND');
  const lessons = await lessonsOf(ctx, [courseId]);
  return {
    code: 'SUCCESS',
    result: { ...presentEnrollment(row, lessons), progress: lessons.map(presentLesson) },
  };
}
