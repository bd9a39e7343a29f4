import type { CourseCertificate } from '@tvacha/shared-contract';
import { certificatePath } from '@tvacha/shared-contract/certificate-path';
import { and, eq } from 'drizzle-orm';
import { certificates, enrollments } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { refuse } from '../refuse';
import { one } from '../rows';
import type { Verb } from '../verb';
import { presentCertificate, presentCourseCertificate } from './certificates';

/** The caller's own certificate of a course, also of one that was withdrawn since; NOT_FOUND until it is earned. */
async function ownCertificate(ctx: Ctx, courseId: string): Promise<CourseCertificate> {
  const rows = await ctx.db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(enrollments, eq(enrollments.id, certificates.enrollmentId))
    .where(and(eq(enrollments.contentId, courseId), eq(enrollments.userId, callerId(ctx))));
  return presentCourseCertificate(one(rows).certificate);
}

/** What the certificate of a completed course says (DOC-05). */
export const showCertificate: Verb<'enrollments.certificate'> = async ({ ctx, input }) => ({
  code: 'SUCCESS',
  result: await ownCertificate(ctx, input.query.courseId),
});

/** The same on paper, with the address at which it is checked. One that was taken back is not drawn. */
export const drawOwnCertificate: Verb<'enrollments.certificate.file'> = async ({ ctx, input }) => {
  const certificate = await ownCertificate(ctx, input.query.courseId);
  if (certificate.revokedOn) refuse('NOT_FOUND');
  const address = `${ctx.config.publicUrl}${certificatePath(certificate.number)}`;
  // What draws is large, and few servers draw in their first minutes.
  const { drawCertificate } = await import('../../pdf/draw-certificate');
  return { code: 'SUCCESS', result: await drawCertificate(certificate, { address, files: await ctx.faces() }) };
};

/** What the certificate of a number says, to whoever has the number. */
export const verifyCertificate: Verb<'certificates.verify'> = async ({ ctx, input }) => {
  const rows = await ctx.db.select().from(certificates).where(eq(certificates.number, input.query.number));
  return { code: 'SUCCESS', result: presentCertificate(one(rows)) };
};
