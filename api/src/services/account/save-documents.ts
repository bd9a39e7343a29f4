import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
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

/**
 * Adds papers of one kind, in the place of those asked for again, and takes papers of it away, in the transaction of
 * the profile.
 */
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
  const replaced = await replaceAsked(tx, { userId, kind, most: added.length });
  await tx.db.insert(userDocuments).values(
    added.map((fileId, at) => {
      return { userId, kind, fileId, createdAt, sentAgainAt: at < replaced ? createdAt : null };
    }),
  );
}

/**
 * Takes away papers of which a clearer copy was asked for, one for each file that came, the first one asked for first.
 * No other paper is touched.
 * @returns how many were
 */
async function replaceAsked(tx: Ctx, { userId, kind, most }: Pick<Change, 'userId' | 'kind'> & { most: number }) {
  const asked = await tx.db
    .select({ id: userDocuments.id, fileId: userDocuments.fileId })
    .from(userDocuments)
    .where(and(eq(userDocuments.userId, userId), eq(userDocuments.kind, kind), isNotNull(userDocuments.askedAt)))
    .orderBy(asc(userDocuments.askedAt), asc(userDocuments.id))
    .limit(most);
  if (asked.length === 0) return 0;
  const ids = asked.map(({ id }) => id);
  await tx.db.delete(userDocuments).where(inArray(userDocuments.id, ids));
  const fileIds = asked.map(({ fileId }) => fileId);
  await releaseFiles(tx, fileIds);
  return asked.length;
}

/** Whether a degree and a visiting card are both there. */
export async function hasAllDocuments(tx: Ctx, userId: string): Promise<boolean> {
  const rows = await tx.db
    .selectDistinct({ kind: userDocuments.kind })
    .from(userDocuments)
    .where(eq(userDocuments.userId, userId));
  return rows.length === 2;
}
