import { Icon } from '@tvacha/shared-ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './message-panel.module.css';

/** Takes a form's place while there is nothing to fill in; its heading takes the focus. */
export function MessagePanel({ title, children }: { title: string; children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={styles.panel}>
      <span className={styles.icon}>
        <Icon name="hourglass" size={24} />
      </span>
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
