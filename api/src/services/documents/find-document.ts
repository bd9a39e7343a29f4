import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { contents, documentPages, documents } from '../../db/schema';
import { linkTo } from '../contents/link-to';
import type { Ctx } from '../ctx';
import { isReadable } from '../library/kept-content';
import { refuse } from '../refuse';

interface FoundDocument {
  key: string;
  sha256: string | null;
  hasCopy: boolean;
}

/**
 * What the server knows of the PDF of a piece of content that the caller may read.
 * @returns where it lies, and what was read of it; no hash while it was not read whole
 * @throws NOT_FOUND where there is no such piece for this caller, or it has no file
 */
export async function findDocument(ctx: Ctx, contentId: string): Promise<FoundDocument> {
  const [row] = await ctx.db
    .select({ key: contents.fileKey, sha256: documents.sha256, copyKey: documents.copyKey, readAt: documents.readAt })
    .from(contents)
    .leftJoin(documents, eq(documents.key, contents.fileKey))
    .where(and(eq(contents.id, contentId), isReadable(ctx.caller), isNotNull(contents.fileKey)));
  if (!row?.key) return refuse('NOT_FOUND');
  const { key, sha256, copyKey, readAt } = row;
  return { key, sha256: readAt ? sha256 : null, hasCopy: copyKey !== null };
}

/** What the file of a content calls one of its pages, as a column of a query over contents; null where it says nothing. */
export const pageLabel = (page: SQL) => sql<string | null>`(select ${documentPages.label} from ${documents}
  join ${documentPages} on ${eq(documentPages.sha256, documents.sha256)}
  where ${eq(documents.key, contents.fileKey)} and ${isNotNull(documents.readAt)} and ${documentPages.page} = ${page})`;

/**
 * A link for reading the PDF of a content, for this caller alone (SEC-31): to the copy that is quick to read in parts,
 * where there is one; null where there is no file.
 */
export async function linkToRead(ctx: Ctx, fileKey: string | null): Promise<string | null> {
  if (fileKey === null || !ctx.caller.userId) return null;
  const [row] = await ctx.db.select({ copyKey: documents.copyKey }).from(documents).where(eq(documents.key, fileKey));
  return linkTo(ctx, row?.copyKey ?? fileKey);
}
