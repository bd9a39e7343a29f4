import type { FoldedText, PageHit, SearchFor } from '@tvacha/shared-contract/page-text';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { findHits, readText } from './document-text';
import type { PdfFile } from './page-list';

/** Finds words in the whole document; null where the text is not kept, and has to be read here. */
export type SearchText = (search: SearchFor, signal: AbortSignal) => Promise<readonly PageHit[] | null>;

interface Answer {
  to: SearchFor;
  hits: readonly PageHit[];
}

const isAsked = ({ words }: SearchFor) => words.trim() !== '';

/** What whoever keeps the text finds; null from when on it has to be read here. */
function useKeptText(search: SearchFor, ask: SearchText | undefined): Answer | undefined | null {
  const [answer, setAnswer] = useState<Answer | null>();
  const asks = useEffectEvent<SearchText>(async (wanted, signal) => (ask ? ask(wanted, signal) : null));
  const isLost = answer === null;
  useEffect(() => {
    if (isLost || !isAsked(search)) return;
    const abort = new AbortController();
    asks(search, abort.signal).then(
      (hits) => {
        if (!abort.signal.aborted) setAnswer(hits && { to: search, hits });
      },
      () => {
        if (!abort.signal.aborted) setAnswer(null);
      },
    );
    return () => abort.abort();
  }, [search, isLost]);
  return ask ? answer : null;
}

/**
 * A search through the whole document: in the text that somebody keeps, or else in the document itself, whose text is
 * read when it is first searched.
 */
export function useDocumentSearch(pdf: PdfFile, ask?: SearchText) {
  const [search, setSearch] = useState<SearchFor>({ words: '', wholeWords: false });
  const [text, setText] = useState<readonly FoldedText[]>([]);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  const answer = useKeptText(search, ask);
  const isHere = answer === null;
  // Once is enough, however often it is searched.
  const isWanted = isHere && isAsked(search) && text.length < pdf.numPages;

  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    setFailed(false);
    readText(pdf, setText, abort.signal).catch(() => {
      if (!abort.signal.aborted) setFailed(true);
    });
    return () => abort.abort();
  }, [pdf, isWanted]);

  const found = useMemo(() => findHits(text, search), [text, search]);
  const kept = answer?.to === search ? answer.hits : undefined;
  const hits = isHere ? found : (kept ?? []);
  return {
    search,
    hits,
    /** Which hit is in hand, from 0. */
    at: Math.min(at, Math.max(0, hits.length - 1)),
    /** How much of the document was looked through, from 0 to 1. */
    read: isHere ? text.length / pdf.numPages : Number(kept !== undefined),
    failed,
    look: (next: Partial<SearchFor>) => {
      setSearch({ ...search, ...next });
      setAt(0);
    },
    choose: setAt,
  };
}
