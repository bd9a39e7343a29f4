import { asc, desc, sql } from 'drizzle-orm';
import { authors, publishers } from '../../../db/schema';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Answer, VerbCall } from '../../verb';
import { selectPublishers, selectWriters } from './find-writer';

const ordersOf = (table: typeof authors | typeof publishers) => ({
  name: [asc(sql`lower(${table.name})`), asc(table.id)],
  newest: [desc(table.createdAt), asc(table.id)],
});

/** Authors by name or by when they were added. */
export async function listWriters({
  ctx,
  input: { query },
}: VerbCall<'admin.authors.list'>): Promise<Answer<'admin.authors.list'>> {
  const where = matching(query.search, [authors.name, authors.about]);
  const result = await paged(query, {
    rows: (limit, offset) =>
      selectWriters(ctx)
        .where(where)
        .orderBy(...ordersOf(authors)[query.sort])
        .limit(limit)
        .offset(offset),
    total: () => ctx.db.$count(authors, where),
    present: (row) => row,
  });
  return { code: 'SUCCESS', result };
}

/** Publishers by name or by when they were added. */
export async function listPublishers({
  ctx,
  input: { query },
}: VerbCall<'admin.publishers.list'>): Promise<Answer<'admin.publishers.list'>> {
  const where = matching(query.search, [publishers.name, publishers.city]);
  const result = await paged(query, {
    rows: (limit, offset) =>
      selectPublishers(ctx)
        .where(where)
        .orderBy(...ordersOf(publishers)[query.sort])
        .limit(limit)
        .offset(offset),
    total: () => ctx.db.$count(publishers, where),
    present: (row) => row,
  });
  return { code: 'SUCCESS', result };
}
