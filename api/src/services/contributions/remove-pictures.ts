import { and, eq, inArray } from 'drizzle-orm';
import { contributionFiles, files } from '../../db/schema';
import type { Ctx } from '../ctx';
import { releaseFiles } from '../uploads/claim-files';
import { picturesOf } from './pictures-of';

export interface LooseFile {
  id: string;
  key: string;
}

/** Takes pictures off a contribution, all of them unless some are named; `discard` them once that is committed. */
export async function detachPictures(tx: Ctx, contributionId: string, only?: readonly string[]): Promise<LooseFile[]> {
  const pictures = await picturesOf(tx, [contributionId]);
  const gone = only ? pictures.filter(({ id }) => only.includes(id)) : pictures;
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.db
    .delete(contributionFiles)
    .where(and(eq(contributionFiles.contributionId, contributionId), inArray(contributionFiles.fileId, ids)));
  await releaseFiles(tx, ids);
  return gone.map(({ id, key }) => ({ id, key }));
}

/** Removes files that nothing holds; what the store does not remove now goes with the other orphans. */
export async function discard(ctx: Ctx, loose: readonly LooseFile[]): Promise<void> {
  const removals = loose.map(async ({ id, key }) => {
    await ctx.files.remove(key);
    await ctx.db.delete(files).where(eq(files.id, id));
  });
  await Promise.allSettled(removals);
}
