import { eq, inArray } from 'drizzle-orm';
import { type ContentRow, contentEditions, contents, files } from '../../../db/schema';
import { hashOfFile } from '../../annotations/document-of';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { type Ctx, callerId, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { acceptFiles } from '../../uploads/accept-file';
import { claimFiles } from '../../uploads/claim-files';
import type { Verb } from '../../verb';
import { nextStamp } from '../../versions';
import { lockContent } from './find-content';
import { findDetail } from './list-contents';

/** The row, locked, where its files may be changed. */
async function lockOpen(tx: Ctx, seen: Parameters<typeof lockContent>[1]): Promise<ContentRow> {
  const row = await lockContent(tx, seen);
  if (row.status === 'published') refuse('CONFLICT');
  return row;
}

/** Notes which file a content had, so that what people wrote into it is found again in the next one (PDF-02). */
async function noteEdition(tx: Ctx, { id, fileKey }: ContentRow): Promise<void> {
  if (fileKey === null || !(await tx.files.stat(fileKey))) return;
  const replacedAt = tx.clock.now();
  await tx.db
    .insert(contentEditions)
    .values({ contentId: id, document: await hashOfFile(tx, fileKey), replacedAt })
    .onConflictDoUpdate({ target: [contentEditions.contentId, contentEditions.document], set: { replacedAt } });
}

/** Puts, changes or removes the PDF and the cover of what is not published. What goes is removed with the orphans. */
export const putFiles: Verb<'admin.contents.files'> = async ({ ctx, input: { body, files: sent } }) => {
  const { removeFile = false, removeCover = false, ...seen } = body;
  const ownerId = callerId(ctx);
  // Looking at a book and storing it takes longer than others may wait for this row.
  await inTransaction(ctx, (tx) => lockOpen(tx, seen));
  const accepted = await acceptFiles(ctx, { files: [...sent.file, ...sent.cover], ownerId });
  const fileIds = accepted.map(({ fileId }) => fileId);
  const [file] = accepted.slice(0, sent.file.length);
  const [cover] = accepted.slice(sent.file.length);
  const result = await inTransaction(ctx, async (tx) => {
    const row = await lockOpen(tx, seen);
    await claimFiles(tx, { fileIds, ownerId });
    const keys = {
      fileKey: file?.key ?? (removeFile ? null : row.fileKey),
      coverKey: cover?.key ?? (removeCover ? null : row.coverKey),
    };
    if (keys.fileKey !== row.fileKey) await noteEdition(tx, row);
    const kept = new Set(Object.values(keys));
    const gone = [row.fileKey, row.coverKey].filter((key) => key !== null && !kept.has(key)) as string[];
    if (gone.length > 0) await tx.db.update(files).set({ claimedAt: null }).where(inArray(files.key, gone));
    await tx.db
      .update(contents)
      .set({ ...keys, status: 'draft', createdBy: ownerId, updatedAt: nextStamp(ctx, row) })
      .where(eq(contents.id, row.id));
    const content = await findDetail(tx, row.id);
    const details = changesOf(row, keys);
    await audit(tx, { action: 'content.files', subjectType: 'content', subjectId: row.id, details });
    return content;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
