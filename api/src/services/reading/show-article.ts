import { and, inArray } from 'drizzle-orm';
import { contents } from '../../db/schema';
import { findContent, published } from '../contents/find-content';
import type { Ctx } from '../ctx';
import { noteRead } from '../telemetry/note-read';
import type { Verb } from '../verb';
import { articleDetailsSchema, presentArticle } from './present-article';

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
