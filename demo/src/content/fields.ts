import { operations } from '@tvacha/shared-contract';
import { z } from 'zod';
import { type SpecialitySlug, specialitySlugs } from '../specialities';

/** What staff may write of a piece of content: files are held to the same. */
const written = operations['admin.contents.create'].body.shape;

/** Fields that every file of content may have in its front matter. */
export const fields = {
  title: written.title,
  summary: written.summary.unwrap(),
  publishedOn: written.publishedOn.unwrap(),
  speciality: z.enum(specialitySlugs as [SpecialitySlug, ...SpecialitySlug[]]),
};

/** A question of a quiz. */
export const quizPart = written.questions.unwrap().element.shape;
