import { fold } from '@tvacha/shared-contract/page-text';
import { documentPages } from '../../db/schema';
import type { PageFacts } from '../../uploads/page-reader';
import type { Ctx } from '../ctx';

/** As the rows of a table: a page's facts, and its text as words are compared. */
export const pageRows = (sha256: string, pages: readonly PageFacts[], from = 1) =>
  pages.map((page, at) => ({ sha256, page: from + at, ...page, folded: fold(page.text).text }));

/** Keeps pages of a file; those that are there already stay. */
export async function storePages({ db }: Pick<Ctx, 'db'>, ...of: Parameters<typeof pageRows>): Promise<void> {
  const rows = pageRows(...of);
  if (rows.length > 0) await db.insert(documentPages).values(rows).onConflictDoNothing();
}
