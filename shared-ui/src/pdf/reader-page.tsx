import { useState } from 'react';
import { Page } from 'react-pdf';
import { Button } from '../base/button';
import { useT } from './messages';
import css from './pdf-viewer.module.css';

// A canvas of a page at 300 % on a sharp screen would take hundreds of megabytes.
const sharpest = 2;

interface ReaderPageProps {
  /** From 1. */
  number: number;
  /** CSS pixels. */
  width: number;
  /** Degrees by which the reader has turned it, beside the page's own. */
  turned: number;
  onText: () => void;
}

/** One page with its text and links; one that cannot be drawn says so in its place. */
export function ReaderPage({ number, width, turned, onText }: ReaderPageProps) {
  const t = useT();
  const [own, setOwn] = useState(0);
  const [attempt, setAttempt] = useState(0);
  return (
    <Page
      key={attempt}
      pageNumber={number}
      width={width}
      rotate={turned ? (own + turned) % 360 : undefined}
      devicePixelRatio={Math.min(sharpest, window.devicePixelRatio)}
      loading={null}
      noData={null}
      error={
        <div className={css.failed}>
          <p>{t('readerPageFailed', { page: number })}</p>
          <Button size="sm" icon="arrow-clockwise" onClick={() => setAttempt(attempt + 1)}>
            {t('tryAgain')}
          </Button>
        </div>
      }
      onLoadSuccess={(page) => setOwn(page.rotate)}
      onRenderTextLayerSuccess={onText}
    />
  );
}
