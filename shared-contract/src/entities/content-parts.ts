import { z } from 'zod';
import { drawings } from '../drawings';
import { articleBlockSchema } from './content';
import { plainLine, plainText } from './plain-text';
import { idSchema } from './user';

const number = z.number().int();
/** Kept where the part is there already; without one a new part is made. */
const partId = idSchema.optional();

const choiceSchema = z.strictObject({ id: plainLine(1, 40), text: plainLine(1, 400) });

export const quizPartSchema = z
  .strictObject({
    _id: partId,
    text: plainText(3, 1000),
    options: z.array(choiceSchema).min(2).max(8),
    /** Id of the right option. */
    answer: plainLine(1, 40),
    explanation: plainText(1, 2000),
    /** What is asked about; `alt` says what is seen and not what it is. */
    picture: z
      .strictObject({ drawing: z.enum(drawings), alt: plainLine(3, 300) })
      .nullable()
      .optional(),
  })
  .refine(({ options }) => new Set(options.map(({ id }) => id)).size === options.length, {
    path: ['options'],
    error: 'Each option needs an id of its own',
  })
  .refine(({ options, answer }) => options.some(({ id }) => id === answer), {
    path: ['answer'],
    error: 'The answer is none of the options',
  });
export type QuizPart = z.output<typeof quizPartSchema>;

export const pollPartSchema = z.strictObject({ _id: partId, text: plainLine(1, 200) });
export type PollPart = z.output<typeof pollPartSchema>;

export const lessonPartSchema = z.strictObject({
  _id: partId,
  title: plainLine(3, 200),
  minutes: number.min(1).max(600),
  body: z.array(articleBlockSchema).min(1).max(200),
});
export type LessonPart = z.output<typeof lessonPartSchema>;

/** The parts of a quiz, a poll or a course, whole and in their order. */
export const contentParts = {
  questions: z.array(quizPartSchema).min(1).max(100).optional(),
  options: z.array(pollPartSchema).min(2).max(10).optional(),
  lessons: z.array(lessonPartSchema).min(1).max(100).optional(),
};
