import { contentDetailsSchemas } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { callerId } from '../ctx';
import { indianDay } from '../indian-day';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findEnrollment } from './enrollments';
import { lessonsOf } from './lessons-of';

/** The same for ever: it comes from the enrolment's id. */
const numberOf = (enrollmentId: string, day: string) =>
  `TVC-${day.slice(0, 4)}-${enrollmentId.replaceAll('-', '').slice(0, 10).toUpperCase()}`;

/** What the certificate of a completed course says; NOT_FOUND until it is completed (DOC-05). */
export const showCertificate: Verb<'enrollments.certificate'> = async ({ ctx, input }) => {
  const { enrollment, course } = (await findEnrollment(ctx, input.query.courseId)) ?? refuse('NOT_FOUND');
  if (!enrollment.completedAt) refuse('NOT_FOUND');
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, callerId(ctx)));
  if (!user) refuse('NOT_FOUND');
  const completedOn = indianDay(enrollment.completedAt);
  const minutes = (await lessonsOf(ctx, [course._id])).reduce((sum, lesson) => sum + lesson.minutes, 0);
  return {
    code: 'SUCCESS',
    result: {
      number: numberOf(enrollment.id, completedOn),
      name: `${user.nameTitle} ${user.firstName} ${user.lastName}`.trim(),
      course: course.title,
      teacher: contentDetailsSchemas.course.parse(course.details).teacher,
      completedOn,
      hours: Math.round(minutes / 6) / 10,
    },
  };
};
