import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { ContourBand } from '@tvacha/shared-ui/skin-art';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './band.module.css';
import wrap from './wrap.module.css';

interface Way {
  label: string;
  to: string;
}

interface BandProps {
  /** The anchor; unique on its page. */
  id: string;
  eyebrow: string;
  title: string;
  text: string;
  first: Way;
  second?: Way;
  /** A picture beside the words. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The dark band with contour lines: one thing to do, and why. */
export function Band({ id, eyebrow, title, text, first, second, aside, children }: BandProps) {
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.lines}>
        <ContourBand />
      </div>
      <div className={clsx(wrap.wrap, styles.columns)}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.actions}>
            <Link className={styles.first} to={first.to}>
              {first.label}
            </Link>
            {second ? (
              <Link className={styles.second} to={second.to}>
                {second.label}
                <Icon name="arrow-right" size={18} />
              </Link>
            ) : null}
          </p>
          {children}
        </div>
        {aside}
      </div>
    </section>
  );
}
