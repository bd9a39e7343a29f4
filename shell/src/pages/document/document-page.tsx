import { formatDate } from '@tvacha/shared-core/format';
import type { Translate } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { clsx } from 'clsx';
import wrap from '../parts/wrap.module.css';
import styles from './document-page.module.css';
import { type DocumentSection, documentSections } from './document-sections';
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
      <header className={styles.head}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.since}>
          <Icon name="calendar-blank" size={18} />
          {tDocument('version', { version, date: formatDate(since, 'long') })}
        </p>
      </header>
      <Contents t={t} sections={sections} />
      <div className={styles.text}>
        {sections.map((section) => (
          <Section key={section.id} t={t} section={section} />
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

interface PartProps<Key extends string> {
  t: Translate<Key>;
  sections: readonly DocumentSection<Key>[];
}

/** Open beside the text where there is room; a line that opens where there is not. */
function Contents<Key extends string>({ t, sections }: PartProps<Key>) {
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

function Section<Key extends string>({ t, section }: { t: Translate<Key>; section: DocumentSection<Key> }) {
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
