import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { LoadingState } from './loading-state';
import css from './table.module.css';

export interface Column<T> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  width?: number | string;
  /** Not shown where the window is narrower than this. */
  hideBelow?: 768 | 1280;
}
export interface DataTableProps<T> {
  label: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: readonly Column<T>[];
  loading?: boolean;
  /** Stands in the table's place when there are no rows. */
  empty: ReactNode;
  onRowClick?: (row: T) => void;
  selectedKey?: string;
}

const hidden = { 768: css.below768, 1280: css.below1280 };
const hide = (column: { hideBelow?: 768 | 1280 }) => column.hideBelow && hidden[column.hideBelow];

/**
 * Rows with named columns; where a row opens something, Enter opens it too. A plain table: antd's would bring a
 * hundred kilobytes for sorting, trees and fixed columns that no list here has.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, rows, rowKey, columns, loading, empty, onRowClick, selectedKey } = props;
  if (rows.length === 0) return loading ? <LoadingState shape="table" /> : empty;

  const openable = (row: T): ComponentProps<'tr'> =>
    onRowClick
      ? {
          tabIndex: 0,
          onClick: () => onRowClick(row),
          onKeyDown: (event) => {
            if (event.key === 'Enter' && event.target === event.currentTarget) onRowClick(row);
          },
        }
      : {};

  return (
    <div className={clsx(css.frame, loading && css.busy)} aria-busy={loading || undefined}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={hide(column)} style={{ width: column.width }}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const selected = key === selectedKey;
            return (
              <tr
                key={key}
                className={clsx(onRowClick && css.open, selected && css.selected)}
                aria-current={selected || undefined}
                {...openable(row)}
              >
                {columns.map((column) => (
                  <td key={column.key} className={hide(column)}>
                    {column.render(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
