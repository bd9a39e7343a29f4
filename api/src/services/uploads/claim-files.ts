import type { UploadPurpose } from '@tvacha/shared-contract/vocabulary';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type FileRow, files } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

/**
 * Says that a record holds these files from now on; call it in the transaction of that record.
 * @throws NOT_FOUND where one is another person's, was sent for something else, or is held already
 */
export async function claimFiles(
  ctx: Ctx,
  { fileIds, ownerId, purpose }: { fileIds: readonly string[]; ownerId: string; purpose?: UploadPurpose },
): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  const claimed = await ctx.db
    .update(files)
    .set({ claimedAt: ctx.clock.now() })
    .where(
      and(
        inArray(files.id, [...fileIds]),
        eq(files.ownerId, ownerId),
        isNull(files.claimedAt),
        purpose && eq(files.purpose, purpose),
      ),
    )
    .returning();
  const byId = new Map(claimed.map((row) => [row.id, row]));
  return fileIds.map((id) => byId.get(id) ?? refuse('NOT_FOUND'));
}

/** Lets files go that no record holds any more; they are removed with the other orphans. */
export async function releaseFiles(ctx: Ctx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await ctx.db
    .update(files)
    .set({ claimedAt: null })
    .where(inArray(files.id, [...fileIds]));
}
