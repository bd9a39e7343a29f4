import type { ContentRecord } from '@tvacha/shared-contract';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { recordPath } from '../../kinds/paths';
import styles from './volumes.module.css';

type Issue = ContentRecord<'ejournal'>['issues'][number];

/** The issues by their volume, in the order in which they come. */
function shelvesOf(issues: readonly Issue[]): [volume: number, issues: Issue[]][] {
  const shelves = new Map<number, Issue[]>();
  for (const issue of issues) shelves.set(issue.volume, [...(shelves.get(issue.volume) ?? []), issue]);
  return [...shelves];
}

/** All issues of a journal, each volume a shelf; the issue that is open is marked. */
export function Volumes({ record: { _id, journal, issues } }: { record: ContentRecord<'ejournal'> }) {
  const t = useT();
  const heading = useId();
  if (issues.length < 2) return null;
  return (
    <section className={styles.volumes} aria-labelledby={heading}>
      <h2 id={heading}>{t('ejournals.volumes', { journal })}</h2>
      {shelvesOf(issues).map(([volume, shelf]) => (
        <div key={volume}>
          <h3 id={`${heading}-${volume}`}>{t('ejournals.shelf', { volume: formatNumber(volume) })}</h3>
          <ul aria-labelledby={`${heading}-${volume}`}>
            {shelf.map((issue) => (
              <li key={issue._id}>
                <Link
                  to={recordPath('ejournals', issue._id)}
                  className={styles.issue}
                  aria-current={issue._id === _id ? 'page' : undefined}
                >
                  <BookCover title={issue.title} author="" cover={issue.cover} series={journal} />
                  <span className={styles.number}>{t('ejournals.number', { issue: formatNumber(issue.issue) })}</span>{' '}
                  <span className={styles.date}>{formatDate(issue.publishedOn)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
