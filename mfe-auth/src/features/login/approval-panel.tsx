import { toasts } from '@tvacha/shared-contract/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useEffect, useRef } from 'react';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';

/** Takes the form's place while the applicant waits for a decision. */
export function ApprovalPanel({ onBack }: { onBack: () => void }) {
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
      <Button onClick={onBack}>{t('pending.back')}</Button>
    </section>
  );
}
