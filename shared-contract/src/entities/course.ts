import { z } from 'zod';
import { articleBlockSchema, coverSchema } from './content';
import { learningLevels } from './content-details';
import { idSchema } from './user';

const percent = z.number().int().min(0).max(100);

/** A lesson in the list of its course; the progress is the caller's own and 0 where they are not enrolled. */
export const lessonSchema = z.object({
  _id: idSchema,
  position: z.number().int(),
  title: z.string(),
  minutes: z.number().int(),
  percent,
  done: z.boolean(),
});
export type Lesson = z.output<typeof lessonSchema>;

export const lessonDetailSchema = lessonSchema.extend({
  courseId: idSchema,
  enrolled: z.boolean(),
  /** Null for whoever is not enrolled: they see what the lesson is called and how long it takes. */
  body: z.array(articleBlockSchema).nullable(),
  previous: idSchema.nullable(),
  next: idSchema.nullable(),
});
export type LessonDetail = z.output<typeof lessonDetailSchema>;

export const enrollmentSchema = z.object({
  _id: idSchema,
  course: z.object({
    _id: idSchema,
    slug: z.string(),
    title: z.string(),
    cover: coverSchema,
    level: z.enum(learningLevels),
    teacher: z.string(),
    minutes: z.number().int(),
  }),
  enrolledAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** Of the whole course, every lesson counting the same. */
  percent,
  lessonsDone: z.number().int(),
  lessons: z.number().int(),
  /** The first lesson that is not done. */
  nextLesson: idSchema.nullable(),
});
export type Enrollment = z.output<typeof enrollmentSchema>;

export const enrollmentDetailSchema = enrollmentSchema.extend({ progress: z.array(lessonSchema) });
export type EnrollmentDetail = z.output<typeof enrollmentDetailSchema>;
