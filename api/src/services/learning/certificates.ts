import {
  type Certificate,
  type CourseCertificate,
  contentDetailsSchemas,
  type YearCertificate,
} from '@tvacha/shared-contract';
import { eq, sum } from 'drizzle-orm';
import { certificates, contents, enrollments, lessons, type UserRow, users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { indianDay } from '../indian-day';
import { refuse } from '../refuse';
import { one } from '../rows';

type Row = typeof certificates.$inferSelect;

/** Twelve digits of an id that is by chance, so that no number can be guessed. */
export function certificateNumber(id: string, earnedAt: Date): string {
  const digits = id.replaceAll('-', '').toUpperCase();
  return ['TVC', indianDay(earnedAt).slice(0, 4), digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12)].join(
    '-',
  );
}

/** A name as paper has it. */
export const nameOnPaper = ({
  nameTitle,
  firstName,
  lastName,
}: Pick<UserRow, 'nameTitle' | 'firstName' | 'lastName'>) => `${nameTitle} ${firstName} ${lastName}`.trim();

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
        user: { id: users.id, nameTitle: users.nameTitle, firstName: users.firstName, lastName: users.lastName },
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
    number: certificateNumber(enrollmentId, earnedAt),
    userId: user.id,
    enrollmentId,
    name: nameOnPaper(user),
    course: title,
    teacher: contentDetailsSchemas.course.parse(details).teacher,
    minutes: taught?.minutes ?? 0,
    earnedAt,
  });
}

const presentSaid = ({ number, name, minutes, revokedAt }: Row) => ({
  number,
  name,
  hours: Math.round(minutes / 6) / 10,
  revokedOn: revokedAt && indianDay(revokedAt),
});

/** The certificate of a course as the contract has it. */
export function presentCourseCertificate(row: Row): CourseCertificate {
  const { course, teacher, earnedAt } = row;
  if (course === null || teacher === null) return refuse('SERVER_ERROR');
  return { of: 'course', ...presentSaid(row), course, teacher, completedOn: indianDay(earnedAt) };
}

/** The record of a year as the contract has it. */
export function presentYearCertificate(row: Row): YearCertificate {
  const { year, figures, earnedAt } = row;
  if (year === null || figures === null) return refuse('SERVER_ERROR');
  return { of: 'year', ...presentSaid(row), year, ...figures, madeOn: indianDay(earnedAt) };
}

/** Whichever of the two it is. */
export const presentCertificate = (row: Row): Certificate =>
  row.year === null ? presentCourseCertificate(row) : presentYearCertificate(row);
