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
import { useT } from './messages';
import { type PageSize, pixelsPerPoint } from './page-list';
import css from './pdf-viewer.module.css';
import { ReaderPage } from './reader-page';
import type { ReaderSlots } from './reader-slots';

export interface ReaderPagesHandle {
  goTo(page: number): void;
}
interface ReaderPagesProps {
  ref: Ref<ReaderPagesHandle>;
  stage: RefObject<HTMLElement | null>;
  total: number;
  size: PageSize;
  factor: number;
  /** Quarter turns by the reader, in degrees. */
  turned: number;
  initialPage: number;
  onSeen: (page: number) => void;
  /** A page's text is there to be marked and selected. */
  onText: () => void;
  overlay: ReaderSlots['page'] | undefined;
}

const between = 24;

/** The pages near the view; the list has the height of all of them. */
export function ReaderPages(props: ReaderPagesProps) {
  const { ref, stage, total, size, factor, turned, initialPage, onSeen, onText, overlay } = props;
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
          data-page={item.index + 1}
          className={css.page}
          style={{ minHeight: height, width, transform: `translateY(${item.start}px)` }}
          aria-label={t('readerPageOf', { page: item.index + 1, total })}
        >
          <ReaderPage number={item.index + 1} width={width} turned={turned} onText={onText} overlay={overlay} />
        </section>
      ))}
    </div>
  );
}
