import { and, eq, inArray } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { articleColumns, articleDetailsSchema, presentArticle } from './present-article';

const isPublished = and(eq(contents.type, 'article'), eq(contents.status, 'published'));

async function titlesOf(ctx: Ctx, slugs: string[]) {
  const rows = await ctx.db
    .select({ slug: contents.slug, title: contents.title })
    .from(contents)
    .where(and(isPublished, inArray(contents.slug, slugs)));
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug));
}

/** One patient article by its slug, with the titles of those to read next. */
export async function showArticle({ ctx, input }: VerbCall<'articles.details'>): Promise<Answer<'articles.details'>> {
  const [row] = await ctx.db
    .select({ ...articleColumns, details: contents.details })
    .from(contents)
    .innerJoin(specialities, eq(specialities.id, contents.specialityId))
    .where(and(isPublished, eq(contents.slug, input.query.slug)));
  if (!row) refuse('NOT_FOUND');
  const details = articleDetailsSchema.parse(row.details);
  return {
    code: 'SUCCESS',
    result: { ...presentArticle(row), ...details, related: await titlesOf(ctx, details.related) },
  };
}
