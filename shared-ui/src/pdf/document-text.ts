import {
  type FoldedText,
  fold,
  hitsOn,
  mostHits,
  type PageHit,
  type SearchFor,
} from '@tvacha/shared-contract/page-text';
import type { PdfFile } from './page-list';

/** All places in the document, by page and in order, with the words around them. */
export function findHits(pages: readonly FoldedText[], search: SearchFor): PageHit[] {
  const hits: PageHit[] = [];
  for (const [index, page] of pages.entries()) {
    hits.push(...hitsOn(index + 1, page, search));
    if (hits.length >= mostHits) return hits.slice(0, mostHits);
  }
  return hits;
}

/** Pages that are read between two of the reports: each makes the list of hits anew. */
const pagesAtOnce = 20;

/**
 * The text of each page, as its text layer has it.
 * @param onPages hears of the pages read so far, some at a time
 */
export async function readText(
  pdf: PdfFile,
  onPages: (pages: readonly FoldedText[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const pages: FoldedText[] = [];
  while (pages.length < pdf.numPages && !signal.aborted) {
    const page = await pdf.getPage(pages.length + 1);
    const { items } = await page.getTextContent();
    pages.push(fold(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')));
    const isDue = pages.length % pagesAtOnce === 0 || pages.length === pdf.numPages;
    if (isDue && !signal.aborted) onPages([...pages]);
  }
}
