import { type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useGridBox } from './use-grid-box';
import { useStoredRows, useStoredScroll } from './use-scroll-restore';
import css from './virtual-grid.module.css';

export interface VirtualGridProps<T> {
  /** As many as there are; one that has not come yet is undefined, and an outline stands in its place. */
  items: readonly (T | undefined)[];
  itemKey: (item: T) => string;
  minColumnWidth: number;
  estimateHeight: number;
  renderItem: (item: T, index: number) => ReactNode;
  label: string;
  /** Which items are in view, from the first to before the last; told when scrolling rests. */
  onView?: (from: number, to: number) => void;
  /** The item that a link leads to, once its place is known: it is brought into view. */
  leadTo?: number | null;
}

/** Pixels at the top of the window that the header of the page covers. */
const underHeader = 96;
/** Pixels of rows that are drawn at once: a commit and its paint cost nearly as much for one row as for six. */
const batchHeight = 1000;
/** Rows beyond the view on either side. */
const overscan = 2;

interface ItemProps {
  item: unknown;
  index: number;
  render: (item: unknown, index: number) => ReactNode;
}
/** While scrolling only what comes into view is drawn. */
const Item = memo(({ item, index, render }: ItemProps) => render(item, index));

type GridStyle = CSSProperties & Record<'--column', string>;

// The virtualizer begins by scrolling to where the window already is; that call is saved.
function scrollWindow(
  offset: number,
  { adjustments = 0, behavior }: { adjustments?: number; behavior?: ScrollBehavior },
) {
  const top = offset + adjustments;
  if (top !== window.scrollY) window.scrollTo({ top, behavior });
}

/** The rows to draw: those of the view and its overscan, and what fills up the batches that they lie in. */
function rowsIn({ startIndex, endIndex, count }: Range, batch: number): number[] {
  const from = Math.floor(Math.max(0, startIndex - overscan) / batch) * batch;
  const to = Math.min(count, Math.ceil((endIndex + overscan + 1) / batch) * batch);
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

/**
 * A grid that scrolls with the window and keeps only the rows near the view in the document. CSS lays out the
 * columns; padding stands for the rows above and below. Going back in the history finds the old place again.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { items, itemKey, minColumnWidth, estimateHeight, renderItem, label, onView, leadTo = null } = props;
  const list = useRef<HTMLUListElement>(null);
  const { columns, top, gap } = useGridBox(list);
  // An outline is as high as the rows that have come, so that nothing shifts when its own row does.
  const usualHeight = useRef(estimateHeight);
  const snapshot = useRef<() => VirtualItem[]>(() => []);
  const known = useStoredRows(label, () => snapshot.current());
  const batch = Math.ceil(batchHeight / estimateHeight);
  const rows = useWindowVirtualizer({
    initialMeasurementsCache: known,
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimateHeight,
    rangeExtractor: useCallback((range: Range) => rowsIn(range, batch), [batch]),
    scrollMargin: top,
    gap,
    scrollPaddingStart: underHeader,
    scrollToFn: scrollWindow,
    // A row that is not laid out has no height of its own yet.
    measureElement: (item) => {
      const height = item.getBoundingClientRect().height || estimateHeight;
      if (!item.hasAttribute('data-hole')) usualHeight.current = height;
      return height;
    },
  });
  snapshot.current = rows.takeSnapshot;
  useStoredScroll(label, items.length > 0);

  const { scrollToIndex } = rows;
  const ledTo = leadTo === null ? null : Math.floor(leadTo / columns);
  useEffect(() => {
    if (ledTo !== null) scrollToIndex(ledTo, { align: 'start' });
  }, [ledTo, scrollToIndex]);

  const near = rows.getVirtualItems();
  const first = near.at(0);
  const last = near.at(-1);
  const from = (first?.index ?? 0) * columns;
  const to = ((last?.index ?? -1) + 1) * columns;
  const isResting = !rows.isScrolling;
  useEffect(() => {
    if (isResting && to > from) onView?.(from, Math.min(to, items.length));
  }, [isResting, from, to, items.length, onView]);

  const style: GridStyle = {
    '--column': `${minColumnWidth / 16}rem`,
    paddingTop: first ? first.start - top : 0,
    paddingBottom: last ? rows.getTotalSize() - (last.end - top) : 0,
  };

  return (
    <ul ref={list} className={css.grid} style={style} aria-label={label}>
      {items.slice(from, to).map((item, offset) => {
        const index = from + offset;
        const startsRow = index % columns === 0;
        return (
          <li
            key={item === undefined ? `hole-${index}` : itemKey(item)}
            ref={startsRow ? rows.measureElement : undefined}
            data-index={index / columns}
            data-hole={item === undefined || undefined}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {item === undefined ? (
              <div className={css.hole} style={{ height: usualHeight.current }} aria-hidden="true" />
            ) : (
              <Item item={item} index={index} render={renderItem as VirtualGridProps<unknown>['renderItem']} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
