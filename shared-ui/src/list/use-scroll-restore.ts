import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** Places by history entry; a new visit to the same page is a new entry and starts at the top. */
const places = new Map<string, number>();

interface RouterState {
  key?: string;
}
/** What tells one entry of the tab's history from the others. */
const historyEntry = () => (window.history.state as RouterState | null)?.key ?? window.location.href;

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
    // Before the rows are drawn anew: the place is known then, and reading it lays nothing out.
    const early = { passive: true, capture: true };
    window.addEventListener('scroll', keep, early);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep, early);
    };
  }, [name, ready]);
}

const kept = new Map<string, VirtualItem[]>();
const most = 20;

/**
 * Remembers how tall the rows of a list were, by history entry: with likely heights alone, a list that is opened
 * again would lie a few rows away from where it was left.
 * @returns the heights from the last time, if any
 */
export function useStoredRows(name: string, snapshot: () => VirtualItem[]): VirtualItem[] | undefined {
  const entry = useRef(`${name} ${historyEntry()}`);
  const known = useRef(kept.get(entry.current));
  const take = useRef(snapshot);
  useLayoutEffect(() => {
    entry.current = `${name} ${historyEntry()}`;
    take.current = snapshot;
  });
  useLayoutEffect(
    () => () => {
      kept.delete(entry.current);
      kept.set(entry.current, take.current());
      const oldest = kept.keys().next().value;
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    [],
  );
  return known.current;
}
