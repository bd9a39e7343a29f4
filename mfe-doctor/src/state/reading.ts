import type { DocumentPages, EbookDetail } from '@tvacha/shared-contract';
import { listDocumentPages, showEbook } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource, type LoadOptions } from '@tvacha/shared-core/resources';
import type { Whole } from '../kinds/kind';
import { type ScreenKind, screens } from '../kinds/screens';

interface Opening {
  kind: ScreenKind;
  id: string;
  /** Tells one opening of a file from the next: a link lives 300 s at most, so each opening asks for its own. */
  opening: number;
}

/** What is in the reader with a fresh link to its file; only the present one is kept. */
export const readerLinks = createResource({
  name: 'readerLinks',
  load: ({ kind, id }: Opening, options): Promise<Whole> => call(screens[kind].details, { query: { id } }, options),
  keep: 1,
});

/** Sizes and labels of the pages of the file in the reader; no items where the server has not read it yet. */
export const documentPages = createResource({
  name: 'documentPages',
  load: (query: { contentId: string }, options): Promise<DocumentPages> => call(listDocumentPages, { query }, options),
  keep: 1,
});

/** The first of these books, in their order, that has a file to read. */
async function firstWithFile({ ids }: { ids: readonly string[] }, options: LoadOptions): Promise<EbookDetail | null> {
  for (const id of ids) {
    const ebook = await call(showEbook, { query: { id } }, options);
    if (ebook.fileUrl !== null) return ebook;
  }
  return null;
}

export const startReading = createResource({ name: 'startReading', load: firstWithFile, keep: 1 });
