import { formatNumber } from '@tvacha/shared-core/format';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { SmartLink } from '../base/link';
import { useT } from '../base/messages';
import { Icon } from '../icons/icon';
import { pagesToShow } from './pages-to-show';
import css from './pagination.module.css';

interface PaginationBase {
  /** From 1. */
  page: number;
  dataPerPage: number;
  total: number;
}

/** Where each page has an address the pages are links, which work before any script does. */
export type PaginationProps = PaginationBase &
  ({ hrefOf: (page: number) => string; onChange?: never } | { onChange: (page: number) => void; hrefOf?: never });

/** Pages of a long list, with what of it is in view. */
export function Pagination({ page, dataPerPage, total, hrefOf, onChange }: PaginationProps) {
  const t = useT();
  const last = Math.max(1, Math.ceil(total / dataPerPage));
  const from = formatNumber(Math.min(total, (page - 1) * dataPerPage + 1));
  const to = formatNumber(Math.min(total, page * dataPerPage));
  const stepTo = (number: number, label: string, icon: ReactNode) => (
    <Step
      label={label}
      href={hrefOf?.(number)}
      onClick={() => onChange?.(number)}
      disabled={number < 1 || number > last}
      current={number === page}
    >
      {icon}
    </Step>
  );
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      <p className={css.range}>{t('range', { from, to, total: formatNumber(total) })}</p>
      {last > 1 ? (
        <div className={css.buttons}>
          {stepTo(page - 1, t('pagePrevious'), <Icon name="caret-left" size={16} />)}
          {pagesToShow(page, last).map((number) =>
            number < 0 ? (
              <span key={number} className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Fragment key={number}>{stepTo(number, t('pageNumber', { page: number }), number)}</Fragment>
            ),
          )}
          {stepTo(page + 1, t('pageNext'), <Icon name="caret-right" size={16} />)}
        </div>
      ) : null}
    </nav>
  );
}

interface StepProps {
  label: string;
  href?: string;
  onClick: () => void;
  disabled: boolean;
  current: boolean;
  children: ReactNode;
}

function Step({ label, href, onClick, disabled, current, children }: StepProps) {
  const shared = {
    className: clsx(css.page, current && css.current),
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    children,
  };
  // A link that leads nowhere is none: at either end it is a button that cannot be pressed.
  return href === undefined || disabled ? (
    <button type="button" disabled={disabled} onClick={onClick} {...shared} />
  ) : (
    <SmartLink href={href} {...shared} />
  );
}
