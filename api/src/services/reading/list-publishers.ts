import { memberTypes, sectionOfType } from '@tvacha/shared-contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { contents, publishers } from '../../db/schema';
import type { Verb } from '../verb';
import { matching } from './matching';
import { mayRead } from './may-read';

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
