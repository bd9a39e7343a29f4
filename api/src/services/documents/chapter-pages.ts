import { fold } from '@tvacha/shared-contract/page-text';
import { asc, eq, sql } from 'drizzle-orm';
import { documentPages, documents } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Letters at the beginning of a page that are looked at, and lines that a title takes at most. */
const beginning = 300;
const mostLines = 4;

/** What may stand before a title at the top of its page: a number, or the word chapter or part with one. */
const numbering = /^\s*(?:(?:chapter|part|अध्याय|भाग)\s+)?(?:\d+|[ivx]+(?![a-z]))?[\s.:)–-]*/i;

/** Whether the first lines of a page are this title and nothing else. */
function isHeaded(page: string, title: string): boolean {
  // As it is too: a title may begin with what looks like a number, as 5-fluorouracil and X-ray do.
  return [page, page.replace(numbering, '')].some((text) => {
    const lines = text.split('\n', mostLines);
    return lines.some((_, at) => fold(lines.slice(0, at + 1).join('\n')).text.trim() === title);
  });
}

/**
 * On which page of a PDF each chapter begins: the first at whose top it stands alone.
 * @returns a page, from 1, for each title; null where it stands so on none, there is no file, or it was not read yet
 */
export async function pagesOfTitles(
  { db }: Pick<Ctx, 'db'>,
  fileKey: string | null,
  titles: readonly string[],
): Promise<(number | null)[]> {
  if (fileKey === null) return titles.map(() => null);
  const pages = await db
    .select({ page: documentPages.page, text: sql<string>`left(${documentPages.text}, ${beginning})` })
    .from(documentPages)
    .innerJoin(documents, eq(documents.sha256, documentPages.sha256))
    .where(eq(documents.key, fileKey))
    .orderBy(asc(documentPages.page));
  return titles.map((title) => {
    const wanted = fold(title.trim()).text;
    return pages.find(({ text }) => isHeaded(text, wanted))?.page ?? null;
  });
}
