import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import { userDocuments } from '../../db/schema';
import type { Ctx } from '../ctx';
import { claimFiles, releaseFiles } from '../uploads/claim-files';

interface Change {
  userId: string;
  kind: DocumentKind;
  /** Files that came in with the call. */
  added: readonly string[];
  /** Ids of papers; another's are not there and so left alone (SEC-29). */
  deleted: readonly string[];
}

/** Adds papers of one kind and takes papers of it away, in the transaction of the profile. */
export async function saveDocuments(tx: Ctx, { userId, kind, added, deleted }: Change): Promise<void> {
  if (deleted.length > 0) {
    const ours = and(eq(userDocuments.userId, userId), eq(userDocuments.kind, kind));
    const gone = await tx.db
      .delete(userDocuments)
      .where(and(ours, inArray(userDocuments.id, [...deleted])))
      .returning({ fileId: userDocuments.fileId });
    await releaseFiles(
      tx,
      gone.map(({ fileId }) => fileId),
    );
  }
  if (added.length === 0) return;
  await claimFiles(tx, { fileIds: added, ownerId: userId, purpose: kind });
  const createdAt = tx.clock.now();
  await tx.db.insert(userDocuments).values(added.map((fileId) => ({ userId, kind, fileId, createdAt })));
}

/** Whether a degree and a visiting card are both there. */
export async function hasAllDocuments(tx: Ctx, userId: string): Promise<boolean> {
  const rows = await tx.db
    .selectDistinct({ kind: userDocuments.kind })
    .from(userDocuments)
    .where(eq(userDocuments.userId, userId));
  return rows.length === 2;
}
