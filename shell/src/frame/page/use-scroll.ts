import { useLocation } from '@tvacha/shared-core/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pageKey } from './location-key';
import { scrollPositions } from './scroll-positions';

const limit = 3000;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position as soon as the page reaches that far; gives up when the reader moves first. */
function scrollWhenTall(top: number): () => void {
  const attempt = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight >= top + window.innerHeight) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), limit);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  }
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

/** To the top on a new page, and where the reader was on the way back, once the page is as tall again. */
export function useScroll(): void {
  const { key, pathname, search, hash } = useLocation();
  const page = pageKey(pathname + search);
  const entry = useRef({ key, page: '' });

  useLayoutEffect(() => {
    const before = entry.current.page;
    entry.current = { key, page };
    const known = scrollPositions.get(key);
    if (known !== undefined) return scrollWhenTall(known);
    if (before && before !== page && !hash) window.scrollTo(0, 0);
    return undefined;
  }, [key, page, hash]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      // Between a move in history and its first render the position belongs to neither entry.
      if (history.state?.key === entry.current.key) scrollPositions.set(entry.current.key, window.scrollY);
    };
    // Who scrolled before the scripts were there was not heard.
    const keep = () => {
      remember();
      scrollPositions.keep();
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}
