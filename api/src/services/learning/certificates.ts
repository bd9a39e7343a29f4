import { type Certificate, contentDetailsSchemas } from '@tvacha/shared-contract';
import { eq, sum } from 'drizzle-orm';
import { certificates, contents, enrollments, lessons, users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { indianDay } from '../indian-day';
import { one } from '../rows';

/** Of an enrolment that is completed: twelve digits of its id, which is by chance, so that no number can be guessed. */
function certificateNumber(enrollmentId: string, completedAt: Date): string {
  const digits = enrollmentId.replaceAll('-', '').toUpperCase();
  return ['TVC', indianDay(completedAt).slice(0, 4), digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12)].join(
    '-',
  );
}

/**
 * Writes the certificate of a course that was just completed, in the same transaction: names, teacher and hours as they
 * are now, whatever becomes of them later.
 */
export async function issueCertificate(tx: Pick<Ctx, 'db'>, enrollmentId: string, earnedAt: Date): Promise<void> {
  const { courseId, title, details, user } = one(
    await tx.db
      .select({
        courseId: contents.id,
        title: contents.title,
        details: contents.details,
        user: { nameTitle: users.nameTitle, firstName: users.firstName, lastName: users.lastName },
      })
      .from(enrollments)
      .innerJoin(contents, eq(contents.id, enrollments.contentId))
      .innerJoin(users, eq(users.id, enrollments.userId))
      .where(eq(enrollments.id, enrollmentId)),
  );
  const [taught] = await tx.db
    .select({ minutes: sum(lessons.minutes).mapWith(Number) })
    .from(lessons)
    .where(eq(lessons.contentId, courseId));
  await tx.db.insert(certificates).values({
    enrollmentId,
    number: certificateNumber(enrollmentId, earnedAt),
    name: `${user.nameTitle} ${user.firstName} ${user.lastName}`.trim(),
    course: title,
    teacher: contentDetailsSchemas.course.parse(details).teacher,
    minutes: taught?.minutes ?? 0,
    earnedAt,
  });
}

/** A certificate as the contract has it. */
export const presentCertificate = (row: typeof certificates.$inferSelect): Certificate => ({
  number: row.number,
  name: row.name,
  course: row.course,
  teacher: row.teacher,
  completedOn: indianDay(row.earnedAt),
  hours: Math.round(row.minutes / 6) / 10,
  revokedOn: row.revokedAt && indianDay(row.revokedAt),
});
