import { mostPictures } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { files as fileRows } from '../../db/schema';
import { callerId, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import { acceptFile } from '../uploads/accept-file';
import type { Verb } from '../verb';
import { refuseField } from './create-contribution';
import { stateOf } from './draft-state';
import { attachPictures, detachPictures, discard, picturesOf, presentPicture } from './pictures';
import { lockDraft } from './write-draft';

const field = 'files.contributionImage';

/**
 * Adds one picture to a draft, behind the others. A picture that is there already, as where the answer to it was lost,
 * is not added again: redrawn, the same file has the same bytes. The version stays, so that a picture may be on its
 * way while its author writes on (DOC-06).
 */
export const addPicture: Verb<'contributions.pictures.add'> = async ({ ctx, input: { query, body, files } }) => {
  const [file, ...more] = files.contributionImage;
  if (!file || more.length > 0) return refuseField(field, 'Send one picture');
  const { id } = query;
  const ownerId = callerId(ctx);
  await inTransaction(ctx, (tx) => lockDraft(tx, id));
  if ((await picturesOf(ctx, [id])).length >= mostPictures) refuseField(field, `At most ${mostPictures} pictures`);
  const stored = await acceptFile(ctx, { file, ownerId });
  const { loose, result } = await inTransaction(ctx, async (tx) => {
    const row = await lockDraft(tx, id);
    const known = await picturesOf(tx, [id]);
    const [sent] = await tx.db.select({ sha256: fileRows.sha256 }).from(fileRows).where(eq(fileRows.id, stored.fileId));
    const same = known.find(({ sha256 }) => sha256 === sent?.sha256);
    if (!same && known.length >= mostPictures) refuseField(field, `At most ${mostPictures} pictures`);
    const from = (known.at(-1)?.position ?? -1) + 1;
    if (!same)
      await attachPictures(tx, { contributionId: id, ownerId, stored: [stored], captions: [body.caption], from });
    const now = await picturesOf(tx, [id]);
    const picture = same ?? now.at(-1) ?? refuse('SERVER_ERROR');
    const loose = same ? [{ id: stored.fileId, key: stored.key }] : [];
    return { loose, result: { ...stateOf(row, now), picture: await presentPicture(tx, picture) } };
  });
  await discard(ctx, loose);
  return { code: 'SUCCESS', result };
};

export const removePicture: Verb<'contributions.pictures.remove'> = async ({ ctx, input: { query } }) => {
  const { loose, result } = await inTransaction(ctx, async (tx) => {
    const row = await lockDraft(tx, query.id);
    const loose = await detachPictures(tx, row.id, [query.picture]);
    if (loose.length === 0) refuse('NOT_FOUND');
    return { loose, result: stateOf(row, await picturesOf(tx, [row.id])) };
  });
  await discard(ctx, loose);
  return { code: 'DELETED', result };
};
