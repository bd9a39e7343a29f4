import type { AgendaItem } from '@tvacha/shared-contract';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../common/i18n';
import styles from './talk-outline.module.css';

/** What is talked about when; folded away until it is wanted. */
export function TalkOutline({ agenda, label }: { agenda: readonly AgendaItem[]; label: string }) {
  const t = useT();
  return (
    <details className={styles.outline}>
      <summary>
        {label}
        <Icon name="caret-down" size={16} />
      </summary>
      <ol>
        {agenda.map(({ at, title }) => (
          <li key={at}>
            <span className={styles.at}>{t('dermalive.minute', { at })}</span>
            <span lang="en">{title}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
