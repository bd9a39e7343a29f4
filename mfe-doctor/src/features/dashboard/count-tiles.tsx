import type { Result } from '@tvacha/shared-contract';
import { countKeys } from '@tvacha/shared-contract/vocabulary';
import { formatNumber } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../common/i18n';
import { countCatalog } from './count-catalog';
import styles from './count-tiles.module.css';

/** The twelve counts; a kind whose screen is there is a link, the others are plain figures. Phones get lines. */
export function CountTiles({ counts }: { counts: Result<'dashboard.counts'> }) {
  const t = useT();
  return (
    <ul className={styles.tiles}>
      {countKeys.map((key) => {
        const { icon, path } = countCatalog[key];
        const inner = (
          <>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span className={styles.value}>{formatNumber(counts[key])}</span>{' '}
            <span className={styles.label}>{t(`counts.${key}`)}</span>
          </>
        );
        return (
          <li key={key}>
            {path ? (
              <Link to={path()} className={styles.tile}>
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
