import { formatNumber } from '@tvacha/shared-core/format';
import { clsx } from 'clsx';
import { Icon } from './icon';
import { pagesToShow } from './pages-to-show';
import css from './pagination.module.css';
import { useT } from './words';

export interface PaginationProps {
  /** From 1. */
  page: number;
  dataPerPage: number;
  total: number;
  onChange: (page: number) => void;
}

/** Pages of a long list, with what of it is in view. */
export function Pagination({ page, dataPerPage, total, onChange }: PaginationProps) {
  const t = useT();
  const last = Math.max(1, Math.ceil(total / dataPerPage));
  const from = formatNumber(Math.min(total, (page - 1) * dataPerPage + 1));
  const to = formatNumber(Math.min(total, page * dataPerPage));
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      <p className={css.range}>{t('range', { from, to, total: formatNumber(total) })}</p>
      {last > 1 ? (
        <div className={css.buttons}>
          <button
            type="button"
            className={css.page}
            aria-label={t('pagePrevious')}
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          >
            <Icon name="caret-left" size={16} />
          </button>
          {pagesToShow(page, last).map((number) =>
            number < 0 ? (
              <span key={number} className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                key={number}
                className={clsx(css.page, number === page && css.current)}
                aria-label={t('pageNumber', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChange(number)}
              >
                {number}
              </button>
            ),
          )}
          <button
            type="button"
            className={css.page}
            aria-label={t('pageNext')}
            disabled={page >= last}
            onClick={() => onChange(page + 1)}
          >
            <Icon name="caret-right" size={16} />
          </button>
        </div>
      ) : null}
    </nav>
  );
}
