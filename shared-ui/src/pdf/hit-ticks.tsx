import type { PageHit } from '@tvacha/shared-contract/page-text';
import css from './hits.module.css';

interface HitTicksProps {
  hits: readonly PageHit[];
  total: number;
  /** To the first hit of a page, by its place in the list. */
  onHit: (at: number) => void;
}

/**
 * Where in the document hits lie: a tick for each page beside the scrollbar. They are for the pointer; the list beside
 * the pages says the same by keyboard and to screen readers.
 */
export function HitTicks({ hits, total, onHit }: HitTicksProps) {
  const firsts = [...new Map(hits.map(({ page }, at) => [page, at] as const).reverse())];
  return (
    <div className={css.ticks} aria-hidden="true">
      {firsts.map(([page, at]) => (
        <button
          key={page}
          type="button"
          tabIndex={-1}
          className={css.tick}
          style={{ top: `${((page - 0.5) / total) * 100}%` }}
          data-page-hit={page}
          onClick={() => onHit(at)}
        />
      ))}
    </div>
  );
}
