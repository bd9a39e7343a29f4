import type { PDFDocument } from '@cantoo/pdf-lib';
import type { FileStore } from '@tvacha/api/file-store';
import { comesWhole, copyKeyOf, keptText, type PageFacts } from '@tvacha/api/page-reader';
import { wordsOn } from '@tvacha/api/pdf-sheet';
import type { documentPages, documents } from '@tvacha/api/schema';
import { pageRows } from '@tvacha/api/store-pages';
import { base64url } from 'jose';

/** A PDF of ours, with what the server would read in it. */
export interface MadePdf {
  bytes: Uint8Array;
  facts: PageFacts[];
}

/**
 * What a server reads of a file that strangers made is known of one that was set here: no page is parsed for it.
 * @param labels how the pages are numbered, where that is not from 1 on
 */
export const factsOf = (doc: PDFDocument, labels: readonly string[] = []): PageFacts[] =>
  doc.getPages().map((page, at) => {
    const { width, height } = page.getSize();
    const text = keptText(wordsOn(page).join('\n'));
    return { width, height, rotation: 0, box: [0, 0, width, height], label: labels[at] ?? null, text };
  });

/** Puts PDFs into the store, and has the rows of their pages ready. */
export function pdfShelf(files: FileStore, now: Date) {
  const documentRows: (typeof documents.$inferInsert)[] = [];
  const pages: (typeof documentPages.$inferInsert)[] = [];
  return {
    async put(key: string, { bytes, facts }: MadePdf): Promise<void> {
      await files.put(key, bytes, 'application/pdf');
      const hash = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
      const sha256 = base64url.encode(new Uint8Array(hash));
      const copyKey = bytes.byteLength < comesWhole ? null : copyKeyOf(sha256);
      if (copyKey) {
        const { makeReadingCopy } = await import('@tvacha/api/reading-copy');
        await files.put(copyKey, await makeReadingCopy(bytes), 'application/pdf');
      }
      documentRows.push({ key, sha256, pages: facts.length, copyKey, readAt: now, triedAt: now });
      pages.push(...pageRows(sha256, facts));
    },
    documents: documentRows,
    pages,
  };
}
export type PdfShelf = ReturnType<typeof pdfShelf>;
