import type { Translate } from '@tvacha/shared-core/i18n';
import { Icon } from '@tvacha/shared-ui/icon';
import styles from './document-contents.module.css';
import type { DocumentSection } from './document-sections';
import { useDocumentT } from './messages';

interface ContentsProps<Key extends string> {
  t: Translate<Key>;
  sections: readonly DocumentSection<Key>[];
}

/** Open beside the text where there is room; a line that opens where there is not. */
export function DocumentContents<Key extends string>({ t, sections }: ContentsProps<Key>) {
  const tDocument = useDocumentT();
  const list = (
    <ul className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{t(title)}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav className={styles.side} aria-label={tDocument('contents')}>
        <p className={styles.sideTitle}>{tDocument('contents')}</p>
        {list}
      </nav>
      <details className={styles.fold}>
        <summary>
          {tDocument('contents')}
          <Icon name="caret-down" size={20} />
        </summary>
        <nav aria-label={tDocument('contents')}>{list}</nav>
      </details>
    </>
  );
}
