import { type RefObject, useEffect, useRef, useState } from 'react';
import { boxes, plainKey } from './key-target';

export interface ListKeys {
  /** For what holds the list: its search, and its rows in a table or under `data-rows`. */
  ref: RefObject<HTMLDivElement | null>;
  helps: boolean;
  setHelps: (helps: boolean) => void;
}

const rowsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('tbody tr, [data-rows] > *')];
const box = 'input[type="checkbox"]';
/** Where the focus of a row stands: on what opens it, else on its box. */
const placeIn = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('[data-opens], a[href]') ?? row?.querySelector<HTMLElement>(box);

/** What each key does in a list; nothing where it has no use, as `x` where no rows are chosen. */
function press(list: Element, key: string): boolean {
  const rows = rowsIn(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const go = (to: HTMLElement | null | undefined) => {
    to?.focus();
    return Boolean(to);
  };
  if (key === 'j') return go(placeIn(rows[at + 1]));
  if (key === 'k') return go(placeIn(rows[at < 0 ? 0 : at - 1]));
  if (key === '/') return go(list.querySelector<HTMLElement>('input[type="search"]'));
  if (key !== 'x') return false;
  const chosen = rows[at]?.querySelector<HTMLElement>(box);
  chosen?.click();
  return Boolean(chosen);
}

/** Walks a list by `j` and `k`, ticks by `x`, searches by `/`, tells its keys by `?`. Enter opens, as on any button. */
export function useListKeys(): ListKeys {
  const ref = useRef<HTMLDivElement>(null);
  const [helps, setHelps] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = plainKey(event);
      const list = ref.current;
      if (key === undefined || !list) return;
      if (key === '?') setHelps(true);
      // The open record has keys of its own; what is asked over the page has none.
      else if (document.querySelector(boxes) || !press(list, key)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return { ref, helps, setHelps };
}
