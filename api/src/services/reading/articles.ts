import { type Article, articleDetailSchema, contentDetailsSchemas } from '@tvacha/shared-contract';
import { and, inArray } from 'drizzle-orm';
import { contents } from '../../db/schema';
import { findContent, published, wholeSummary } from '../contents/find-content';
import { listContents } from '../contents/list-contents';
import { columnsOf, type ListedRow, pickColumns } from '../contents/listed-row';
import type { Ctx } from '../ctx';
import { noteRead } from '../telemetry/bump';
import type { Verb } from '../verb';
import { presentSpeciality } from './specialities';

const cardSchema = articleDetailSchema.pick({ illustration: true, readMinutes: true, reviewedOn: true });
/** What an article of a list is presented from. */
const articleColumns = pickColumns(columnsOf(Object.keys(cardSchema.shape), wholeSummary), [
  'id',
  'slug',
  'title',
  'summary',
  'section',
  'details',
  'speciality',
]);

/** What only a patient article has, in `contents.details`; `related` are slugs. */
const articleDetailsSchema = contentDetailsSchemas.article;

/** An article as a list shows it; every one of them has a speciality. */
function presentArticle(row: Pick<ListedRow, keyof typeof articleColumns>): Article {
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

/** Patient articles of a section, by speciality; open to everyone (PAT-01). */
export const listArticles: Verb<'articles.list'> = async ({ ctx, input }) => {
  const { speciality, ...query } = input.query;
  const result = await listContents(ctx, {
    type: 'article',
    query: speciality === 'all' ? query : { ...query, speciality },
    columns: articleColumns,
    present: presentArticle,
  });
  return { code: 'SUCCESS', result };
};

async function titlesOf(ctx: Ctx, slugs: string[]) {
  const rows = await ctx.db
    .select({ slug: contents.slug, title: contents.title })
    .from(contents)
    .where(and(published('article'), inArray(contents.slug, slugs)));
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug));
}

/** One patient article by its slug, with the titles of those to read next. */
export const showArticle: Verb<'articles.details'> = async ({ ctx, input }) => {
  const row = await findContent(ctx, 'article', 'slug', input.query.slug);
  const details = articleDetailsSchema.parse(row.details);
  const { publishedOn } = row;
  const result = { ...presentArticle(row), ...details, publishedOn, related: await titlesOf(ctx, details.related) };
  noteRead(ctx, 'article', row.id);
  return { code: 'SUCCESS', result };
};
