import type { Translate } from '@tvacha/shared-core/i18n';
import type { DocumentSection } from './document-sections';
import styles from './document-text.module.css';

/** One section of such a text: its heading, its paragraphs and lists. */
export function DocumentText<Key extends string>({ t, section }: { t: Translate<Key>; section: DocumentSection<Key> }) {
  const { id, title, blocks } = section;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id} tabIndex={-1}>
        {t(title)}
      </h2>
      {blocks.map((block) =>
        block.kind === 'text' ? (
          <p key={block.key}>{t(block.key)}</p>
        ) : (
          <ul key={block.keys.join()}>
            {block.keys.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
