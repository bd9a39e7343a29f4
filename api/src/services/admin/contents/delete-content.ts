import { eq, inArray } from 'drizzle-orm';
import { contents, files } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { countTaken } from './parts';

/** Deletes a draft or what was turned down; CONFLICT where members took part in it while it was published. */
export const deleteContent: Verb<'admin.contents.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(contents).where(eq(contents.id, id)).for('update');
    if (!row) refuse('NOT_FOUND');
    const { status, type, title, fileKey, coverKey } = row;
    if (status === 'published' || status === 'pending' || (await countTaken(tx, row)) > 0) refuse('CONFLICT');
    const keys = [fileKey, coverKey].filter((key) => key !== null);
    if (keys.length > 0) await tx.db.update(files).set({ claimedAt: null }).where(inArray(files.key, keys));
    await tx.db.delete(contents).where(eq(contents.id, id));
    await audit(tx, { action: 'content.deleted', subjectType: 'content', subjectId: id, details: { type, title } });
  });
  return { code: 'DELETED', result: null };
};
