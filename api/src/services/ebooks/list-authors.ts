import { and, asc, count, desc, eq } from 'drizzle-orm';
import { authors, contents } from '../../db/schema';
import type { Answer, VerbCall } from '../verb';

/** Authors of a kind of content, those who wrote most first. */
export async function listAuthors({ ctx, input }: VerbCall<'authors.list'>): Promise<Answer<'authors.list'>> {
  const wrote = count(contents.id);
  const rows = await ctx.db
    .select({ _id: authors.id, name: authors.name, count: wrote })
    .from(authors)
    .innerJoin(contents, eq(contents.authorId, authors.id))
    .where(and(eq(contents.type, input.query.type), eq(contents.status, 'published')))
    .groupBy(authors.id, authors.name)
    .orderBy(desc(wrote), asc(authors.name), asc(authors.id));
  return { code: 'SUCCESS', result: rows };
}
