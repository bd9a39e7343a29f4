import { contributionFiles } from '../../db/schema';
import type { Ctx } from '../ctx';
import type { AcceptedFile } from '../uploads/accept-file';
import { claimFiles } from '../uploads/claim-files';

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
