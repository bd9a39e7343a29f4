import AntTable from 'antd/es/table';
import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import { AntScope } from './ant-scope';
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

/** Rows with named columns; where a row opens something, Enter opens it too. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { label, rows, rowKey, columns, loading, empty, onRowClick, selectedKey } = props;
  if (rows.length === 0) return loading ? <LoadingState shape="table" /> : empty;

  const rowOf = (row: T): HTMLAttributes<HTMLElement> =>
    onRowClick
      ? {
          tabIndex: 0,
          'aria-current': rowKey(row) === selectedKey ? true : undefined,
          onClick: () => onRowClick(row),
          onKeyDown: (event) => {
            if (event.key === 'Enter' && event.target === event.currentTarget) onRowClick(row);
          },
        }
      : {};

  return (
    <AntScope>
      <div className={clsx(css.frame, loading && css.busy)} aria-busy={loading || undefined}>
        <AntTable<T>
          aria-label={label}
          dataSource={rows}
          rowKey={rowKey}
          pagination={false}
          onRow={rowOf}
          rowClassName={(row) => clsx(onRowClick && css.open, rowKey(row) === selectedKey && css.selected)}
          columns={columns.map(({ key, title, render, width, hideBelow }) => ({
            key,
            title,
            width,
            className: hideBelow && hidden[hideBelow],
            render: (_value: unknown, row: T) => render(row),
          }))}
        />
      </div>
    </AntScope>
  );
}
