import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../base/page-header';
import css from './list-page.module.css';

export interface ListPageProps extends Pick<PageHeaderProps, 'title' | 'eyebrow' | 'actions'> {
  /** How many there are; told again whenever it changes. */
  count?: ReactNode;
  /** What the list is for, where its count is not told. */
  lead?: ReactNode;
  /** What stands first, above the tools. */
  intro?: ReactNode;
  /** Search, view and order. */
  tools?: ReactNode;
  /** A `FilterPanel`: at the side from 1280 px, beside the tools from 768 px, below that a bar in reach of the thumb. */
  filters?: ReactNode;
  /** What narrows the list: `FilterChips`. */
  chips?: ReactNode;
  pagination?: ReactNode;
  /** The rows or what is said in their place: `Loaded`. */
  children: ReactNode;
}

/** The frame of every list: title and count, tools, filters, chips, rows and pages. */
export function ListPage(props: ListPageProps) {
  const { title, eyebrow, actions, count, lead, intro, tools, filters, chips, pagination, children } = props;
  return (
    <div className={clsx(css.layout, filters !== undefined && css.filtered)}>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        actions={actions}
        lead={count === undefined ? lead : <span aria-live="polite">{count}</span>}
      />
      {intro ? <div className={css.intro}>{intro}</div> : null}
      {tools ? <div className={css.tools}>{tools}</div> : null}
      {filters ? <div className={css.filters}>{filters}</div> : null}
      <div className={css.results}>
        {chips}
        {children}
        {pagination}
      </div>
    </div>
  );
}
