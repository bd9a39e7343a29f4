import { useLocation } from '@tvacha/shared-core/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageKey } from './location-key';
import { nextHeading, type SeenHeading } from './next-heading';

const headingLimit = 3000;

interface Arrival {
  main: RefObject<HTMLElement | null>;
  /** The page's title as far as the registry knows it. */
  title: string;
  /** Whether the route stands for many pages, so that only its heading says which. */
  varies: boolean;
}

/**
 * After each navigation: names the document, moves focus to the new page's heading, and gives the words to
 * announce (UX-02). The first page of a visit is the browser's to announce.
 */
export function usePageArrival({ main, title, varies }: Arrival): string {
  const { pathname, search } = useLocation();
  const key = pageKey(pathname + search);
  const opened = useRef<string>(undefined);
  const last = useRef<SeenHeading>(undefined);
  const [announced, announce] = useState('');

  useEffect(() => {
    const within = main.current;
    if (!within) return;
    const isFirst = opened.current === undefined || opened.current === key;
    opened.current = key;
    document.title = `${title} · Tvacha`;
    const leaving = new AbortController();
    const focused = document.activeElement;
    void nextHeading({ within, last: last.current, limit: headingLimit, signal: leaving.signal }).then((heading) => {
      if (leaving.signal.aborted) return;
      const text = heading?.textContent ?? null;
      if (heading) last.current = { element: heading, text };
      const words = (varies && text) || title;
      document.title = `${words} · Tvacha`;
      if (isFirst) return;
      announce(words);
      if (focusIsFree(focused)) (heading ?? within).focus({ preventScroll: true });
    });
    return () => leaving.abort();
  }, [key, title, varies, main]);

  return announced;
}

/** Whether focus is still where the navigation began, or nowhere: a page may have put it into its first field. */
function focusIsFree(before: Element | null): boolean {
  const now = document.activeElement;
  return now === before || now === null || now === document.body;
}
