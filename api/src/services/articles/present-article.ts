import { type Article, articleDetailSchema, contentDetailsSchemas } from '@tvacha/shared-contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { contents, specialities } from '../../db/schema';
import { presentSpeciality } from '../reading/present-speciality';

const listedSchema = articleDetailSchema.pick({ illustration: true, readMinutes: true, reviewedOn: true });

/** What only a patient article has, in `contents.details`; `related` are slugs. */
export const articleDetailsSchema = contentDetailsSchemas.article;
export type ArticleDetails = z.output<typeof articleDetailsSchema>;

/** The columns an article is listed from; its body stays in the database. */
export const articleColumns = {
  id: contents.id,
  slug: contents.slug,
  title: contents.title,
  summary: contents.summary,
  section: contents.section,
  details: sql`${contents.details} - 'body'`.mapWith(contents.details),
  speciality: { id: specialities.id, slug: specialities.slug, name: specialities.name },
};

interface ArticleRow {
  id: string;
  slug: string;
  title: string;
  summary: string;
  section: number | null;
  details: Record<string, unknown>;
  speciality: { id: string; slug: string; name: string };
}

/** An article as a list shows it. */
export function presentArticle(row: ArticleRow): Article {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    section: row.section ?? 0,
    speciality: presentSpeciality(row.speciality),
    ...listedSchema.parse(row.details),
  };
}
