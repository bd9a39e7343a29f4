import type { Picture } from '@tvacha/shared-contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { contributionFiles, contributions, files } from '../../db/schema';
import { keysOf, thumbnailKey } from '../../files/thumbnails';
import { linkTo } from '../contents/link-to';
import type { Ctx } from '../ctx';
import type { AcceptedFile } from '../uploads/accept-file';
import { claimFiles, releaseFiles } from '../uploads/claim-files';

export type PictureRow = Awaited<ReturnType<typeof picturesOf>>[number];

/** The pictures of these contributions in their order. */
export const picturesOf = async (ctx: Ctx, ids: string[]) =>
  ids.length === 0
    ? []
    : ctx.db
        .select({
          id: files.id,
          contributionId: contributionFiles.contributionId,
          key: files.key,
          caption: contributionFiles.caption,
          checked: contributionFiles.checked,
          sha256: files.sha256,
          position: contributionFiles.position,
          width: files.width,
          height: files.height,
          thumbnails: files.thumbnails,
        })
        .from(contributionFiles)
        .innerJoin(files, eq(files.id, contributionFiles.fileId))
        .where(inArray(contributionFiles.contributionId, ids))
        .orderBy(asc(contributionFiles.position));

/** A picture with a link for this caller alone (SEC-31). */
export async function presentPicture(ctx: Ctx, picture: PictureRow): Promise<Picture> {
  const { id, key, caption, checked, width, height } = picture;
  const url = (await linkTo(ctx, key)) ?? '';
  return { _id: id, url, caption, checked, width, height, thumbnails: await linkThumbnails(ctx, picture) };
}

/** Links to the smaller copies of a picture, the narrowest first. */
export const linkThumbnails = (ctx: Ctx, { key, thumbnails }: Pick<PictureRow, 'key' | 'thumbnails'>) =>
  Promise.all(thumbnails.map(async (width) => ({ width, url: (await linkTo(ctx, thumbnailKey(key, width))) ?? '' })));

interface NewPictures {
  contributionId: string;
  ownerId: string;
  stored: readonly AcceptedFile[];
  captions: readonly string[];
  /** Place of the first of them. */
  from: number;
}

/** Ties files that were taken in to a contribution, with their captions, in their order. */
export async function attachPictures(tx: Ctx, { contributionId, ownerId, stored, captions, from }: NewPictures) {
  if (stored.length === 0) return;
  const fileIds = stored.map(({ fileId }) => fileId);
  await claimFiles(tx, { fileIds, ownerId, purpose: 'contributionImage' });
  await tx.db.insert(contributionFiles).values(
    fileIds.map((fileId, at) => ({
      contributionId,
      fileId,
      position: from + at,
      caption: captions[at] ?? '',
    })),
  );
}

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

/** Where a patient's consent ended: nobody is shown the contribution, and its pictures go; `discard` them then. */
export async function endShowing(tx: Ctx, contributionId: string): Promise<LooseFile[]> {
  await tx.db
    .update(contributions)
    .set({ status: 'withdrawn', version: sql`${contributions.version} + 1`, updatedAt: tx.clock.now() })
    .where(eq(contributions.id, contributionId));
  return detachPictures(tx, contributionId);
}

/** Removes files that nothing holds; what the store does not remove now goes with the other orphans. */
export async function discard(ctx: Ctx, loose: readonly LooseFile[]): Promise<void> {
  const removals = loose.map(async ({ id, key }) => {
    for (const one of keysOf(key)) await ctx.files.remove(one);
    await ctx.db.delete(files).where(eq(files.id, id));
  });
  await Promise.allSettled(removals);
}
