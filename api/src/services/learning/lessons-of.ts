import type { Lesson } from '@tvacha/shared-contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { enrollments, lessonProgress, lessons } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';

export type LessonRow = Awaited<ReturnType<typeof lessonsOf>>[number];

/** The lessons of these courses in their order, each with how far the caller is; their text is left out. */
export const lessonsOf = (ctx: Ctx, courseIds: string[]) =>
  ctx.db
    .select({
      id: lessons.id,
      courseId: lessons.contentId,
      position: lessons.position,
      title: lessons.title,
      minutes: lessons.minutes,
      percent: lessonProgress.percent,
      done: lessonProgress.done,
    })
    .from(lessons)
    .leftJoin(enrollments, and(eq(enrollments.contentId, lessons.contentId), eq(enrollments.userId, callerId(ctx))))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.enrollmentId, enrollments.id)),
    )
    .where(inArray(lessons.contentId, courseIds))
    .orderBy(asc(lessons.position));

/** A lesson as the contract lists it. */
export const presentLesson = ({ id, position, title, minutes, percent, done }: LessonRow): Lesson => ({
  _id: id,
  position,
  title,
  minutes,
  percent: percent ?? 0,
  done: done ?? false,
});
