import { eq, max } from 'drizzle-orm';
import { siteEntries } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { findEntry } from './find-entries';

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
    await mapConstraintErrors(tx.db.update(siteEntries).set(fields).where(eq(siteEntries.id, id)));
    const entry = await findEntry(tx, id);
    await audit(tx, { action: 'siteEntry.updated', subjectType, subjectId: id, details: fields });
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
