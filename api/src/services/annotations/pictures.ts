import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { annotations, files } from '../../db/schema';
import { signFileUrl } from '../../files/file-url';
import { type Ctx, callerId } from '../ctx';
import { refuse } from '../refuse';
import { acceptFile } from '../uploads/accept-file';
import { claimFiles, releaseFiles } from '../uploads/claim-files';
import type { Verb } from '../verb';
import { documentOf } from './document-of';

const purpose = 'markImage';
const field = 'files.picture';
/** Of a mark that is a picture: which. */
const fileOf = sql<string>`(${annotations.mark}->>'file')::uuid`;
const isPicture = sql`${annotations.mark}->>'kind' = 'image'`;

/** Takes in a picture for a document that the caller may read; without a mark that names it, it goes after two days. */
export const addMarkPicture: Verb<'annotations.pictures.add'> = async ({ ctx, input: { query, files: sent } }) => {
  const [file, ...more] = sent.picture;
  if (!file || more.length > 0)
    return refuse('DOCUMENT_VALIDATION_ERROR', { result: { issues: [{ path: field, message: 'Send one picture' }] } });
  await documentOf(ctx, query.contentId);
  const { fileId } = await acceptFile(ctx, { file, ownerId: callerId(ctx) });
  const { width, height } = files;
  const [size] = await ctx.db.select({ width, height }).from(files).where(eq(files.id, fileId));
  return { code: 'SUCCESS', result: { file: fileId, width: size?.width ?? 0, height: size?.height ?? 0 } };
};

/** A link to a picture that the caller has sent (SEC-29, SEC-31). */
export const linkMarkPicture: Verb<'annotations.pictures.link'> = async ({ ctx, input }) => {
  const owner = callerId(ctx);
  const [row] = await ctx.db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.id, input.query.file), eq(files.ownerId, owner), eq(files.purpose, purpose)));
  const { key } = row ?? refuse('NOT_FOUND');
  return { code: 'SUCCESS', result: { url: await signFileUrl(ctx, key, owner) } };
};

/** The pictures that marks name now, of these marks of a document. */
export async function picturesNamed(tx: Ctx, document: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .select({ file: fileOf })
    .from(annotations)
    .where(
      and(
        eq(annotations.userId, callerId(tx)),
        eq(annotations.document, document),
        inArray(annotations.id, [...ids]),
        isPicture,
      ),
    );
  return rows.map(({ file }) => file);
}

/**
 * Holds the pictures that marks name from now on, and lets those go that none of the person's names any more; a
 * picture may be in a document twice, or in two.
 * @param before what the marks named before they were changed
 * @throws NOT_FOUND where one was never sent, or by somebody else
 */
export async function holdPictures(tx: Ctx, now: readonly string[], before: readonly string[]): Promise<void> {
  const ownerId = callerId(tx);
  const wanted = [...new Set(now)];
  const held = await tx.db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, wanted),
        eq(files.ownerId, ownerId),
        eq(files.purpose, purpose),
        isNotNull(files.claimedAt),
      ),
    );
  const known = new Set(held.map(({ id }) => id));
  await claimFiles(tx, { fileIds: wanted.filter((id) => !known.has(id)), ownerId, purpose });
  const left = [...new Set(before)].filter((id) => !wanted.includes(id));
  if (left.length === 0) return;
  const still = await tx.db
    .select({ file: fileOf })
    .from(annotations)
    .where(and(eq(annotations.userId, ownerId), isPicture, inArray(fileOf, left)));
  await releaseFiles(
    tx,
    left.filter((id) => !still.some(({ file }) => file === id)),
  );
}

/** Bytes of all pictures that the caller has in a document. */
export async function pictureBytes(tx: Ctx, document: string): Promise<number> {
  const named = tx.db
    .selectDistinct({ file: fileOf })
    .from(annotations)
    .where(and(eq(annotations.userId, callerId(tx)), eq(annotations.document, document), isPicture));
  const [sum] = await tx.db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::int` })
    .from(files)
    .where(inArray(files.id, named));
  return sum?.bytes ?? 0;
}
