import { eq } from 'drizzle-orm';
import { contributions } from '../../db/schema';
import { inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { lockOwn } from './lock-own';
import { detachPictures, discard } from './remove-pictures';
import { mayOn } from './sections';

/** Removes an own contribution with its pictures; the record of the consent stays (DOC-06). */
export const deleteContribution: Verb<'contributions.delete'> = async ({ ctx, input }) => {
  const loose = await inTransaction(ctx, async (tx) => {
    const { id, kind } = await lockOwn(tx, input.query.id);
    if (!mayOn(ctx, kind, 'delete')) refuse('FORBIDDEN');
    const pictures = await detachPictures(tx, id);
    await tx.db.delete(contributions).where(eq(contributions.id, id));
    return pictures;
  });
  await discard(ctx, loose);
  return { code: 'DELETED', result: null };
};
