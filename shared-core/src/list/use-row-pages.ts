import type { Page, Resource } from '@tvacha/shared-core/resources';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useCallback, useEffect, useMemo, useState } from 'react';

interface Shown {
  key: string;
  pages: readonly number[];
}
const nothing: Shown = { key: '', pages: [] };
const sameItems = <Item>(a: readonly Item[], b: readonly Item[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

export interface RowPages<Row> {
  /** As many as there are; those that have not come are undefined. */
  rows: readonly (Row | undefined)[];
  /** Says which rows are in view, once scrolling rests: what was scrolled past is not asked for. */
  onView: (from: number, to: number) => void;
  /** Asks again for what is in view and did not come; nothing where all is well. */
  retry?: () => void;
}

/**
 * The rows of a list without pages to turn: the first page is there, the others are asked for as they come into view.
 * @param query what the first page is asked with; the others are asked with their number besides.
 * @param list the first page, as `useListView` has it.
 */
export function useRowPages<Name extends string, Query extends { dataPerPage: number }, Row>(
  resource: Resource<Name, Query & { page?: number }, Page<Row>>,
  query: Query,
  { value: first, isKept }: { value: Page<Row> | null; isKept: boolean },
): RowPages<Row> {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(query);
  const [shown, setShown] = useState(nothing);
  // Rows from before belong to another question than the pages that would be asked for.
  const pages = shown.key === key && !isKept ? shown.pages : nothing.pages;
  const asking = useMemo(() => JSON.parse(key) as Query, [key]);
  const entries = useAppSelector(
    (state: object) => pages.map((page) => resource.select(state, { ...asking, page })),
    sameItems,
  );
  const ask = useCallback(
    (page: number, force = false) => dispatch(resource.ask({ ...asking, page }, { force })),
    [dispatch, resource, asking],
  );

  useEffect(() => {
    for (const [index, page] of pages.entries()) if (entries[index]?.status === 'idle') ask(page);
  }, [pages, entries, ask]);
  // Rows that were scrolled past before they came are no longer waited for.
  useEffect(() => {
    const leave = pages.map((page) => resource.watch({ ...asking, page }));
    return () => {
      for (const one of leave) one();
    };
  }, [resource, asking, pages]);

  const size = query.dataPerPage;
  const onView = useCallback(
    (from: number, to: number) => {
      const begin = Math.floor(from / size) + 1;
      const end = Math.floor(Math.max(from, to - 1) / size) + 1;
      const inView = Array.from({ length: end - begin + 1 }, (_, offset) => begin + offset).filter((page) => page > 1);
      setShown((now) => (now.key === key && sameItems(now.pages, inView) ? now : { key, pages: inView }));
    },
    [key, size],
  );

  const rows = useMemo(() => {
    if (!first) return [];
    const all: (Row | undefined)[] = [...first.items.slice(0, first.total)];
    all.length = first.total;
    all.fill(undefined, Math.min(first.items.length, first.total));
    for (const [index, page] of pages.entries()) {
      for (const [offset, row] of (entries[index]?.value?.items ?? []).entries()) {
        const at = (page - 1) * size + offset;
        if (at < all.length) all[at] = row;
      }
    }
    return all;
  }, [first, pages, entries, size]);

  const failed = pages.filter((_, index) => entries[index]?.status === 'failed');
  return {
    rows,
    onView,
    retry: failed.length === 0 ? undefined : () => failed.forEach((page) => void ask(page, true)),
  };
}
