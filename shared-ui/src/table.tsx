import type { ReactNode } from 'react';

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
  empty: ReactNode;
  onRowClick?: (row: T) => void;
  selectedKey?: string;
}
export function DataTable<T>({ label, rows, rowKey, columns, empty }: DataTableProps<T>) {
  if (rows.length === 0) return empty;
  return (
    <table aria-label={label}>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.key}>{column.render(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
