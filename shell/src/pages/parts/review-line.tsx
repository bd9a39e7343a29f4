import { formatDate } from '@tvacha/shared-core/format';
import { Icon } from '@tvacha/shared-ui/icon';
import { usePartsT } from './messages';
import styles from './review-line.module.css';

interface ReviewLineProps {
  /** Name and degree. */
  reviewer: string;
  /** ISO date. */
  on: string;
}

/** Who checked medical words, and when. */
export function ReviewLine({ reviewer, on }: ReviewLineProps) {
  const t = usePartsT();
  return (
    <p className={styles.line}>
      <Icon name="seal-check" size={20} />
      {t('reviewed', { reviewer, date: formatDate(on, 'long') })}
    </p>
  );
}
