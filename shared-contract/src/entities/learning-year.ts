import { z } from 'zod';
import { attendedTypes, contentTypes } from '../content-kinds';
import { yearCertificateSchema } from './certificate';
import { quizQuestionSchema } from './quiz';
import { idSchema } from './user';

const count = z.number().int().min(0);

/** A piece that something was made of; of one that may not be read any more the title alone is left. */
const piece = { _id: idSchema, slug: z.string(), title: z.string(), withdrawn: z.boolean() };

/** What a person learned in a calendar year of India. */
export const learningYearSchema = z.object({
  year: z.number().int(),
  /** Those in which there may be something, the newest first. */
  years: z.array(z.number().int()),
  /** Time really spent; months and types without any are left out. */
  time: z.array(z.object({ month: z.number().int().min(1).max(12), type: z.enum(contentTypes), seconds: count })),
  /** Quizzes whose pass mark was reached in this year, with the best result of the year. */
  quizzes: z.array(z.object({ ...piece, percent: count.max(100), passedOn: z.iso.date() })),
  courses: z.array(z.object({ ...piece, completedOn: z.iso.date() })),
  /** Meetings that one was registered for and that are over: nobody counts who came. */
  meetings: z.array(z.object({ ...piece, type: z.enum(attendedTypes), startsAt: z.iso.datetime(), minutes: count })),
  /** The record of this year that was made last. */
  record: yearCertificateSchema.nullable(),
});
export type LearningYear = z.output<typeof learningYearSchema>;

/** A question that was missed and is due once more. */
export const repeatSchema = quizQuestionSchema.extend({
  quiz: z.object({ _id: idSchema, title: z.string() }),
  /** How many times it was right since it was missed. */
  step: count,
  dueAt: z.iso.datetime(),
});
export type Repeat = z.output<typeof repeatSchema>;
