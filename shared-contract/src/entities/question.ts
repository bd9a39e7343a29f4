import { z } from 'zod';
import { specialitySchema } from './content';
import { pageOf } from './page';
import { idSchema, peerSchema } from './user';

/** A question in a list. */
export const questionSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** The first 280 characters of its text. */
  excerpt: z.string(),
  speciality: specialitySchema.nullable(),
  author: peerSchema,
  createdAt: z.iso.datetime(),
  answers: z.number().int(),
  /** Whether the asker accepted an answer. */
  solved: z.boolean(),
  /** Whether the caller asked it. */
  own: z.boolean(),
});
export type Question = z.output<typeof questionSchema>;

export const answerSchema = z.object({
  _id: idSchema,
  questionId: idSchema,
  text: z.string(),
  author: peerSchema,
  createdAt: z.iso.datetime(),
  accepted: z.boolean(),
  own: z.boolean(),
});
export type QuestionAnswer = z.output<typeof answerSchema>;

/** A question with a page of its answers: the accepted one first, then the oldest. */
export const questionDetailSchema = questionSchema
  .omit({ excerpt: true, answers: true })
  .extend({ text: z.string(), answers: pageOf(answerSchema) });
export type QuestionDetail = z.output<typeof questionDetailSchema>;
