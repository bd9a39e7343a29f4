import { useLocation } from '@tvacha/shared-core/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pageKey } from './location-key';
import { scrollPositions } from './scroll-positions';
import { scrollWhenTall } from './scroll-when-tall';

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
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', scrollPositions.keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', scrollPositions.keep);
    };
  }, []);
}
