import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DocumentProps } from 'react-pdf';
import { factorOf, type PageSize, readerCommand, stepZoom, type Zoom } from './page-list';
import css from './pdf-viewer.module.css';
import { ReaderPages, type ReaderPagesHandle } from './reader-pages';
import { ReaderToolbar } from './reader-toolbar';

/** The width that pages may take: that of the stage without its margins. */
function useRoom(stage: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      setRoom(element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}

export type PdfFile = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

interface ReaderStageProps {
  pdf: PdfFile;
  title: string;
  initialPage: number;
  onPageChange: (page: number) => void;
}

/** The tools and the pages of a document that has opened. */
export function ReaderStage({ pdf, title, initialPage, onPageChange }: ReaderStageProps) {
  const total = pdf.numPages;
  const [page, setPage] = useState(Math.min(initialPage, total));
  const [zoom, setZoom] = useState<Zoom>('comfortable');
  const [size, setSize] = useState<PageSize>();
  const stage = useRef<HTMLDivElement>(null);
  const pages = useRef<ReaderPagesHandle>(null);
  const room = useRoom(stage);
  const factor = size && room ? factorOf(zoom, size, room) : 1;

  useEffect(() => {
    let gone = false;
    pdf.getPage(1).then((first) => {
      const { width, height } = first.getViewport({ scale: 1 });
      if (!gone) setSize({ width, height });
    });
    return () => {
      gone = true;
    };
  }, [pdf]);

  const see = (seen: number) => {
    if (seen === page) return;
    setPage(seen);
    onPageChange(seen);
  };
  const goTo = (wanted: number) => pages.current?.goTo(Math.min(total, Math.max(1, wanted)));
  const zoomBy = (direction: 1 | -1) => setZoom(stepZoom(factor, direction));

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const command = readerCommand(event.key, page, total);
    if (!command) return;
    event.preventDefault();
    if (command === 'actual-size') setZoom(1);
    else if ('page' in command) goTo(command.page);
    else zoomBy(command.zoom);
  };

  // The pages scroll, so the keyboard must reach them.
  const reach = { role: 'document', tabIndex: 0, 'aria-label': title, onKeyDown: press };

  return (
    <>
      <ReaderToolbar
        title={title}
        page={page}
        total={total}
        percent={Math.round(factor * 100)}
        fitted={zoom === 'fit'}
        onPage={goTo}
        onZoom={zoomBy}
        onActualSize={() => setZoom(1)}
        onFit={() => setZoom('fit')}
        getFile={() => pdf.getData()}
      />
      <div ref={stage} className={css.stage} {...reach}>
        {size && room ? (
          <ReaderPages
            ref={pages}
            stage={stage}
            total={total}
            size={size}
            factor={factor}
            initialPage={page}
            onSeen={see}
          />
        ) : null}
      </div>
    </>
  );
}
