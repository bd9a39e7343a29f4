import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { LoadingState } from './states/loading-state';
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
  /** Opens a row: from a button around its first cell's content, or by a click anywhere on it. */
  onRowClick?: (row: T) => void;
  /** The row that is open. */
  selectedKey?: string;
}

const hidden = { 768: css.below768, 1280: css.below1280 };
const hide = (column: { hideBelow?: 768 | 1280 }) => column.hideBelow && hidden[column.hideBelow];

/**
 * Rows with named columns. A plain table: antd's would bring a hundred kilobytes for sorting, trees and fixed columns
 * that no list here has.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, rows, rowKey, columns, loading, empty, onRowClick, selectedKey } = props;
  if (rows.length === 0) return loading ? <LoadingState shape="table" /> : empty;

  // A click on the button arrives here as well. Elsewhere on the row it leaves the focus where it can come back to.
  const openable = (row: T) =>
    onRowClick && {
      onClick: ({ currentTarget }: MouseEvent<HTMLTableRowElement>) => {
        currentTarget.querySelector<HTMLElement>('button')?.focus();
        onRowClick(row);
      },
    };

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
              <tr key={key} className={clsx(onRowClick && css.open, selected && css.selected)} {...openable(row)}>
                {columns.map((column, index) => (
                  <td key={column.key} className={hide(column)}>
                    {onRowClick && index === 0 ? (
                      <button type="button" className={css.opener} aria-current={selected || undefined}>
                        {column.render(row)}
                      </button>
                    ) : (
                      column.render(row)
                    )}
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
