import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import type { ReactNode } from 'react';
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

interface FailedLineProps {
  children: ReactNode;
  className: string | undefined;
  onRetry: () => void;
}

/** Says in one line that something did not come, with the way to ask for it again. */
export function FailedLine({ children, className, onRetry }: FailedLineProps) {
  const t = usePartsT();
  return (
    <p className={className} role="status">
      {children}{' '}
      <button type="button" className={styles.again} onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </p>
  );
}
