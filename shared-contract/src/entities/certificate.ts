import { z } from 'zod';
import { contentTypes } from '../content-kinds';

const numberForm = /^TVC-\d{4}(?:-[0-9A-F]{4}){3}$/;

/** The number of a certificate as somebody types it from paper: in capitals or not, with blanks around it. */
export const certificateNumberSchema = z.string().trim().toUpperCase().regex(numberForm, 'As it stands on the paper');

const count = z.number().int().min(0);
const said = {
  number: z.string(),
  name: z.string(),
  /** To one decimal place. */
  hours: z.number(),
  /** When it was taken back; it then counts for nothing. */
  revokedOn: z.iso.date().nullable(),
};

/** What the certificate of a course says: for ever what was so when it was earned. */
export const courseCertificateSchema = z.object({
  of: z.literal('course'),
  ...said,
  course: z.string(),
  teacher: z.string(),
  completedOn: z.iso.date(),
});
export type CourseCertificate = z.output<typeof courseCertificateSchema>;

/** What the record of a year says: what had been learned in it by the day on which it was made. */
export const yearCertificateSchema = z.object({
  of: z.literal('year'),
  ...said,
  year: z.number().int(),
  madeOn: z.iso.date(),
  /** Time spent by type of content, the longest first; the hours are their sum. */
  time: z.array(z.object({ type: z.enum(contentTypes), minutes: count })),
  quizzes: count,
  courses: count,
  meetings: count,
});
export type YearCertificate = z.output<typeof yearCertificateSchema>;

/** Whatever has a number that anyone may check. */
export const certificateSchema = z.discriminatedUnion('of', [courseCertificateSchema, yearCertificateSchema]);
export type Certificate = z.output<typeof certificateSchema>;
