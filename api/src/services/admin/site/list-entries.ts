import { asc, sql } from 'drizzle-orm';
import { siteEntries } from '../../../db/schema';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Answer, VerbCall } from '../../verb';
import { inOrder, selectEntries } from './find-entries';

const orders = { position: inOrder, title: [asc(sql`lower(${siteEntries.title})`), asc(siteEntries.id)] };

/** The site map's own entries, hidden ones too. */
export async function listEntries({
  ctx,
  input: { query },
}: VerbCall<'admin.sitemap.list'>): Promise<Answer<'admin.sitemap.list'>> {
  const where = matching(query.search, [siteEntries.title, siteEntries.url]);
  const result = await paged(query, {
    rows: (limit, offset) =>
      selectEntries(ctx)
        .where(where)
        .orderBy(...orders[query.sort])
        .limit(limit)
        .offset(offset),
    total: () => ctx.db.$count(siteEntries, where),
    present: (row) => row,
  });
  return { code: 'SUCCESS', result };
}
