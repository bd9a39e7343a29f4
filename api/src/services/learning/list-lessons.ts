import type { Verb } from '../verb';
import { findEnrollment } from './find-enrollment';
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
