import { type Article, articleDetailSchema, contentDetailsSchemas } from '@tvacha/shared-contract';
import type { z } from 'zod';
import type { ListedRow } from '../contents/listed-row';
import { presentSpeciality } from '../reading/present-speciality';

const cardSchema = articleDetailSchema.pick({ illustration: true, readMinutes: true, reviewedOn: true });
export const articleCardKeys = Object.keys(cardSchema.shape);

/** What only a patient article has, in `contents.details`; `related` are slugs. */
export const articleDetailsSchema = contentDetailsSchemas.article;
export type ArticleDetails = z.output<typeof articleDetailsSchema>;

/** An article as a list shows it; every one of them has a speciality. */
export function presentArticle(row: ListedRow): Article {
  if (!row.speciality) throw new Error(`Article ${row.id} has no speciality`);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    section: row.section ?? 0,
    speciality: presentSpeciality(row.speciality),
    ...cardSchema.parse(row.details),
  };
}
