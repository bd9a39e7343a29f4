import type { PageHit } from '@tvacha/shared-contract/page-text';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { markHits } from './mark-hits';
import type { useDocumentSearch } from './use-document-search';

/** Scrolls up or down where the words are outside of the view. */
function bringIntoView(stage: Element, range: Range): void {
  const view = stage.getBoundingClientRect();
  const { top, bottom } = range.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) stage.scrollBy({ top: top - view.top - view.height / 3 });
}

/**
 * Marks on the pages that are drawn what is searched for, and brings the hit in hand into view.
 * @returns tells that the text of one more page is there. It stays the same: with another each page is drawn anew.
 */
export function useMarkedHits(
  stage: RefObject<HTMLElement | null>,
  { search, hits, at }: ReturnType<typeof useDocumentSearch>,
  isSearching: boolean,
): () => void {
  const [texts, countText] = useReducer((count: number) => count + 1, 0);
  /** The hit that was brought into view last: who scrolls away from it may. */
  const shown = useRef<PageHit>(undefined);
  const hit = isSearching ? hits[at] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks are set anew on each text that is drawn
  useEffect(() => {
    if (!stage.current) return;
    const range = markHits(stage.current, isSearching ? search : undefined, hit);
    if (!range || shown.current === hit) return;
    shown.current = hit;
    bringIntoView(stage.current, range);
  }, [search, hit, texts, isSearching]);
  return countText;
}
