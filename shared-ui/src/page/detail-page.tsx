import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './detail-page.module.css';

export interface DetailPageProps {
  /** A `ContentsList`; beside the text from 1280 px, not shown below that. */
  contents?: ReactNode;
  /** What stands beside the text from 1280 px and under it below that. */
  aside?: ReactNode;
  /** The text: 680 px at most. */
  children: ReactNode;
}

/** The frame of a page about one thing: contents 216, text 680, aside 296 px. */
export function DetailPage({ contents, aside, children }: DetailPageProps) {
  return (
    <div className={css.columns}>
      <div className={clsx(css.side, css.contents)}>{contents}</div>
      <div className={css.text}>{children}</div>
      {aside ? <div className={css.side}>{aside}</div> : null}
    </div>
  );
}
