import { toasts } from '@tvacha/shared-contract/toasts';
import { Icon } from '@tvacha/shared-ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../form/form.module.css';
import { useT } from '../i18n';

/** Takes the form's place while the applicant waits for a decision. */
export function ApprovalPanel({ children }: { children: ReactNode }) {
  const t = useT();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={styles.panel}>
      <span className={styles.panelIcon}>
        <Icon name="hourglass" size={24} />
      </span>
      <h2 ref={headingRef} tabIndex={-1}>
        {t('pending.title')}
      </h2>
      <p>{toasts.APPROVAL_PENDING.text}</p>
      <p>{t('pending.text')}</p>
      {children}
    </section>
  );
}
