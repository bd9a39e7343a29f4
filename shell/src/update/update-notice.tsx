import { Button } from '@tvacha/shared-ui/button';
import { useState, useSyncExternalStore } from 'react';
import { useT } from '../messages';
import styles from './update-notice.module.css';
import { readUpdate, watchUpdate } from './update-state';

const none = () => undefined;

/** Says that a newer version waits. It comes when the reader says so: what is typed stays theirs. */
export function UpdateNotice() {
  const t = useT();
  const accept = useSyncExternalStore(watchUpdate, readUpdate, none);
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {accept && !later ? (
        <div className={styles.notice}>
          <div>
            <p className={styles.title}>{t('update.title')}</p>
            <p className={styles.text}>{t('update.text')}</p>
          </div>
          <div className={styles.actions}>
            <Button onClick={() => setLater(true)}>{t('update.later')}</Button>
            <Button kind="primary" onClick={accept}>
              {t('update.now')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
