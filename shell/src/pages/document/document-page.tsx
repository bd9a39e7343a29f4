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
import { documentSections } from './document-sections';
import { DocumentText } from './document-text';
import { useDocumentT } from './messages';

interface DocumentPageProps<Key extends string> {
  eyebrow: string;
  title: string;
  lead: string;
  t: Translate<Key>;
  /** All keys of the text's catalogue, in their order. */
  keys: readonly Key[];
  version: string;
  /** ISO date from which it holds. */
  since: string;
}

/** A long text such as the terms: its head, its contents with anchors, and its sections. */
export function DocumentPage<Key extends string>(props: DocumentPageProps<Key>) {
  const { eyebrow, title, lead, t, keys, version, since } = props;
  const tDocument = useDocumentT();
  const sections = documentSections(keys);
  return (
    <div className={clsx(wrap.wrap, styles.page)}>
      <div className={styles.head}>
        <PageHeader kind="hero" eyebrow={eyebrow} title={title} lead={lead} />
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
