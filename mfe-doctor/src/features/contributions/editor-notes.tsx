import type { Note } from '@tvacha/shared-contract';
import { Notice } from '@tvacha/shared-ui/notice';
import styles from './contributions.module.css';
import { useT } from './messages';

/** What the team wants changed before it is sent again, field by field; nothing where they want nothing. */
export function EditorNotes({ notes }: { notes: readonly Note[] }) {
  const t = useT();
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning" title={t('contributions.notes')}>
      <ul className={styles.notes}>
        {notes.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <strong>{t(`contributions.field.${field}`)}:</strong> {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
