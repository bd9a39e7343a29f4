import { paths } from '@tvacha/shared-core/paths';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { LoadingState, NoPermissionState } from '@tvacha/shared-ui/states';
import { lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import { readerLinks } from '../../state/reader-links.slice';
import { ReaderBar } from './reader-bar';
import { ReaderFailure } from './reader-failure';
import styles from './reader-page.module.css';

/** Comes while the link is asked for: the viewer weighs more than the rest of the area. */
const Book = lazy(async () => ({ default: (await import('./book')).Book }));

/** A book open for reading: `/doctor/ebook/:id/read`. */
export function ReaderPage() {
  const t = useT();
  const { id = '' } = useParams();
  const allowed = useCanRead('Ebooks', 'read');
  const [opening, setOpening] = useState(() => Date.now());
  const page = useRef(1);
  const { value: ebook, status, code } = useResource(readerLinks, allowed ? { id, opening } : null);
  const reopen = () => setOpening(Date.now());

  const content = () => {
    if (!allowed || code === 'FORBIDDEN') return <NoPermissionState section="Ebooks" />;
    if (ebook?.fileUrl) return <Book ebook={ebook} url={ebook.fileUrl} page={page} onReopen={reopen} />;
    if (ebook || status === 'failed') return <ReaderFailure code={ebook ? null : code} id={id} onRetry={reopen} />;
    return <LoadingState shape="page" />;
  };
  return (
    <div className={styles.reader}>
      <ReaderBar back={paths.ebook(id)} title={ebook?.title ?? t('reader.opening')} author={ebook?.author.name} />
      <Suspense fallback={<LoadingState shape="page" />}>{content()}</Suspense>
    </div>
  );
}
