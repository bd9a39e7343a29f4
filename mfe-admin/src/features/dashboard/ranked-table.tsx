import { formatNumber } from '@tvacha/shared-core/format';
import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../../common/i18n';
import css from './ranked-table.module.css';

export interface RankedRow {
  key: string;
  name: string;
  /** What tells it from others of its name. */
  note?: ReactNode;
  counts: readonly number[];
}

interface RankedTableProps {
  label: string;
  /** What the rows are, then what is counted. */
  heads: readonly [string, ...string[]];
  rows: readonly RankedRow[];
}

/** Rows that are shown; the file has all. */
const shown = 12;

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Things in the order of how often they were counted, with a bar for how they compare. */
export function RankedTable({ label, heads: [named, ...counted], rows }: RankedTableProps) {
  const largest = Math.max(1, ...rows.map(({ counts }) => sum(counts)));
  const t = useT();
  return (
    <>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{named}</th>
            {counted.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ key, name, note, counts }) => (
            <tr key={key}>
              <th scope="row">
                <span className={css.name}>{name}</span>
                {note ? <span className={css.note}>{note}</span> : null}
                <span
                  className={css.bar}
                  style={{ '--share': `${(sum(counts) / largest) * 100}%` } as CSSProperties}
                  aria-hidden="true"
                />
              </th>
              {counted.map((head, at) => (
                <td key={head}>{formatNumber(counts[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown ? <p className={css.more}>{t('figures.more', { count: rows.length - shown })}</p> : null}
    </>
  );
}
