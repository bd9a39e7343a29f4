import type { ReactNode } from 'react';
import styles from './failed-line.module.css';
import { usePartsT } from './messages';

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
