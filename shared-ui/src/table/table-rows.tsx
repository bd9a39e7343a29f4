import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../form/checkbox';
import { Icon } from '../icons/icon';
import { useT } from '../list/messages';
import type { Choosing, Column, Sorting } from './column';
import css from './table.module.css';

const directions = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<T> {
  column: Column<T>;
  sorting?: Sorting;
}

/** A column's name; where it sorts, a button that turns its order. */
export function TableHead<T>({ column: { title, width, sort }, sorting }: TableHeadProps<T>) {
  if (!sort || !sorting) {
    return (
      <th scope="col" className={css.plain} style={{ width }}>
        {title}
      </th>
    );
  }
  const current = (['asc', 'desc'] as const).find((direction) => sort[direction] === sorting.value);
  const next = (current === 'asc' ? sort.desc : sort.asc) ?? sort.asc ?? sort.desc;
  return (
    <th scope="col" style={{ width }} aria-sort={current ? directions[current] : 'none'}>
      <button
        type="button"
        className={css.sort}
        onClick={() => next && next !== sorting.value && sorting.onChange(next)}
      >
        {title}
        <span className={clsx(css.arrow, current && css.sorted)}>
          <Icon name={current === 'desc' ? 'arrow-down' : 'arrow-up'} size={16} />
        </span>
      </button>
    </th>
  );
}

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
            <div>{column.render(row)}</div>
          )}
        </td>
      ))}
    </tr>
  );
}

interface ChooseBoxProps<T> {
  label: string;
  choosing: Choosing<T>;
  keys: readonly string[];
}

function ChooseBox<T>({ label, choosing: { chosen, onChange }, keys }: ChooseBoxProps<T>) {
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <Checkbox
      hideLabel
      label={label}
      checked={count > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={(on) => onChange(new Set(on ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key))))}
    />
  );
}

/** Chooses all rows of the page, or takes them back; rows of other pages stay as they are. */
export function ChoosePage<T>(props: Omit<ChooseBoxProps<T>, 'label'>) {
  const t = useT();
  return (
    <th scope="col" className={css.choose}>
      <ChooseBox label={t('choosePage')} {...props} />
    </th>
  );
}

/** The cell of a row's own box; a click beside the box does not open the row. */
export function ChooseRow<T>({ row, rowKey, choosing }: { row: T; rowKey: string; choosing: Choosing<T> }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a click to itself
    <td className={css.choose} onClick={(event) => event.stopPropagation()}>
      <ChooseBox label={t('choose', { name: choosing.nameOf(row) })} keys={[rowKey]} choosing={choosing} />
    </td>
  );
}
