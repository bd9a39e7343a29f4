import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useT } from './messages';
import { between, layOut, sameSpot } from './page-layout';
import type { PageSize } from './page-list';
import css from './pdf-viewer.module.css';
import { ReaderPage } from './reader-page';
import type { ReaderSlots } from './reader-slots';

export interface ReaderPagesHandle {
  goTo(page: number): void;
}
interface ReaderPagesProps {
  ref: Ref<ReaderPagesHandle>;
  stage: RefObject<HTMLElement | null>;
  pages: readonly PageSize[];
  /** The sizes are those of the pages; else each is measured once it is drawn. */
  isKnown: boolean;
  factor: number;
  /** Quarter turns by the reader, in degrees. */
  turned: number;
  initialPage: number;
  onSeen: (page: number) => void;
  /** A page's text is there to be marked and selected. */
  onText: () => void;
  overlay: ReaderSlots['page'] | undefined;
}

/** The pages near the view; the list has the height of all of them. */
export function ReaderPages(props: ReaderPagesProps) {
  const { ref, stage, pages, isKnown, factor, turned, initialPage, onSeen, onText, overlay } = props;
  const t = useT();
  const total = pages.length;
  const layout = useMemo(() => layOut(pages, factor, turned), [pages, factor, turned]);
  const list = useVirtualizer({
    count: total,
    getScrollElement: () => stage.current,
    estimateSize: (index) => layout.sizes[index]?.height ?? 0,
    overscan: 1,
    gap: between,
    paddingStart: between,
    paddingEnd: between,
    initialOffset: (layout.tops[initialPage - 1] ?? between) - between,
  });
  useImperativeHandle(ref, () => ({ goTo: (page) => list.scrollToIndex(page - 1, { align: 'start' }) }));

  const drawn = useRef(layout);
  useLayoutEffect(() => {
    const before = drawn.current;
    if (before === layout) return;
    drawn.current = layout;
    const element = stage.current;
    const spot = sameSpot(before, layout, element?.scrollTop ?? 0);
    list.measure();
    requestAnimationFrame(() => element?.scrollTo({ top: spot, behavior: 'instant' }));
  }, [layout, list, stage]);

  const middle = (list.scrollOffset ?? 0) + (stage.current?.clientHeight ?? 0) / 2;
  const near = list.getVirtualItems();
  const seen = near.findLast((item) => item.start <= middle) ?? near[0];
  const number = (seen?.index ?? initialPage - 1) + 1;
  const tell = useEffectEvent(onSeen);
  useEffect(() => tell(number), [number]);

  return (
    <div className={css.pages} style={{ height: list.getTotalSize(), width: layout.width }}>
      {near.map((item) => {
        const { width = 0, height = 0 } = layout.sizes[item.index] ?? {};
        return (
          <section
            key={item.key}
            ref={isKnown ? undefined : list.measureElement}
            data-index={item.index}
            data-page={item.index + 1}
            className={css.page}
            style={{ minHeight: height, width, transform: `translateY(${item.start}px)` }}
            aria-label={t('readerPageOf', { page: item.index + 1, total })}
          >
            <ReaderPage number={item.index + 1} width={width} turned={turned} onText={onText} overlay={overlay} />
          </section>
        );
      })}
    </div>
  );
}
