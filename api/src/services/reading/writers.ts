import { memberTypes, sectionOfType } from '@tvacha/shared-contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { authors, contents, publishers } from '../../db/schema';
import { published } from '../contents/find-content';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { matching } from './matching';
import { mayRead } from './may-read';

/** Authors of a kind of content that the caller may read, those who wrote most first. */
export const listAuthors: Verb<'authors.list'> = async ({ ctx, input }) => {
  const { type } = input.query;
  if (!mayRead(ctx.caller, sectionOfType[type])) refuse('FORBIDDEN');
  const wrote = count(contents.id);
  const rows = await ctx.db
    .select({ _id: authors.id, name: authors.name, count: wrote })
    .from(authors)
    .innerJoin(contents, eq(contents.authorId, authors.id))
    .where(published(type))
    .groupBy(authors.id, authors.name)
    .orderBy(desc(wrote), asc(authors.name), asc(authors.id));
  return { code: 'SUCCESS', result: rows };
};

/** Publishers of what the caller may read, those with most first. */
export const listPublishers: Verb<'publishers.list'> = async ({ ctx, input }) => {
  const readable = memberTypes.filter((type) => mayRead(ctx.caller, sectionOfType[type]));
  const published = count(contents.id);
  const rows = await ctx.db
    .select({
      _id: publishers.id,
      name: publishers.name,
      city: publishers.city,
      website: publishers.website,
      count: published,
    })
    .from(publishers)
    .innerJoin(contents, eq(contents.publisherId, publishers.id))
    .where(
      and(
        inArray(contents.type, readable),
        eq(contents.status, 'published'),
        matching(input.query.search, [publishers.name]),
      ),
    )
    .groupBy(publishers.id)
    .orderBy(desc(published), asc(publishers.name), asc(publishers.id));
  return { code: 'SUCCESS', result: rows };
};
