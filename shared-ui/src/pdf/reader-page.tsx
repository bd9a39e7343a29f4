import { useState } from 'react';
import { Page } from 'react-pdf';
import { Button } from '../base/button';
import { useT } from './messages';
import css from './pdf-viewer.module.css';
import type { ReaderSlots, SlotPage } from './reader-slots';

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
  overlay: ReaderSlots['page'] | undefined;
}

/** One page with its text and links; one that cannot be drawn says so in its place. */
export function ReaderPage({ number, width, turned, onText, overlay }: ReaderPageProps) {
  const t = useT();
  const [own, setOwn] = useState<Pick<SlotPage, 'view' | 'rotation'>>();
  const rotation = ((own?.rotation ?? 0) + turned) % 360;
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Page
        key={attempt}
        pageNumber={number}
        width={width}
        rotate={turned ? rotation : undefined}
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
        onLoadSuccess={(page) => setOwn({ view: page.view as unknown as SlotPage['view'], rotation: page.rotate })}
        onRenderTextLayerSuccess={onText}
      />
      {own && overlay?.({ number, width, view: own.view, rotation })}
    </>
  );
}
