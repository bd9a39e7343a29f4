import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useT } from './messages';
import { type Arrangement, between, findPage, layOut, placeOf, spotAt } from './page-layout';
import { nameOfPage, type PageSize, type Zoom } from './page-list';
import css from './pdf-viewer.module.css';
import { ReaderPage } from './reader-page';
import type { ReaderSlots } from './reader-slots';
import { useSpareCanvas } from './spare-canvas';
import { useFastScroll } from './use-fast-scroll';
import type { KnownPage } from './use-page-facts';
import { type Near, pagesToDraw, rowsNear, sheetsOf } from './visible-rows';

/** A place in the document: a page, and the part of its height that lies above the view. */
export interface Stand {
  page: number;
  down: number;
}

/** Where a view begins on its first page, and how large. */
export interface InitialStand {
  /** The part of the page's height that lies above the view, from 0 to 1. */
  down: number;
  zoom: Zoom;
}

/** Where a view rests. */
export interface ReaderStand extends InitialStand {
  page: number;
}

export interface ReaderPagesHandle {
  goTo(stand: Stand): void;
  /** What is at the top of the view. */
  stand(): Stand | undefined;
}

interface ReaderPagesProps extends Arrangement {
  pages: readonly KnownPage[];
  ref: Ref<ReaderPagesHandle>;
  stage: RefObject<HTMLElement | null>;
  /** The point of the stage about which a zoom goes, in pixels; without one it is the middle of its upper edge. */
  about: RefObject<{ x: number; y: number } | undefined>;
  /** Pages that are read now: those of one row. */
  onSeen: (pages: readonly number[]) => void;
  /** A page is asked for that does not stand in this view. */
  onTurn: (page: number) => void;
  /** The size of a page in points, now that it has come. */
  onSize: (page: number, size: PageSize) => void;
  /** A page's text is there to be marked and selected. */
  onText: () => void;
  overlay: ReaderSlots['page'] | undefined;
  /** How far down the page to begin with is begun. */
  down: number;
}

const isSame = (one: Near, other: Near) =>
  one.first === other.first &&
  one.last === other.last &&
  one.read === other.read &&
  one.inView.first === other.inView.first &&
  one.inView.last === other.inView.last;

/** The pages near the view; the list has the height of all of them. */
export function ReaderPages(props: ReaderPagesProps) {
  const { ref, stage, about, pages, factor, turned, view, page, onSeen, onTurn, onSize, onText, overlay, down } = props;
  const t = useT();
  const alone = view === 'single' ? page : 0;
  const layout = useMemo(
    () => layOut({ pages, factor, turned, view, page: alone }),
    [pages, factor, turned, view, alone],
  );
  const list = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const [near, setNear] = useState(() => {
    const top = (findPage(layout, page)?.top ?? between) - between;
    return rowsNear(layout, top, stage.current?.clientHeight ?? 0, page);
  });
  /** Where the stage stood, and the list in it, before the browser moves either. */
  const stood = useRef({ layout, left: 0, top: 0, before: 0 });
  /** The place to go to once it is laid out; at first that of the page to begin with. */
  const wanted = useRef<Stand | undefined>({ page, down });
  /** Where a page that was gone to begins, until somebody scrolls. */
  const held = useRef<number>(undefined);
  const reading = useRef(page);
  useLayoutEffect(() => {
    reading.current = page;
  }, [page]);

  const look = useCallback(() => {
    const element = stage.current;
    if (!element) return;
    const { scrollLeft: left, scrollTop: top, clientHeight } = element;
    stood.current = { layout, left, top, before: list.current?.offsetLeft ?? 0 };
    if (held.current !== top) held.current = undefined;
    const next = rowsNear(layout, top, clientHeight, reading.current, held.current !== undefined);
    setNear((was) => (isSame(was, next) ? was : next));
  }, [layout, stage]);

  /** @returns whether the place is in this layout */
  const show = useCallback(
    ({ page: number, down }: Stand) => {
      const at = findPage(layout, number);
      if (!at) return false;
      const element = stage.current;
      element?.scrollTo({ top: at.top + down * at.height - between, behavior: 'instant' });
      held.current = element?.scrollTop;
      // The browser may tell of the scrolling before the page is drawn anew.
      reading.current = number;
      return true;
    },
    [layout, stage],
  );

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !list.current) return;
    const was = stood.current;
    const point = about.current ?? { x: element.clientWidth / 2, y: 0 };
    about.current = undefined;
    const spot = spotAt(was.layout, was.left + point.x - was.before, was.top + point.y);
    if (wanted.current && show(wanted.current)) wanted.current = undefined;
    else if (was.layout !== layout) {
      const at = spot && placeOf(layout, spot);
      if (at) {
        const left = at.x + list.current.offsetLeft - point.x;
        const isHeld = held.current === was.top;
        element.scrollTo({ left, top: at.y - point.y, behavior: 'instant' });
        // The size of a page came late: it is still the page that was gone to.
        if (isHeld) held.current = element.scrollTop;
      } else show({ page: reading.current, down: 0 });
    }
    look();
  }, [layout, look, show, stage, about]);

  // Before the browser tells of the next scroll: else it would be measured by the layout before.
  useLayoutEffect(() => {
    const element = stage.current;
    element?.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    if (element) observer.observe(element);
    return () => {
      element?.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [stage, look]);

  useImperativeHandle(ref, () => ({
    goTo: (stand) => {
      // The scroll event comes with the next frame: a new layout before it would bring back the place before.
      if (show(stand)) return look();
      wanted.current = stand;
      onTurn(stand.page);
    },
    stand: () => {
      const { layout: laid, left, top, before } = stood.current;
      const spot = spotAt(laid, left + (stage.current?.clientWidth ?? 0) / 2 - before, top + between);
      return spot && { page: spot.number, down: spot.y };
    },
  }));

  const read = layout.rows[near.read];
  const numbers = read?.pages.map(({ number }) => number).join() ?? '';
  useSpareCanvas();
  const isFast = useFastScroll(stage);
  const drawing = new Set(pagesToDraw(layout, near, drawn, isFast));
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (numbers) tell(numbers.split(',').map(Number));
  }, [numbers]);

  return (
    <div ref={list} className={css.pages} style={{ height: layout.height, width: layout.width }}>
      {sheetsOf(layout, near, drawing).map((page) => {
        const { number, width, height, left, top } = page;
        return (
          <section
            key={number}
            data-page={number}
            className={css.page}
            style={{ height, width, transform: `translate(${left}px, ${top}px)` }}
            aria-label={t('readerPageOf', { page: number, total: pages.length })}
            aria-busy={!drawn.has(number)}
          >
            {drawing.has(page) ? (
              <ReaderPage
                {...{ number, width, turned, onSize, onText, overlay }}
                name={nameOfPage(pages, number)}
                onDrawn={(isDrawn) =>
                  setDrawn((was) => {
                    if (was.has(number) === isDrawn) return was;
                    const next = new Set(was);
                    if (isDrawn) next.add(number);
                    else next.delete(number);
                    return next;
                  })
                }
              />
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
