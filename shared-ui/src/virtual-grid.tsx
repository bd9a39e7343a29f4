import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useGridBox } from './use-grid-box';
import { useKeptRows } from './use-kept-rows';
import { useKeptScroll } from './use-kept-scroll';
import css from './virtual-grid.module.css';

export interface VirtualGridProps<T> {
  items: readonly T[];
  itemKey: (item: T) => string;
  minColumnWidth: number;
  estimateHeight: number;
  renderItem: (item: T, index: number) => ReactNode;
  label: string;
}

type GridStyle = CSSProperties & Record<'--column', string>;

// The virtualizer begins by scrolling to where the window already is; that call is saved.
function scrollWindow(
  offset: number,
  { adjustments = 0, behavior }: { adjustments?: number; behavior?: ScrollBehavior },
) {
  const top = offset + adjustments;
  if (top !== window.scrollY) window.scrollTo({ top, behavior });
}

/**
 * A grid that scrolls with the window and keeps only the rows near the view in the document. CSS lays out the
 * columns; padding stands for the rows above and below. Going back in the history finds the old place again.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { items, itemKey, minColumnWidth, estimateHeight, renderItem, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const { columns, top, gap } = useGridBox(list);
  const snapshot = useRef<() => VirtualItem[]>(() => []);
  const known = useKeptRows(label, () => snapshot.current());
  const rows = useWindowVirtualizer({
    initialMeasurementsCache: known,
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimateHeight,
    overscan: 2,
    scrollMargin: top,
    gap,
    scrollToFn: scrollWindow,
    // A row that is not laid out has no height of its own yet.
    measureElement: (item) => item.getBoundingClientRect().height || estimateHeight,
  });
  snapshot.current = rows.takeSnapshot;
  useKeptScroll(label, items.length > 0);

  const near = rows.getVirtualItems();
  const first = near.at(0);
  const last = near.at(-1);
  const from = (first?.index ?? 0) * columns;
  const to = ((last?.index ?? -1) + 1) * columns;
  const style: GridStyle = {
    '--column': `${minColumnWidth}px`,
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
            key={itemKey(item)}
            ref={startsRow ? rows.measureElement : undefined}
            data-index={index / columns}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {renderItem(item, index)}
          </li>
        );
      })}
    </ul>
  );
}
