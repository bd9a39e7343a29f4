import { paths } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState, LoadingState } from '@tvacha/shared-ui/states';
import { lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import { useEbookFailure } from '../../common/use-ebook-failure';
import { readerLinks } from '../../state/reader-links.slice';
import { ReaderBar } from './reader-bar';
import styles from './reader-page.module.css';

/** Comes while the link is asked for: the viewer weighs more than the rest of the area. */
const Book = lazy(async () => ({ default: (await import('./book')).Book }));

/** A book open for reading: `/doctor/ebook/:id/read`. */
export function ReaderPage() {
  const t = useT();
  const { id = '' } = useParams();
  const [opening, setOpening] = useState(() => Date.now());
  const page = useRef(1);
  const view = useResource(readerLinks, { id, opening });
  const reopen = () => setOpening(Date.now());
  const ebook = view.value;
  const noFile = (
    <EmptyState
      title={t('reader.noFile.title')}
      text={t('reader.noFile.text')}
      action={<Button href={paths.ebook(id)}>{t('reader.back')}</Button>}
    />
  );
  return (
    <div className={styles.reader}>
      <ReaderBar back={paths.ebook(id)} title={ebook?.title ?? t('reader.opening')} author={ebook?.author.name} />
      <Suspense fallback={<LoadingState shape="page" />}>
        <Loaded view={{ ...view, reload: reopen }} shape="page" failed={useEbookFailure('reader')}>
          {(book) => (book.fileUrl ? <Book ebook={book} url={book.fileUrl} page={page} onReopen={reopen} /> : noFile)}
        </Loaded>
      </Suspense>
    </div>
  );
}
