import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { Column } from './column';
import css from './table.module.css';

interface TableRowProps<T> {
  row: T;
  columns: readonly Column<T>[];
  /** The box that chooses it, where rows are chosen. */
  box?: ReactNode;
  isOpen: boolean;
  onOpen?: (row: T) => void;
}

/** One row; below 768 px a card, in which each value stands beside its column's name. */
export function TableRow<T>({ row, columns, box, isOpen, onOpen }: TableRowProps<T>) {
  // A click on the button arrives here as well. Elsewhere on the row it leaves the focus where it can come back to.
  const open = ({ currentTarget }: MouseEvent<HTMLTableRowElement>) => {
    currentTarget.querySelector<HTMLElement>('[data-opens]')?.focus();
    onOpen?.(row);
  };
  return (
    <tr className={clsx(onOpen && css.open, isOpen && css.selected)} onClick={onOpen && open}>
      {box}
      {columns.map((column, index) => (
        <td key={column.key} className={index === 0 ? css.first : undefined}>
          {index > 0 ? (
            <span className={css.label} aria-hidden="true">
              {column.title}
            </span>
          ) : null}
          {onOpen && index === 0 ? (
            <button type="button" className={css.opener} aria-current={isOpen || undefined} data-opens>
              {column.render(row)}
            </button>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
    </tr>
  );
}
