import { countKeys } from '@tvacha/shared-contract/vocabulary';
import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { useT } from '../../messages';
import styles from './reading-room.module.css';

const shown = 4;

/** The largest shelves, counted now. Its room is kept while the counts are on their way or do not come. */
export function RoomFigures() {
  const t = useT();
  const { counts } = useCounts();
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
