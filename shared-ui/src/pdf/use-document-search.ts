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

/**
 * What whoever keeps the text finds; null where it has to be read here.
 * @param round a new one asks once more
 */
function useKeptText(search: SearchFor, ask: SearchText | undefined, round: number) {
  const [answer, setAnswer] = useState<Answer | null>();
  const [failed, setFailed] = useState<{ to: SearchFor; round: number }>();
  const asks = useEffectEvent<SearchText>(async (wanted, signal) => (ask ? ask(wanted, signal) : null));
  const isLost = answer === null;
  useEffect(() => {
    if (isLost || !isAsked(search)) return;
    // A document that is read here for want of an answer would come whole, over a line that is bad already.
    const abort = new AbortController();
    asks(search, abort.signal).then(
      (hits) => {
        if (!abort.signal.aborted) setAnswer(hits && { to: search, hits });
      },
      () => {
        if (!abort.signal.aborted) setFailed({ to: search, round });
      },
    );
    return () => abort.abort();
  }, [search, isLost, round]);
  return { answer: ask ? answer : null, failed: failed?.to === search && failed.round === round };
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
  const [round, setRound] = useState(0);
  const { answer, failed: isUnanswered } = useKeptText(search, ask, round);
  const isHere = answer === null;
  // Once is enough, however often it is searched.
  const isWanted = isHere && isAsked(search) && text.length < pdf.numPages;

  useEffect(() => {
    if (!isWanted || failed) return;
    const abort = new AbortController();
    readText(pdf, setText, abort.signal).catch(() => {
      if (!abort.signal.aborted) setFailed(true);
    });
    return () => abort.abort();
  }, [pdf, isWanted, failed]);

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
    failed: failed || isUnanswered,
    /** Asks once more for what failed. */
    again: () => {
      setFailed(false);
      setRound(round + 1);
    },
    look: (next: Partial<SearchFor>) => {
      setSearch({ ...search, ...next });
      setAt(0);
    },
    choose: setAt,
  };
}
