import type { Enrollment } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { useId } from 'react';
import { certificatePath } from './courses';
import styles from './earned-list.module.css';
import { useT } from './messages';

/** The certificates that were earned, also by courses that are there no more; nothing where there is none. */
export function EarnedList({ own }: { own: readonly Enrollment[] }) {
  const t = useT();
  const heading = useId();
  const earned = own.filter(({ completedAt }) => completedAt !== null);
  if (earned.length === 0) return null;
  return (
    <section className={styles.earned} aria-labelledby={heading}>
      <h2 id={heading}>{t('courses.earned')}</h2>
      <ul className={styles.list}>
        {earned.map(({ course, completedAt }) => (
          <li key={course._id}>
            <Link to={certificatePath(course._id)}>
              <span className={styles.icon}>
                <Icon name="seal-check" />
              </span>
              <span className={styles.title}>{course.title}</span>
              <span className={styles.date}>{completedAt ? formatDate(completedAt) : ''}</span>
              <Icon name="caret-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
