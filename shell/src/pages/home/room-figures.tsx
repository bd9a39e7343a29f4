import { countKeys } from '@tvacha/shared-contract/vocabulary';
import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { usePartsT } from '../parts/messages';
import { useHomeT } from './messages';
import styles from './room-figures.module.css';

const shown = 4;

/** The largest shelves, counted now. Its room is kept while the counts are on their way; that they failed is said in it. */
export function RoomFigures() {
  const t = useHomeT();
  const tParts = usePartsT();
  const { counts, status, reload } = useCounts();
  if (!counts && status === 'failed') {
    return (
      <p className={styles.failed} role="status">
        {t('room.failed')}
        <button type="button" className={styles.again} onClick={reload}>
          {tParts('tryAgain')}
        </button>
      </p>
    );
  }
  const figures = counts
    ? countKeys
        .map((key) => ({ key, value: counts[key] }))
        .filter(({ value }) => value > 0)
        .sort((one, other) => other.value - one.value)
        .slice(0, shown)
    : [];
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, value }) => (
        <div key={key} className={styles.figure}>
          <dt>{t(`count.${key}`)}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
