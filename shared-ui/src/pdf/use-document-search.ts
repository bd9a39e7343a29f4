import { useEffect, useMemo, useState } from 'react';
import { type FoldedText, findHits, type Hit, readText, type SearchFor } from './document-text';
import type { PdfFile } from './page-list';

/** A search through the whole document, whose text is read when it is first searched. */
export interface DocumentSearch {
  search: SearchFor;
  hits: readonly Hit[];
  /** Which hit is in hand, from 0. */
  at: number;
  /** How much of the document was read, from 0 to 1. */
  read: number;
  failed: boolean;
}

export function useDocumentSearch(pdf: PdfFile) {
  const [search, setSearch] = useState<SearchFor>({ words: '', wholeWords: false });
  const [text, setText] = useState<readonly FoldedText[]>([]);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  // Once is enough, however often it is searched.
  const isWanted = search.words.trim() !== '' && text.length < pdf.numPages;

  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    setFailed(false);
    readText(pdf, setText, abort.signal).catch(() => {
      if (!abort.signal.aborted) setFailed(true);
    });
    return () => abort.abort();
  }, [pdf, isWanted]);

  const hits = useMemo(() => findHits(text, search), [text, search]);
  return {
    search,
    hits,
    at: Math.min(at, Math.max(0, hits.length - 1)),
    read: text.length / pdf.numPages,
    failed,
    look: (next: Partial<SearchFor>) => {
      setSearch({ ...search, ...next });
      setAt(0);
    },
    choose: setAt,
  };
}
