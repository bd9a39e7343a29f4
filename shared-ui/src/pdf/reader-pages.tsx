import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Page } from 'react-pdf';
import { useT } from '../base/messages';
import { type PageSize, pixelsPerPoint } from './page-list';
import css from './pdf-viewer.module.css';

export interface ReaderPagesHandle {
  goTo(page: number): void;
}
interface ReaderPagesProps {
  ref: Ref<ReaderPagesHandle>;
  stage: RefObject<HTMLElement | null>;
  total: number;
  size: PageSize;
  factor: number;
  initialPage: number;
  onSeen: (page: number) => void;
}

const between = 24;
// A canvas of a page at 300 % on a sharp screen would take hundreds of megabytes.
const sharpest = 2;

/** The pages near the view; the list has the height of all of them. */
export function ReaderPages({ ref, stage, total, size, factor, initialPage, onSeen }: ReaderPagesProps) {
  const t = useT();
  const width = Math.round(size.width * factor * pixelsPerPoint);
  const height = Math.round(size.height * factor * pixelsPerPoint);
  const pages = useVirtualizer({
    count: total,
    getScrollElement: () => stage.current,
    estimateSize: () => height,
    overscan: 1,
    gap: between,
    paddingStart: between,
    paddingEnd: between,
    initialOffset: between + (initialPage - 1) * (height + between) - between,
  });
  useImperativeHandle(ref, () => ({ goTo: (page) => pages.scrollToIndex(page - 1, { align: 'start' }) }));

  // After a zoom the reader looks at the same spot of the same page.
  const drawn = useRef(height);
  useLayoutEffect(() => {
    const before = drawn.current;
    if (before === height) return;
    drawn.current = height;
    const element = stage.current;
    const spot = ((element?.scrollTop ?? 0) * (height + between)) / (before + between);
    pages.measure();
    requestAnimationFrame(() => element?.scrollTo({ top: spot, behavior: 'instant' }));
  }, [height, pages, stage]);

  const middle = (pages.scrollOffset ?? 0) + (stage.current?.clientHeight ?? 0) / 2;
  const near = pages.getVirtualItems();
  const seen = near.findLast((item) => item.start <= middle) ?? near[0];
  const number = (seen?.index ?? initialPage - 1) + 1;
  const tell = useEffectEvent(onSeen);
  useEffect(() => tell(number), [number]);

  return (
    <div className={css.pages} style={{ height: pages.getTotalSize(), width }}>
      {near.map((item) => (
        <section
          key={item.key}
          ref={pages.measureElement}
          data-index={item.index}
          className={css.page}
          style={{ minHeight: height, width, transform: `translateY(${item.start}px)` }}
          aria-label={t('readerPageOf', { page: item.index + 1, total })}
        >
          <Page
            pageNumber={item.index + 1}
            width={width}
            devicePixelRatio={Math.min(sharpest, window.devicePixelRatio)}
            loading={null}
            noData={null}
          />
        </section>
      ))}
    </div>
  );
}
