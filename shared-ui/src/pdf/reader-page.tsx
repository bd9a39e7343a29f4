import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { Page } from 'react-pdf';
import AnnotationLayer from 'react-pdf/dist/Page/AnnotationLayer.js';
import StructTree from 'react-pdf/dist/StructTree.js';
import { Button } from '../base/button';
import { useT } from './messages';
import { PageCanvas } from './page-canvas';
import type { PageSize } from './page-list';
import { PageText } from './page-text';
import css from './pdf-viewer.module.css';
import type { ReaderSlots, SlotPage } from './reader-slots';

/** Milliseconds that a zoom has to rest before the page is drawn anew: until then what is drawn is shown enlarged. */
const rest = 120;

/** The width to draw at: that of a zoom once it rests, and at once that of a page that was turned to another shape. */
function useRested(width: number, turned: number): number {
  const [drawn, setDrawn] = useState({ width, turned });
  if (drawn.turned !== turned) setDrawn({ width, turned });
  useEffect(() => {
    if (drawn.width === width) return;
    const timer = setTimeout(() => setDrawn({ width, turned }), rest);
    return () => clearTimeout(timer);
  }, [drawn, width, turned]);
  return drawn.turned === turned ? drawn.width : width;
}

interface ReaderPageProps {
  /** From 1. */
  number: number;
  /** What the document calls it. */
  name: string;
  /** CSS pixels. */
  width: number;
  /** Degrees by which the reader has turned it, beside the page's own. */
  turned: number;
  onSize: (page: number, size: PageSize) => void;
  onText: () => void;
  /** It has its picture, or says that there is none; then it is left. */
  onDrawn: (isDrawn: boolean) => void;
  overlay: ReaderSlots['page'] | undefined;
}

/** One page with its text and links; one that cannot be drawn says so in its place. */
export function ReaderPage({ number, name, width, turned, onSize, onText, onDrawn, overlay }: ReaderPageProps) {
  const t = useT();
  const tellDrawn = useEffectEvent(onDrawn);
  useEffect(() => () => tellDrawn(false), []);
  const [own, setOwn] = useState<Pick<SlotPage, 'view' | 'rotation'>>();
  const rotation = ((own?.rotation ?? 0) + turned) % 360;
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const drawn = useRested(width, turned);
  const sheet: CSSProperties = { width: drawn, transform: drawn === width ? undefined : `scale(${width / drawn})` };
  const failure = (
    <div className={css.failed}>
      <p>{t('readerPageFailed', { page: name })}</p>
      <Button
        size="sm"
        icon="arrow-clockwise"
        onClick={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        {t('tryAgain')}
      </Button>
    </div>
  );
  return (
    <>
      <div className={css.sheet} style={sheet}>
        {hasFailed ? (
          failure
        ) : (
          <Page
            key={attempt}
            className={css.paper}
            pageNumber={number}
            width={drawn}
            rotate={turned ? rotation : undefined}
            renderMode="none"
            loading={null}
            noData={null}
            error={failure}
            onLoadSuccess={(page) => {
              setOwn({ view: page.view as unknown as SlotPage['view'], rotation: page.rotate });
              const size = page.getViewport({ scale: 1 });
              onSize(number, { width: size.width, height: size.height });
            }}
            onLoadError={() => onDrawn(true)}
            renderTextLayer={false}
            renderAnnotationLayer={false}
          >
            <PageText onText={onText} />
            <AnnotationLayer />
            <PageCanvas
              onDrawn={() => onDrawn(true)}
              onFail={() => {
                setFailed(true);
                onDrawn(true);
              }}
            />
            <div className={css.structure}>
              <StructTree />
            </div>
          </Page>
        )}
      </div>
      {own && overlay?.({ number, name, width, view: own.view, rotation })}
    </>
  );
}
