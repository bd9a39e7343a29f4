import { formatNumber } from '@tvacha/shared-core/format';
import css from './count-list.module.css';

interface CountListProps {
  rows: readonly (readonly [name: string, count: number])[];
  /** What the list is, where no heading says it. */
  label?: string;
}

/** Names with how many there are of each, in as many columns as there is room for. */
export function CountList({ rows, label }: CountListProps) {
  return (
    <dl className={css.counts} aria-label={label}>
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
