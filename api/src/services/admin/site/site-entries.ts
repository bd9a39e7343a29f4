import type { OfficeSiteEntry } from '@tvacha/shared-contract';
import { asc, eq, max, sql } from 'drizzle-orm';
import { siteEntries } from '../../../db/schema';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { type Ctx, inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { refuse } from '../../refuse';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';

const selectEntries = (ctx: Ctx) =>
  ctx.db
    .select({
      _id: siteEntries.id,
      title: siteEntries.title,
      url: siteEntries.url,
      position: siteEntries.position,
      visible: siteEntries.visible,
    })
    .from(siteEntries)
    .$dynamic();

const inOrder = [asc(siteEntries.position), asc(siteEntries.id)];

const findEntry = async (ctx: Ctx, id: string): Promise<OfficeSiteEntry> =>
  one(await selectEntries(ctx).where(eq(siteEntries.id, id)));

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

const subjectType = 'siteEntry';

/** Adds an entry at the end; CONFLICT where its address is listed already. */
export const createEntry: Verb<'admin.sitemap.create'> = async ({ ctx, input: { body } }) => {
  const result = await inTransaction(ctx, async (tx) => {
    const [last] = await tx.db.select({ position: max(siteEntries.position) }).from(siteEntries);
    const row = { ...body, position: (last?.position ?? 0) + 1 };
    const { id } = one(
      await mapConstraintErrors(tx.db.insert(siteEntries).values(row).returning({ id: siteEntries.id })),
    );
    await audit(tx, { action: 'siteEntry.created', subjectType, subjectId: id, details: body });
    return { _id: id, ...row };
  });
  return { code: 'SUCCESS', result };
};

export const updateEntry: Verb<'admin.sitemap.update'> = async ({ ctx, input: { body } }) => {
  const { id, ...fields } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const before = one(await tx.db.select().from(siteEntries).where(eq(siteEntries.id, id)).for('update'));
    await mapConstraintErrors(tx.db.update(siteEntries).set(fields).where(eq(siteEntries.id, id)));
    const entry = await findEntry(tx, id);
    const details = changesOf(before, fields);
    await audit(tx, { action: 'siteEntry.updated', subjectType, subjectId: id, details });
    return entry;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

export const deleteEntry: Verb<'admin.sitemap.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const { url } = one(
      await tx.db.delete(siteEntries).where(eq(siteEntries.id, id)).returning({ url: siteEntries.url }),
    );
    await audit(tx, { action: 'siteEntry.deleted', subjectType, subjectId: id, details: { url } });
  });
  return { code: 'DELETED', result: null };
};

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
