import type { EbookDetail } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Button } from '@tvacha/shared-ui/button';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { EbookFacts } from './ebook-facts';
import styles from './ebook-view.module.css';

/** All there is to know of a book before reading it. */
export function EbookView({ ebook }: { ebook: EbookDetail }) {
  const t = useT();
  return (
    <div className={styles.book}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover title={ebook.title} author={ebook.author.name} cover={ebook.cover} />
      </div>
      <div className={styles.words}>
        <div className={styles.tags}>
          <Tag tone="primary">{ebook.subSpeciality.name}</Tag>
          {ebook.isNew ? <Tag tone="clay">{t('ebooks.new')}</Tag> : null}
        </div>
        <PageHeader title={ebook.title} lead={t('ebook.by', { author: ebook.author.name })} />
        <div className={styles.read}>
          {ebook.fileUrl === null ? (
            <p className={styles.noFile}>{t('ebook.noFile')}</p>
          ) : (
            <Button kind="primary" size="lg" icon="book-open" href={paths.ebookReader(ebook._id)}>
              {t('ebook.read')}
            </Button>
          )}
        </div>
        <EbookFacts ebook={ebook} />
        <h2>{t('ebook.summary')}</h2>
        <p className={styles.summary}>{ebook.summary}</p>
        {ebook.contents.length > 0 ? (
          <>
            <h2>{t('ebook.contents')}</h2>
            <ol className={styles.contents}>
              {ebook.contents.map((chapter) => (
                <li key={chapter}>{chapter}</li>
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </div>
  );
}
