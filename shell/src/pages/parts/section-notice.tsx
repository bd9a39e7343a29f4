import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { usePartsT } from './messages';
import styles from './section-notice.module.css';

interface SectionNoticeProps {
  failed: boolean;
  onRetry: () => void;
}

/** Stands where articles would be when there are none or they did not come; the rest of the page goes on. */
export function SectionNotice({ failed, onRetry }: SectionNoticeProps) {
  const t = usePartsT();
  return (
    <div className={styles.notice} role={failed ? 'alert' : undefined}>
      <Icon name={failed ? 'cloud-slash' : 'book-open'} size={24} />
      <p className={styles.text}>{t(failed ? 'articles.failed' : 'articles.none')}</p>
      {failed ? <Button onClick={onRetry}>{t('tryAgain')}</Button> : null}
    </div>
  );
}
