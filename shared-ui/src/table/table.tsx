import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LoadingState } from '../states/loading-state';
import type { Choosing, Column, Sorting } from './column';
import css from './table.module.css';
import { ChoosePage, ChooseRow, TableHead, TableRow } from './table-rows';

export type { Choosing, Column, Sorting } from './column';

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
  sorting?: Sorting;
  choosing?: Choosing<T>;
}

/**
 * Rows with named columns under a head that stays in view; cards below 768 px. A plain table: antd's would bring a
 * hundred kilobytes for trees and fixed columns that no list here has.
 */
export function DataTable<T>(props: DataTableProps<T>): ReactNode {
  const { label, rows, rowKey, columns, loading, empty, onRowClick, selectedKey, sorting, choosing } = props;
  if (rows.length === 0) return loading ? <LoadingState shape="table" /> : empty;
  return (
    <div className={clsx(css.frame, loading && css.busy)} aria-busy={loading || undefined}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {choosing ? <ChoosePage choosing={choosing} keys={rows.map(rowKey)} /> : null}
            {columns.map((column) => (
              <TableHead key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const box = choosing ? <ChooseRow choosing={choosing} row={row} rowKey={key} /> : undefined;
            return (
              <TableRow
                key={key}
                row={row}
                columns={columns}
                box={box}
                isOpen={key === selectedKey}
                onOpen={onRowClick}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
