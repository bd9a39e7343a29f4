import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import { contents, enrollments, lessonProgress, lessons } from '../../db/schema';
import { published } from '../contents/find-content';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { issueCertificate } from './certificates';
import { findEnrollment, presentEnrollment } from './enrollments';
import { lessonsOf } from './lessons-of';

/**
 * The caller's enrolment in the course of a lesson, held until the end: of two last lessons one completes it. NOT_FOUND
 * where the lesson is gone, or its course was withdrawn.
 */
async function holdEnrollment(tx: Ctx, lessonId: string) {
  const [row] = await tx.db
    .select({ id: enrollments.id, courseId: enrollments.contentId, completedAt: enrollments.completedAt })
    .from(enrollments)
    .innerJoin(lessons, eq(lessons.contentId, enrollments.contentId))
    .innerJoin(contents, eq(contents.id, enrollments.contentId))
    .where(and(eq(lessons.id, lessonId), eq(enrollments.userId, callerId(tx)), published('course')))
    .for('update', { of: enrollments });
  return row ?? refuse('NOT_FOUND');
}

async function keep(tx: Ctx, progress: { enrollmentId: string; lessonId: string; percent: number }) {
  const updatedAt = tx.clock.now();
  const done = progress.percent === 100;
  await tx.db
    .insert(lessonProgress)
    .values({ ...progress, done, updatedAt })
    .onConflictDoUpdate({
      target: [lessonProgress.enrollmentId, lessonProgress.lessonId],
      set: {
        percent: sql`greatest(${lessonProgress.percent}, excluded.percent)`,
        done: sql`${lessonProgress.done} or excluded.done`,
        updatedAt,
      },
    });
}

async function countLeft(tx: Ctx, enrollmentId: string, courseId: string): Promise<number> {
  const [left] = await tx.db
    .select({ lessons: count() })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.enrollmentId, enrollmentId)),
    )
    .where(and(eq(lessons.contentId, courseId), or(isNull(lessonProgress.done), eq(lessonProgress.done, false))));
  return left?.lessons ?? 0;
}

/** Keeps how far a lesson is read. It never goes back; the last lesson done completes the course (DOC-05). */
export function recordProgress({
  ctx,
  input,
}: VerbCall<'enrollments.progress'>): Promise<Answer<'enrollments.progress'>> {
  const { lessonId, percent } = input.body;
  return inTransaction(ctx, async (tx) => {
    const { id, courseId, completedAt } = await holdEnrollment(tx, lessonId);
    await keep(tx, { enrollmentId: id, lessonId, percent });
    if (!completedAt && (await countLeft(tx, id, courseId)) === 0) {
      const now = ctx.clock.now();
      await tx.db.update(enrollments).set({ completedAt: now }).where(eq(enrollments.id, id));
      await issueCertificate(tx, id, now);
    }
    const row = (await findEnrollment(tx, courseId)) ?? refuse('NOT_FOUND');
    return { code: 'SUCCESS', result: presentEnrollment(row, await lessonsOf(tx, [courseId])) };
  });
}
