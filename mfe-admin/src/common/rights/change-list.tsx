import { type Translate, useT } from '../i18n';
import styles from './change-list.module.css';
import type { Change } from './permission-boxes';

/** A change in a sentence. */
const sentenceOf = (t: Translate, { section, kind, flags }: Change): string => {
  const words = flags.map((flag) => t(`roles.may.${flag}`));
  const last = words.pop() ?? '';
  const list = words.length > 0 ? t('roles.and', { first: words.join(', '), last }) : last;
  return t(`roles.change.${kind}`, { flags: list, section });
};

/** Changes of a set of permissions, each a sentence. */
export function ChangeList({ changes, rename }: { changes: readonly Change[]; rename?: string }) {
  const t = useT();
  return (
    <ul className={styles.changes}>
      {rename === undefined ? null : <li>{t('roles.change.name', { name: rename })}</li>}
      {changes.map((change) => (
        <li key={`${change.kind} ${change.section}`}>{sentenceOf(t, change)}</li>
      ))}
    </ul>
  );
}
