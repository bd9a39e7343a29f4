import { formatDate } from '@tvacha/shared-core/format';
import type { Translate } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { clsx } from 'clsx';
import wrap from '../parts/wrap.module.css';
import { DocumentContents } from './document-contents';
import styles from './document-page.module.css';
import { type DocumentSection, documentSections } from './document-sections';
import { useDocumentT } from './messages';

/** One section of such a text: its heading, its paragraphs and lists. */
function DocumentText<Key extends string>({ t, section }: { t: Translate<Key>; section: DocumentSection<Key> }) {
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

interface DocumentPageProps<Key extends string> {
  t: Translate<Key | 'head.eyebrow' | 'head.title' | 'head.lead'>;
  /** The text's catalogue, its keys in the order of the text. */
  catalogue: Readonly<Record<Key, string>>;
  version: string;
  /** ISO date from which it holds. */
  since: string;
}

/** A long text such as the terms: its head, its contents with anchors, and its sections. */
export function DocumentPage<Key extends string>({ t, catalogue, version, since }: DocumentPageProps<Key>) {
  const tDocument = useDocumentT();
  const sections = documentSections(Object.keys(catalogue) as Key[]);
  return (
    <div className={clsx(wrap.wrap, styles.page)}>
      <div className={styles.head}>
        <PageHeader kind="hero" eyebrow={t('head.eyebrow')} title={t('head.title')} lead={t('head.lead')} />
        <p className={styles.since}>
          <Icon name="calendar-blank" size={18} />
          {tDocument('version', { version, date: formatDate(since, 'long') })}
        </p>
      </div>
      <DocumentContents t={t} sections={sections} />
      <div className={styles.text}>
        {sections.map((section) => (
          <DocumentText key={section.id} t={t} section={section} />
        ))}
      </div>
      <aside className={styles.aside} aria-labelledby="document-help">
        <h2 className={styles.asideTitle} id="document-help">
          {tDocument('help.title')}
        </h2>
        <p className={styles.asideText}>{tDocument('help.text')}</p>
        <Button href={paths.contact()}>{tDocument('help.write')}</Button>
      </aside>
    </div>
  );
}
