import { useState } from 'react';
import { Document } from 'react-pdf';
import './engine';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { useT } from '../base/messages';
import { ErrorState } from '../states/states';
import css from './pdf-viewer.module.css';
import { ReaderProgress } from './reader-progress';
import { ReaderStage } from './reader-stage';

export interface PdfViewerProps {
  url: string;
  title: string;
  onPageChange?: (page: number) => void;
  /** The document has arrived and can be read. */
  onOpen?: () => void;
  /** From 1. */
  initialPage?: number;
  /** Before another try: the place to fetch a fresh link. Without it the same one is asked again. */
  onRetry?: () => void;
}

/** Reads a PDF in place: only the pages near the view are drawn, all others keep their room. */
export function PdfViewer({ url, title, onPageChange, onOpen, initialPage = 1, onRetry }: PdfViewerProps) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [shownUrl, setShownUrl] = useState(url);
  const [page, setPage] = useState(initialPage);

  if (url !== shownUrl) {
    setShownUrl(url);
    setFailed(false);
  }
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
    onRetry?.();
  };
  const turn = (next: number) => {
    setPage(next);
    onPageChange?.(next);
  };

  return (
    <section className={css.reader} aria-label={t('reader', { title })}>
      {failed ? (
        <div className={css.middle}>
          <ErrorState title={t('readerFailed')} text={t('readerFailedText')} onRetry={retry} />
        </div>
      ) : (
        <ReaderProgress key={`${url} ${attempt}`}>
          {(onLoadProgress, waiting) => (
            <Document
              className={css.document}
              file={url}
              loading={waiting}
              noData={null}
              error={null}
              onLoadProgress={onLoadProgress}
              onLoadSuccess={onOpen}
              onLoadError={() => setFailed(true)}
              onSourceError={() => setFailed(true)}
            >
              {({ pdf }) => <ReaderStage pdf={pdf} title={title} initialPage={page} onPageChange={turn} />}
            </Document>
          )}
        </ReaderProgress>
      )}
    </section>
  );
}
