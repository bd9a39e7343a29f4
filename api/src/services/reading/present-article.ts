import { type Article, articleDetailSchema, contentDetailsSchemas } from '@tvacha/shared-contract';
import { wholeSummary } from '../contents/find-content';
import { columnsOf, type ListedRow, pickColumns } from '../contents/listed-row';
import { presentSpeciality } from './present-speciality';

const cardSchema = articleDetailSchema.pick({ illustration: true, readMinutes: true, reviewedOn: true });
/** What an article of a list is presented from. */
export const articleColumns = pickColumns(columnsOf(Object.keys(cardSchema.shape), wholeSummary), [
  'id',
  'slug',
  'title',
  'summary',
  'section',
  'details',
  'speciality',
]);

/** What only a patient article has, in `contents.details`; `related` are slugs. */
export const articleDetailsSchema = contentDetailsSchemas.article;

/** An article as a list shows it; every one of them has a speciality. */
export function presentArticle(row: Pick<ListedRow, keyof typeof articleColumns>): Article {
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
