import type { Note } from '@tvacha/shared-contract';
import { Link } from '@tvacha/shared-core/router';
import { Notice } from '@tvacha/shared-ui/notice';
import styles from './contributions.module.css';
import { useT } from './messages';
import { stepOf, stepPath } from './steps';

interface EditorNotesProps {
  notes: readonly Note[];
  /** The draft in which each is to be followed, where it is open; a note then leads to the step of its field. */
  draft?: string;
}

/** What the team wants changed before it is sent again, field by field; nothing where they want nothing. */
export function EditorNotes({ notes, draft }: EditorNotesProps) {
  const t = useT();
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning" title={t('contributions.notes')}>
      <ul className={styles.notes}>
        {notes.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <strong>
              {draft ? (
                <Link to={stepPath(draft, stepOf(field))}>{t(`contributions.field.${field}`)}</Link>
              ) : (
                t(`contributions.field.${field}`)
              )}
              :
            </strong>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
