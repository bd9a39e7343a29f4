import type { PageHit } from '@tvacha/shared-contract/page-text';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { useDocumentSearch } from './use-document-search';

type Found = Pick<ReturnType<typeof useDocumentSearch>, 'search' | 'hits' | 'at' | 'read'>;

/**
 * Enter in the search field leads to the hit in hand, and pressed again to the next, with Shift to the one before. Before
 * the answer has come it leads to the first hit as soon as that is there.
 */
export function useEnter({ search, hits, at, read }: Found, onHit: (at: number) => void) {
  /** Where the pages were led to last. */
  const led = useRef<PageHit>(undefined);
  const isEarly = useRef(false);
  const show = (next: number) => {
    led.current = hits[next];
    onHit(next);
  };
  const showFirst = useEffectEvent(() => show(0));
  useEffect(() => {
    if (!isEarly.current || read < 1) return;
    isEarly.current = false;
    if (hits.length > 0) showFirst();
  }, [hits, read]);

  const enter = ({ key, shiftKey, target, nativeEvent }: KeyboardEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox' || nativeEvent.isComposing) return;
    const isAnswered = read === 1 && target.value.trim() === search.words;
    isEarly.current = key === 'Enter' && !isAnswered;
    if (key !== 'Enter' || !isAnswered || hits.length === 0) return;
    const by = shiftKey ? -1 : 1;
    show(led.current === hits[at] ? (at + by + hits.length) % hits.length : at);
  };
  return { show, enter };
}
