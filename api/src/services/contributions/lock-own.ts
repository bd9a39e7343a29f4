import { and, eq } from 'drizzle-orm';
import { type ContributionRow, contributions } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

/** The caller's own contribution, held until the end; another's is not there (SEC-29). */
export async function lockOwn(tx: Ctx, id: string): Promise<ContributionRow> {
  const [row] = await tx.db
    .select()
    .from(contributions)
    .where(and(eq(contributions.id, id), eq(contributions.userId, callerId(tx))))
    .for('update');
  return row ?? refuse('NOT_FOUND');
}
