import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useEffect, useRef } from 'react';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';

/** Takes the form's place once the right code is too long ago. */
export function EndedPanel({ onAgain }: { onAgain: () => void }) {
  const t = useT();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={styles.panel}>
      <span className={styles.panelIcon}>
        <Icon name="hourglass" size={24} />
      </span>
      <h2 ref={headingRef} tabIndex={-1}>
        {t('forgot.endedTitle')}
      </h2>
      <p>{t('forgot.endedText')}</p>
      <Button kind="primary" onClick={onAgain}>
        {t('forgot.again')}
      </Button>
    </section>
  );
}
