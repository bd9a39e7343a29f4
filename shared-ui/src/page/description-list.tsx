import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './description-list.module.css';

export interface Description {
  term: string;
  /** Nothing is shown as a dash. */
  value: ReactNode;
}
export interface DescriptionListProps {
  items: readonly Description[];
  /** Two: side by side where there is room. */
  columns?: 1 | 2;
}

/** Names and their values, such as the facts of a person or a book. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={clsx(css.list, columns === 2 && css.two)}>
      {items.map(({ term, value }) => (
        <div key={term} className={css.row}>
          <dt>{term}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
