import type { Result } from '@tvacha/shared-contract';
import { kinds } from '@tvacha/shared-contract/kinds';
import { mayOpen } from '@tvacha/shared-contract/permissions';
import { countKeys, kindPaths } from '@tvacha/shared-contract/vocabulary';
import { formatNumber } from '@tvacha/shared-core/format';
import { useSubject } from '@tvacha/shared-core/permissions';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { openKinds } from '../../kinds/screens';
import styles from './count-tiles.module.css';

/** The counts of what the reader may open; a kind whose screen is there is a link, the others are plain figures. */
export function CountTiles({ counts }: { counts: Result<'dashboard.counts'> }) {
  const subject = useSubject();
  const readable = countKeys.filter((key) => mayOpen(subject, kinds[key]));
  return (
    <ul className={styles.tiles}>
      {readable.map((key) => {
        const { icon, title } = kinds[key];
        const inner = (
          <>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span className={styles.value}>{formatNumber(counts[key])}</span>{' '}
            <span className={styles.label}>{title.en}</span>
          </>
        );
        return (
          <li key={key}>
            {openKinds.some((open) => open === key) ? (
              <Link to={kindPaths[key]} className={styles.tile}>
                {inner}
              </Link>
            ) : (
              <div className={styles.tile}>{inner}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
