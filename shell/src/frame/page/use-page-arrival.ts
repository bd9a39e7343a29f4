import { useLocation } from '@tvacha/shared-core/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageKey } from './location-key';

/** A heading as it was when it was last looked at. */
interface SeenHeading {
  element: HTMLElement;
  text: string | null;
}

interface Watch {
  within: HTMLElement;
  /** The heading of the page that is left. */
  last: SeenHeading | undefined;
  /** False once the address has moved on: what is drawn from then on belongs to the next page. */
  isOpen: () => boolean;
  /** Milliseconds, after which a page without a heading of its own has to do with what is there. */
  limit: number;
  /** Hears of the new page's heading, again whenever the page changes around it. */
  onHeading: (heading: HTMLElement) => void;
  onLimit: (heading: HTMLElement | undefined) => void;
}

const headingIn = (within: HTMLElement) => within.querySelector<HTMLElement>('[data-page-heading]') ?? undefined;

/** Watches a page open. A remote may still be on its way, stay hidden until it is ready, or draw its heading twice. */
function watchHeading({ within, last, isOpen, limit, onHeading, onLimit }: Watch): () => void {
  let met = false;
  const look = () => {
    const heading = headingIn(within);
    if (!heading || !isOpen() || (heading === last?.element && heading.textContent === last.text)) return;
    met = true;
    onHeading(heading);
  };
  // Not at once: a change that leaving a field makes is told while focus is between two fields, which looks like nowhere.
  let soon: number | undefined;
  const observer = new MutationObserver(() => {
    soon ??= window.setTimeout(() => {
      soon = undefined;
      look();
    });
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(soon);
    clearTimeout(timer);
  };
  const timer = setTimeout(() => {
    stop();
    if (!met) onLimit(headingIn(within));
  }, limit);
  observer.observe(within, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['class', 'hidden', 'style'],
  });
  look();
  return stop;
}

const limit = 3000;

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
  const first = useRef(key);
  const last = useRef<SeenHeading>(undefined);
  const arrivedAt = useRef('');
  const [announced, announce] = useState('');

  useEffect(() => {
    const within = main.current;
    if (!within) return;
    if (first.current !== key) first.current = '';
    const isFirst = first.current !== '';
    // The same page under another title: the reader has changed the language and is where they were.
    const isSame = arrivedAt.current === key;
    const before = document.activeElement;

    const arrive = (words: string, target: HTMLElement) => {
      document.title = `${words} · Tvacha`;
      arrivedAt.current = key;
      if (isFirst || isSame) return;
      announce(words);
      if (focusIsFree(before)) target.focus({ preventScroll: true });
    };
    document.title = `${title} · Tvacha`;
    return watchHeading({
      within,
      last: isSame ? undefined : last.current,
      isOpen: () => pageKey(window.location.pathname + window.location.search) === key,
      limit,
      onHeading(heading) {
        last.current = { element: heading, text: heading.textContent };
        arrive((varies && heading.textContent) || title, heading);
      },
      onLimit: (heading) => arrive(title, heading ?? within),
    });
  }, [key, title, varies, main]);

  return announced;
}

/** Whether focus is still where the navigation began, on a heading or nowhere: a page may have put it into a field. */
function focusIsFree(before: Element | null): boolean {
  const now = document.activeElement;
  return now === before || now === null || now === document.body || now.matches('[data-page-heading]');
}
