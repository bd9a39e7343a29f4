import { Button } from '@tvacha/shared-ui/button';
import { useT } from '../messages';
import styles from './update-offer.module.css';

/** The two answers to a newer version: now, or later. */
export function UpdateOffer({ onAccept, onLater }: { onAccept: () => void; onLater: () => void }) {
  const t = useT();
  return (
    <div className={styles.notice}>
      <div>
        <p className={styles.title}>{t('update.title')}</p>
        <p className={styles.text}>{t('update.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onLater}>{t('update.later')}</Button>
        <Button kind="primary" onClick={onAccept}>
          {t('update.now')}
        </Button>
      </div>
    </div>
  );
}
