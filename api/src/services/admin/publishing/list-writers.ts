import { asc, desc, sql } from 'drizzle-orm';
import { authors, publishers } from '../../../db/schema';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb } from '../../verb';
import { selectPublishers, selectWriters } from './find-writer';

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
