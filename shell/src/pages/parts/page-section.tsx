import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page-section.module.css';
import wrap from './wrap.module.css';

interface PageSectionProps {
  /** The anchor; unique on its page. */
  id: string;
  title: string;
  lead?: string;
  /** What stands across from the title. */
  action?: ReactNode;
  /** The title stands beside what it is about, where there is room. */
  beside?: boolean;
  /** On a darker ground, to tell it from its neighbours. */
  sunken?: boolean;
  children: ReactNode;
}

/** A block of a public page, a region by the name of its heading. */
export function PageSection({ id, title, lead, action, sunken, beside, children }: PageSectionProps) {
  return (
    <section className={sunken ? styles.sunken : styles.plain} aria-labelledby={id}>
      <div className={clsx(wrap.wrap, styles.section, beside && styles.beside)}>
        <div className={styles.top}>
          <div>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
