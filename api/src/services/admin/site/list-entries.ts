import { asc, sql } from 'drizzle-orm';
import { siteEntries } from '../../../db/schema';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb } from '../../verb';
import { inOrder, selectEntries } from './find-entries';

const orders = { position: inOrder, title: [asc(sql`lower(${siteEntries.title})`), asc(siteEntries.id)] };

/** The site map's own entries, hidden ones too. */
export const listEntries: Verb<'admin.sitemap.list'> = async ({ ctx, input: { query } }) => {
  const where = matching(query.search, [siteEntries.title, siteEntries.url]);
  const result = await paged(query, {
    rows: selectEntries(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(siteEntries, where),
    present: (row) => row,
  });
  return { code: 'SUCCESS', result };
};
