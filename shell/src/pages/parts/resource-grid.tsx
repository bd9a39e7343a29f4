import { kinds } from '@tvacha/shared-contract/kinds';
import { countKeys } from '@tvacha/shared-contract/vocabulary';
import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { pickWords, useLanguage } from '@tvacha/shared-core/i18n';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { clsx } from 'clsx';
import { IconTile } from './icon-tile';
import { usePartsT } from './messages';
import styles from './resource-grid.module.css';

interface ResourceGridProps {
  /** Names and counts only. */
  brief?: boolean;
}

/** The twelve kinds of resources for members, each with how many there are now (NAV-09). */
export function ResourceGrid({ brief }: ResourceGridProps) {
  const t = usePartsT();
  const language = useLanguage();
  const { counts, status, reload } = useCounts();
  return (
    <div aria-busy={status === 'loading'}>
      {status === 'failed' && !counts ? (
        <div className={styles.failed} role="status">
          <Icon name="cloud-slash" size={24} />
          <p>{t('counts.failed')}</p>
          <Button onClick={reload}>{t('tryAgain')}</Button>
        </div>
      ) : null}
      <ul className={clsx(styles.grid, brief ? styles.brief : styles.full)}>
        {countKeys.map((key) => (
          <li key={key} className={styles.kind}>
            <div className={styles.icon}>
              <IconTile icon={kinds[key].icon} tone="primary" size={48} />
            </div>
            <h3 className={styles.name}>{pickWords(kinds[key].title, language)}</h3>
            {brief ? null : <p className={styles.about}>{t(`kind.${key}`)}</p>}
            <p className={styles.count}>{counts ? formatNumber(counts[key]) : null}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
