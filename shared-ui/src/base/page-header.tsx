import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** `public`: the line above names the subject in clay. `hero`: that, in large words, with the actions under them. */
  kind?: 'work' | 'public' | 'hero';
}

/** The one heading of a page; the shell moves focus to it after navigation. */
export function PageHeader({ title, lead, eyebrow, actions, kind = 'work' }: PageHeaderProps) {
  return (
    <div className={clsx(css.header, kind !== 'work' && css.public, kind === 'hero' && css.large)}>
      <div>
        {eyebrow ? <p className={css.eyebrow}>{eyebrow}</p> : null}
        <h1 className={css.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
        {lead ? <p className={css.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
