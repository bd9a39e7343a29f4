import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { historyEntry } from './use-scroll-restore';

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
