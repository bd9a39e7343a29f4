import { PageHeader, type PageHeaderProps } from '@tvacha/shared-ui/page-header';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page-hero.module.css';
import wrap from './wrap.module.css';

interface PageHeroProps extends Pick<PageHeaderProps, 'eyebrow' | 'title' | 'lead'> {
  /** A drawing, cut to the arch. */
  art: ReactNode;
  /** What to do first. */
  children?: ReactNode;
}

/** The head of a public page: its one heading, what it is about, and a drawing in the arch. */
export function PageHero({ art, children, ...words }: PageHeroProps) {
  return (
    <div className={clsx(wrap.wrap, styles.hero)}>
      <PageHeader kind="hero" {...words} actions={children} />
      <div className={styles.arch} aria-hidden="true">
        {art}
      </div>
    </div>
  );
}
