import { articleBlockSchema } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { lessons } from '../../db/schema';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { findEnrollment } from './enrollments';
import { lessonsOf, presentLesson } from './lessons-of';
import { findPublished } from './published';

/** What a course consists of: titles for everyone who may see courses, progress for whoever is enrolled (DOC-05). */
export const listLessons: Verb<'lessons.list'> = async ({ ctx, input }) => {
  const { courseId, page, dataPerPage } = input.query;
  await findPublished(ctx, 'course', courseId);
  const enrolled = (await findEnrollment(ctx, courseId)) !== undefined;
  const all = (await lessonsOf(ctx, [courseId])).map(presentLesson);
  const items = all.slice((page - 1) * dataPerPage, page * dataPerPage);
  return { code: 'SUCCESS', result: { items, total: all.length, page, dataPerPage, enrolled } };
};

/** One lesson; its text is for whoever is enrolled, others see what it is called (DOC-05). */
export const showLesson: Verb<'lessons.details'> = async ({ ctx, input }) => {
  const [lesson] = await ctx.db.select().from(lessons).where(eq(lessons.id, input.query.id));
  if (!lesson) refuse('NOT_FOUND');
  const courseId = lesson.contentId;
  await findPublished(ctx, 'course', courseId);
  const enrolled = (await findEnrollment(ctx, courseId)) !== undefined;
  const all = await lessonsOf(ctx, [courseId]);
  const at = all.findIndex(({ id }) => id === lesson.id);
  const row = all[at] ?? refuse('NOT_FOUND');
  return {
    code: 'SUCCESS',
    result: {
      ...presentLesson(row),
      courseId,
      enrolled,
      body: enrolled ? articleBlockSchema.array().parse(lesson.body) : null,
      previous: all[at - 1]?.id ?? null,
      next: all[at + 1]?.id ?? null,
    },
  };
};
