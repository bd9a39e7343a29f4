import { type CountKey, countKeys } from '@tvacha/shared-contract/vocabulary';
import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { Button } from '@tvacha/shared-ui/button';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import { clsx } from 'clsx';
import { IconTile } from './icon-tile';
import { usePartsT } from './messages';
import styles from './resource-grid.module.css';

const icons: Readonly<Record<CountKey, IconName>> = {
  ebooks: 'books',
  ejournals: 'notebook',
  proGuides: 'video',
  dermatologytimes: 'newspaper',
  webinars: 'presentation',
  courses: 'graduation-cap',
  quizzes: 'exam',
  contribution: 'images',
  polls: 'chart-bar',
  magzter: 'book-open',
  vidyaOpenHouses: 'users-three',
  journalClubs: 'chats',
};

interface ResourceGridProps {
  /** Names and counts only. */
  brief?: boolean;
}

/** The twelve kinds of resources for members, each with how many there are now (NAV-09). */
export function ResourceGrid({ brief }: ResourceGridProps) {
  const t = usePartsT();
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
              <IconTile icon={icons[key]} tone="primary" size={48} />
            </div>
            <h3 className={styles.name}>{t(`kind.${key}`)}</h3>
            {brief ? null : <p className={styles.about}>{t(`kind.${key}.about`)}</p>}
            <p className={styles.count}>{counts ? formatNumber(counts[key]) : null}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
