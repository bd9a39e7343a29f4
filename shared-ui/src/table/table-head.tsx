import { clsx } from 'clsx';
import { Icon } from '../icons/icon';
import type { Column, Sorting } from './column';
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
