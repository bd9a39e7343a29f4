import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../common/i18n';
import type { Whole } from '../../kinds/kind';
import { recordPath } from '../../kinds/paths';
import type { ScreenKind } from '../../kinds/screens';
import styles from './neighbours.module.css';

/** The issues before and after this one; nothing of what does not come in issues. */
export function Neighbours({ name, record: { previous, next } }: { name: ScreenKind; record: Whole }) {
  const t = useT();
  if (!previous && !next) return null;
  const link = (issue: Whole['next'], way: 'previous' | 'next') =>
    issue ? (
      <Link to={recordPath(name, issue._id)} className={styles.link} data-way={way}>
        <Icon name={way === 'previous' ? 'arrow-left' : 'arrow-right'} size={18} />
        <span>
          <span className={styles.way}>{t(`record.${way}`)}</span>
          {issue.title}
        </span>
      </Link>
    ) : null;
  return (
    <nav className={styles.neighbours} aria-label={t('record.issues')}>
      {link(previous, 'previous')}
      {link(next, 'next')}
    </nav>
  );
}
