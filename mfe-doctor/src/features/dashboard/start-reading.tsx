import type { EbookDetail } from '@tvacha/shared-contract';
import { useList, useResource } from '@tvacha/shared-core/resources';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Button } from '@tvacha/shared-ui/button';
import { SkinScene } from '@tvacha/shared-ui/skin-art';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { readerPath, recordPath } from '../../kinds/paths';
import { kindResources } from '../../state/kinds';
import { startReading } from '../../state/reading';
import { newestQuery } from './new-ebooks-section';
import styles from './start-reading.module.css';

/** The newest book that can be read here and now. */
function StartReading({ ebook }: { ebook: EbookDetail }) {
  const t = useT();
  const heading = useId();
  return (
    <section className={styles.hero} aria-labelledby={heading}>
      <div className={styles.book}>
        <div className={styles.cover} aria-hidden="true">
          <BookCover title={ebook.title} author={ebook.author.name} cover={ebook.cover} />
        </div>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('dashboard.start')}</p>
          <h2 id={heading} className={styles.title}>
            {ebook.title}
          </h2>
          <p className={styles.line}>{t('dashboard.startText', { author: ebook.author.name, pages: ebook.pages })}</p>
          <p className={styles.summary}>{ebook.summary}</p>
          <div className={styles.actions}>
            <Button kind="primary" href={readerPath('ebooks', ebook._id)}>
              {t('dashboard.read')}
            </Button>
            <Button kind="text" href={recordPath('ebooks', ebook._id)}>
              {t('dashboard.about')}
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.scene} aria-hidden="true">
        <SkinScene />
      </div>
    </section>
  );
}

/** The invitation to read. It keeps its place while it loads, and is left out where there is nothing to read. */
export function StartReadingSection() {
  const newest = useList(kindResources.ebooks.rows, newestQuery);
  const ids = newest.items.map((ebook) => ebook._id);
  const book = useResource(startReading, newest.status === 'ready' ? { ids } : null);
  if (book.value) return <StartReading ebook={book.value} />;
  const waiting = newest.status === 'loading' || newest.status === 'idle' || book.status === 'loading';
  return waiting ? <div className={styles.waiting} aria-hidden="true" /> : null;
}
