import { sql } from 'drizzle-orm';
import { siteEntries } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { inOrder, selectEntries } from './find-entries';

/** Puts all entries in the order given; CONFLICT where one is missing, unknown or named twice. */
export const reorderEntries: Verb<'admin.sitemap.reorder'> = async ({ ctx, input }) => {
  const { ids } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const known = await tx.db.select({ id: siteEntries.id }).from(siteEntries).for('update');
    const asked = new Set(ids);
    if (asked.size !== ids.length || known.length !== ids.length || known.some(({ id }) => !asked.has(id)))
      refuse('CONFLICT');
    const order = sql.join(
      ids.map((id, at) => sql`when ${id}::uuid then ${at + 1}::int`),
      sql` `,
    );
    await tx.db.update(siteEntries).set({ position: sql`case ${siteEntries.id} ${order} end` });
    const entries = await selectEntries(tx).orderBy(...inOrder);
    await audit(tx, { action: 'siteEntry.reordered', subjectType: 'siteEntry', details: { ids } });
    return entries;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
