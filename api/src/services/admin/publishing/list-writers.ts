import type { Publisher, Writer } from '@tvacha/shared-contract';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { authors, contents, publishers } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { one } from '../../rows';
import type { Verb } from '../../verb';

/** Authors with how many works they have. */
const selectWriters = (ctx: Ctx) =>
  ctx.db
    .select({ _id: authors.id, name: authors.name, about: authors.about, works: count(contents.id) })
    .from(authors)
    .leftJoin(contents, eq(contents.authorId, authors.id))
    .groupBy(authors.id)
    .$dynamic();

/** Publishers with how many works they have. */
const selectPublishers = (ctx: Ctx) =>
  ctx.db
    .select({
      _id: publishers.id,
      name: publishers.name,
      city: publishers.city,
      website: publishers.website,
      works: count(contents.id),
    })
    .from(publishers)
    .leftJoin(contents, eq(contents.publisherId, publishers.id))
    .groupBy(publishers.id)
    .$dynamic();

export const findWriter = async (ctx: Ctx, id: string): Promise<Writer> =>
  one(await selectWriters(ctx).where(eq(authors.id, id)));

export const findPublisher = async (ctx: Ctx, id: string): Promise<Publisher> =>
  one(await selectPublishers(ctx).where(eq(publishers.id, id)));

const ordersOf = (table: typeof authors | typeof publishers) => ({
  name: [asc(sql`lower(${table.name})`), asc(table.id)],
  newest: [desc(table.createdAt), asc(table.id)],
});

/** Authors by name or by when they were added. */
export const listWriters: Verb<'admin.authors.list'> = async ({ ctx, input: { query } }) => {
  const where = matching(query.search, [authors.name, authors.about]);
  const result = await paged(query, {
    rows: selectWriters(ctx)
      .where(where)
      .orderBy(...ordersOf(authors)[query.sort]),
    total: () => ctx.db.$count(authors, where),
    present: (row) => row,
  });
  return { code: 'SUCCESS', result };
};

/** Publishers by name or by when they were added. */
export const listPublishers: Verb<'admin.publishers.list'> = async ({ ctx, input: { query } }) => {
  const where = matching(query.search, [publishers.name, publishers.city]);
  const result = await paged(query, {
    rows: selectPublishers(ctx)
      .where(where)
      .orderBy(...ordersOf(publishers)[query.sort]),
    total: () => ctx.db.$count(publishers, where),
    present: (row) => row,
  });
  return { code: 'SUCCESS', result };
};
