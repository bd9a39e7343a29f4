import { and, eq, isNotNull } from 'drizzle-orm';
import { contents, documents } from '../../db/schema';
import type { Ctx } from '../ctx';
import { isReadable } from '../library/kept-content';
import { refuse } from '../refuse';

/**
 * What the server knows of the PDF of a piece of content that the caller may read.
 * @returns its hash, null while it was not read whole
 * @throws NOT_FOUND where there is no such piece for this caller, or it has no file
 */
export async function findDocument(ctx: Ctx, contentId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ sha256: documents.sha256, readAt: documents.readAt })
    .from(contents)
    .leftJoin(documents, eq(documents.key, contents.fileKey))
    .where(and(eq(contents.id, contentId), isReadable(ctx.caller), isNotNull(contents.fileKey)));
  if (!row) return refuse('NOT_FOUND');
  return row.readAt ? row.sha256 : null;
}
