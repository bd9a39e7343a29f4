import { Link } from '@tvacha/shared-core/router';
import { Section } from '../../common/section';
import styles from './learning.module.css';
import { useLearningT } from './messages';

export interface Learned {
  key: string;
  title: string;
  /** None where it may not be read any more. */
  to: string | null;
  facts: string;
}

interface LearnedListProps {
  title: string;
  /** What counts, where that is not plain. */
  note?: string;
  none: string;
  rows: readonly Learned[];
}

/** What was done in a year, each with the way to it. */
export function LearnedList({ title, note, none, rows }: LearnedListProps) {
  const t = useLearningT();
  return (
    <Section title={title}>
      {note ? <p className={styles.note}>{note}</p> : null}
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.rows} aria-label={title}>
          {rows.map(({ key, title: name, to, facts }) => (
            <li key={key}>
              {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
              <span className={styles.facts}>{to ? facts : `${facts} · ${t('gone')}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
