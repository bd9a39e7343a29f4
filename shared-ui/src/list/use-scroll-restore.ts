import { useLayoutEffect } from 'react';

/** Places by history entry; a new visit to the same page is a new entry and starts at the top. */
const places = new Map<string, number>();

interface RouterState {
  key?: string;
}
/** What tells one entry of the tab's history from the others. */
export const historyEntry = () => (window.history.state as RouterState | null)?.key ?? window.location.href;

/** Keeps how far a page was scrolled and finds the place again when the reader comes back to it. */
export function useStoredScroll(name: string, ready: boolean): void {
  useLayoutEffect(() => {
    if (!ready) return;
    const here = historyEntry();
    const key = `${name} ${here}`;
    const place = places.get(key);
    // The rows must have given the page its height before it can be scrolled.
    const frame = place ? requestAnimationFrame(() => window.scrollTo({ top: place, behavior: 'instant' })) : 0;
    const keep = () => {
      if (historyEntry() === here) places.set(key, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, [name, ready]);
}
