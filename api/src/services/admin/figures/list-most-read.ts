import { contentTypes } from '@tvacha/shared-contract';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { analyticsDaily, contentReadsDaily, contents } from '../../../db/schema';
import type { Verb } from '../../verb';
import { firstOf } from './list-misses';

const most = 10;

/** What was opened most often, each reader once a day, with how the reads are spread over the kinds. */
export const listMostRead: Verb<'admin.reads'> = async ({ ctx, input: { query } }) => {
  const first = firstOf(ctx, query.days);
  const count = sql<number>`sum(${contentReadsDaily.count})::int`;
  const items = await ctx.db
    .select({ _id: contents.id, type: contents.type, title: contents.title, count })
    .from(contentReadsDaily)
    .innerJoin(contents, eq(contents.id, contentReadsDaily.contentId))
    .where(and(gte(contentReadsDaily.day, first), query.type && eq(contents.type, query.type)))
    .groupBy(contents.id)
    .orderBy(desc(count), asc(contents.title), asc(contents.id))
    .limit(most);
  const ofKind = sql<number>`sum(${analyticsDaily.count})::int`;
  const type = sql<(typeof contentTypes)[number]>`${analyticsDaily.key}`;
  const kinds = await ctx.db
    .select({ type, count: ofKind })
    .from(analyticsDaily)
    .where(
      and(
        eq(analyticsDaily.metric, 'reads'),
        gte(analyticsDaily.day, first),
        inArray(analyticsDaily.key, [...contentTypes]),
      ),
    )
    .groupBy(analyticsDaily.key)
    .orderBy(desc(ofKind), asc(analyticsDaily.key));
  return { code: 'SUCCESS', result: { items, kinds } };
};
