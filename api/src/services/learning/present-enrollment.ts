import { contentDetailsSchemas, type Enrollment } from '@tvacha/shared-contract';
import type { EnrollmentRow } from './find-enrollment';
import type { LessonRow } from './lessons-of';

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
