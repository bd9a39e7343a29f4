import { z } from 'zod';
import { drawings } from '../drawings';
import { coverSchema, personSchema, specialitySchema } from './content';
import { learningLevels } from './content-details';
import { idSchema } from './user';

const percent = z.number().int().min(0).max(100);

/** A quiz handed in: what was right of how many. */
export const quizScoreSchema = z.object({
  /** 1 for the first time. */
  number: z.number().int(),
  score: z.number().int(),
  total: z.number().int(),
  percent,
  passed: z.boolean(),
  submittedAt: z.iso.datetime(),
});
export type QuizScore = z.output<typeof quizScoreSchema>;

export const quizSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  speciality: specialitySchema.nullable(),
  people: z.array(personSchema),
  publishedOn: z.iso.date(),
  cover: coverSchema,
  level: z.enum(learningLevels),
  minutes: z.number().int(),
  questions: z.number().int(),
  /** In minutes from the start; null where nobody looks at the clock. */
  timeLimit: z.number().int().nullable(),
  reviewer: z.string(),
  reviewedOn: z.iso.date(),
  /** Right answers in percent that pass. */
  passMark: z.number().int(),
  /** The caller's own; null where they have not handed it in yet. */
  best: percent.nullable(),
  attempts: z.number().int(),
  /** Whether the caller has begun it and not handed it in. */
  begun: z.boolean(),
});
export type Quiz = z.output<typeof quizSchema>;

export const choiceSchema = z.object({ id: z.string(), text: z.string() });

/** A question as it is asked: neither the answer nor the explanation is in it. */
export const quizQuestionSchema = z.object({
  _id: idSchema,
  text: z.string(),
  options: z.array(choiceSchema),
  /** What is asked about; `alt` says what is seen and not what it is. */
  picture: z.object({ drawing: z.enum(drawings), alt: z.string() }).nullable(),
});
export type QuizQuestion = z.output<typeof quizQuestionSchema>;

/** A quiz that the caller has begun: its questions, and what was kept of the answers. */
export const quizSittingSchema = z.object({
  _id: idSchema,
  quiz: quizSchema,
  questions: z.array(quizQuestionSchema),
  startedAt: z.iso.datetime(),
  /** Seconds until its time is over by the server's clock, 0 where it is; null without a limit. */
  secondsLeft: z.number().int().min(0).nullable(),
  /** Chosen option by question id. */
  answers: z.record(idSchema, z.string()),
  flagged: z.array(idSchema),
});
export type QuizSitting = z.output<typeof quizSittingSchema>;

/** The same after it was handed in. */
export const markedQuestionSchema = quizQuestionSchema.extend({
  /** Null where none was chosen. */
  chosen: z.string().nullable(),
  answer: z.string(),
  right: z.boolean(),
  explanation: z.string(),
});
export type MarkedQuestion = z.output<typeof markedQuestionSchema>;

export const quizResultSchema = z.object({
  quiz: z.object({ _id: idSchema, slug: z.string(), title: z.string() }),
  attempts: z.number().int(),
  best: quizScoreSchema,
  last: quizScoreSchema,
  /** The newest twenty, newest first. */
  history: z.array(quizScoreSchema),
});
export type QuizResult = z.output<typeof quizResultSchema>;
