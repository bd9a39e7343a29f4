import type { Ebook } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Tag } from '@tvacha/shared-ui/tag';
import styles from './ebook-row.module.css';
import { useT } from './i18n';

/** A book as one line of a list. */
export function EbookRow({ ebook, level: Heading = 'h3' }: { ebook: Ebook; level?: 'h2' | 'h3' }) {
  const t = useT();
  const meta = { topic: ebook.subSpeciality.name, year: ebook.publishedOn.slice(0, 4) };
  return (
    <article className={styles.row}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover title={ebook.title} author={ebook.author.name} cover={ebook.cover} width={56} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={paths.ebook(ebook._id)}>{ebook.title}</Link>
        </Heading>
        <p className={styles.line}>
          {ebook.author.name} · {t('ebooks.meta', meta)}
        </p>
      </div>
      {ebook.isNew ? <Tag tone="clay">{t('ebooks.new')}</Tag> : null}
      <span className={styles.pages}>{t('ebooks.pages', { count: ebook.pages })}</span>
    </article>
  );
}
