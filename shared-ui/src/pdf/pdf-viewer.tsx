import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Document } from 'react-pdf';
import './engine';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '../base/button';
import { ErrorState } from '../states/states';
import type { Destination } from './destination';
import { useT } from './messages';
import { type AskedPassword, PasswordForm } from './password-form';
import css from './pdf-viewer.module.css';
import type { InitialStand, ReaderStand } from './reader-pages';
import { ReaderProgress } from './reader-progress';
import type { ReaderSlots } from './reader-slots';
import { ReaderStage } from './reader-stage';
import wait from './reader-wait.module.css';
import type { SearchText } from './use-document-search';
import { useFullScreen } from './use-full-screen';
import { useOwnWorker } from './use-own-worker';
import type { KnownPage } from './use-page-facts';
import { fileOf, useSource } from './use-source';

export interface PdfViewerProps {
  /** Another link to the same file may follow it: links that differ in their query alone lead to one file. */
  url: string;
  title: string;
  onPageChange?: (page: number) => void;
  /** The document has arrived and can be read. */
  onOpen?: () => void;
  /** From 1. */
  initialPage?: number;
  /** How far down that page, and how large. */
  initialStand?: InitialStand | undefined;
  /** Where the view rests after it was scrolled, turned or zoomed. */
  onStand?: (stand: ReaderStand) => void;
  /** The link has ended: the place to get another, which comes as `url`. Without it the document says that it failed. */
  onRetry?: () => void;
  /** Each page's size, in points as it is shown, and label, from the first on: with them nothing moves as pages come. */
  pages?: readonly KnownPage[] | undefined;
  /** Finds words in the text that somebody keeps; without it, or where it fails, the document is read for it here. */
  searchText?: SearchText | undefined;
  /** Gets a link to the file that is saved, where what is shown is another form of it. */
  original?: (() => Promise<string>) | undefined;
  /** What another part adds, such as notes. */
  slots?: ReaderSlots | undefined;
}

export type { InitialStand, ReaderStand } from './reader-pages';
export type { ReaderSlots, SlotPage, SlotStage } from './reader-slots';

/** What pdf.js says of a password: the one that was given is wrong. */
const wrongPassword = 2;

/** Reads a PDF in place: only the pages near the view are fetched and drawn, all others keep their room. */
export function PdfViewer(props: PdfViewerProps) {
  return <OpenedPdf key={fileOf(props.url)} {...props} />;
}

function OpenedPdf(props: PdfViewerProps) {
  const { url, title, onPageChange, onOpen, initialPage = 1, initialStand, onStand, onRetry, pages } = props;
  const { searchText, original, slots } = props;
  const t = useT();
  const [loaded, setLoaded] = useState<number>();
  const [password, setPassword] = useState<AskedPassword>();
  const [page, setPage] = useState(initialPage);
  const follow = useRef<(dest: Destination) => void>(null);
  const { isFull, toggle } = useFullScreen();
  const file = useSource({ url, onRenew: onRetry, onProgress: (bytes, total) => setLoaded(bytes / total) });
  const worker = useOwnWorker(file.opening);
  // pdf.js takes a file that it has nothing to read with for a damaged one.
  const failed = worker.failed ? 'line' : file.failed;

  const retry = () => {
    setLoaded(undefined);
    setPassword(undefined);
    file.retry();
  };
  const turn = (next: number) => {
    setPage(next);
    onPageChange?.(next);
  };
  const waiting = password ? <PasswordForm asked={password} /> : <ReaderProgress loaded={loaded} />;

  return (
    <section className={clsx(css.reader, isFull && css.full)} aria-label={t('reader', { title })}>
      {failed ? (
        <div className={wait.middle}>
          <ErrorState title={t('readerFailed')} text={t(`readerFailed.${failed}`)} onRetry={retry} />
        </div>
      ) : file.source && worker.options ? (
        <Document
          key={file.opening}
          className={css.document}
          file={file.source}
          options={worker.options}
          loading={waiting}
          noData={null}
          error={null}
          externalLinkTarget="_blank"
          externalLinkRel="noopener noreferrer"
          onPassword={(answer: (password: string) => void, reason: number) =>
            setPassword({ isWrong: reason === wrongPassword, answer })
          }
          onItemClick={({ dest, pageIndex }) => follow.current?.(dest ?? [pageIndex])}
          onLoadSuccess={(pdf) => {
            worker.keep(pdf);
            if (pdf.numPages > 0) onOpen?.();
            else file.fail();
          }}
          onLoadError={file.fail}
          onSourceError={file.fail}
        >
          {({ pdf }) => (
            <ReaderStage
              handle={follow}
              pdf={pdf}
              title={title}
              initialPage={page}
              initialStand={page === initialPage ? initialStand : undefined}
              onStand={onStand}
              onPageChange={turn}
              pages={pages}
              searchText={searchText}
              original={original}
              slots={slots}
              isFull={isFull}
              onFull={toggle}
            />
          )}
        </Document>
      ) : (
        waiting
      )}
      {file.stalled ? (
        <div className={css.stalled} role="alert">
          <span>{t('readerStalled')}</span>
          <Button size="sm" icon="arrow-clockwise" onClick={file.resume}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
