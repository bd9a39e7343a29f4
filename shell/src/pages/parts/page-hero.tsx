import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page-hero.module.css';
import wrap from './wrap.module.css';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** A drawing, cut to the arch. */
  art: ReactNode;
  /** What to do first. */
  children?: ReactNode;
}

/** The head of a public page: its one heading, what it is about, and a drawing in the arch. */
export function PageHero({ eyebrow, title, lead, art, children }: PageHeroProps) {
  return (
    <header className={clsx(wrap.wrap, styles.hero)}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      <div className={styles.arch} aria-hidden="true">
        {art}
      </div>
    </header>
  );
}
