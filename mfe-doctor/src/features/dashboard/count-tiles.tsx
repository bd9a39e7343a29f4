import type { Result } from '@tvacha/shared-contract';
import { countKeys } from '@tvacha/shared-contract/vocabulary';
import { formatNumber } from '@tvacha/shared-core/format';
import { Stat } from '@tvacha/shared-ui/stat';
import { useT } from '../../common/i18n';
import { countCatalog } from './count-catalog';
import styles from './count-tiles.module.css';

/** The twelve counts; a kind whose screen is there is a link, the others are plain figures. */
export function CountTiles({ counts }: { counts: Result<'dashboard.counts'> }) {
  const t = useT();
  return (
    <ul className={styles.tiles}>
      {countKeys.map((key) => {
        const { icon, path } = countCatalog[key];
        return (
          <li key={key}>
            <Stat icon={icon} value={formatNumber(counts[key])} label={t(`counts.${key}`)} href={path?.()} />
          </li>
        );
      })}
    </ul>
  );
}
