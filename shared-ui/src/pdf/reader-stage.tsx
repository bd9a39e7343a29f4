import type { PageHit } from '@tvacha/shared-contract/page-text';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { markHits } from './mark-hits';
import { factorOf, type PdfFile, readerCommand, stepZoom, turnedSize, type Zoom } from './page-list';
import css from './pdf-viewer.module.css';
import { ReaderPages, type ReaderPagesHandle } from './reader-pages';
import { type PanelView, ReaderPanel } from './reader-panel';
import type { ReaderSlots } from './reader-slots';
import { ReaderToolbar } from './reader-toolbar';
import { type SearchText, useDocumentSearch } from './use-document-search';
import { type KnownPage, usePageFacts } from './use-page-facts';

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

/** Scrolls up or down where the words are outside of the view. */
function bringIntoView(stage: Element, range: Range): void {
  const view = stage.getBoundingClientRect();
  const { top, bottom } = range.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) stage.scrollBy({ top: top - view.top - view.height / 3 });
}

interface ReaderStageProps {
  pdf: PdfFile;
  title: string;
  initialPage: number;
  onPageChange: (page: number) => void;
  /** Where it puts how to go to a page, for links within the document. */
  handle: Ref<(page: number) => void>;
  pages: readonly KnownPage[] | undefined;
  searchText: SearchText | undefined;
  original: (() => Promise<string>) | undefined;
  slots?: ReaderSlots | undefined;
}

/** The tools and the pages of a document that has opened. */
export function ReaderStage(props: ReaderStageProps) {
  const { pdf, title, initialPage, onPageChange, handle, searchText, original, slots } = props;
  const total = pdf.numPages;
  const [page, setPage] = useState(Math.min(initialPage, total));
  const [zoom, setZoom] = useState<Zoom>('comfortable');
  const [turned, setTurned] = useState(0);
  const [panel, setPanel] = useState<PanelView>();
  const [isSearching, setSearching] = useState(false);
  /** The texts of pages drawn so far. A callback that changes would have each of them drawn anew. */
  const [texts, countText] = useReducer((count: number) => count + 1, 0);
  /** The hit that was brought into view last: who scrolls away from it may. */
  const shownHit = useRef<PageHit>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const list = useRef<ReaderPagesHandle>(null);
  const room = useRoom(stage);
  const pages = usePageFacts(pdf, props.pages);
  const first = pages?.[0];
  const factor = first && room ? factorOf(zoom, turnedSize(first, turned), room) : 1;
  const found = useDocumentSearch(pdf, searchText);
  const { search, hits, at } = found;
  const hit = isSearching ? hits[at] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: marks are set anew on each text that is drawn
  useEffect(() => {
    if (!stage.current) return;
    const range = markHits(stage.current, isSearching ? search : undefined, hit);
    if (!range || shownHit.current === hit) return;
    shownHit.current = hit;
    bringIntoView(stage.current, range);
  }, [search, hit, texts, isSearching]);

  const see = (seen: number) => {
    if (seen === page) return;
    setPage(seen);
    onPageChange(seen);
  };
  const goTo = (wanted: number) => list.current?.goTo(Math.min(total, Math.max(1, wanted)));
  const zoomBy = (direction: 1 | -1) => setZoom(stepZoom(factor, direction));
  const showHit = (next: number) => {
    found.choose(next);
    const wanted = hits[next];
    if (wanted && wanted.page !== page) goTo(wanted.page);
    uncover();
  };
  const openPanel = (view: PanelView) => {
    setPanel(view);
    setSearching(view === 'search');
  };
  const closePanel = () => {
    setPanel(undefined);
    setSearching(false);
    stage.current?.focus();
  };
  const togglePanel = (view: PanelView) => (panel === view ? closePanel() : openPanel(view));
  /** Where the panel lies over the pages, it gives way to the one that was chosen. */
  const uncover = () => {
    const beside = stage.current?.parentElement?.previousElementSibling;
    if (beside && getComputedStyle(beside).position === 'absolute') setPanel(undefined);
  };
  const choosePage = (wanted: number) => {
    goTo(wanted);
    uncover();
  };
  useImperativeHandle(handle, () => (wanted: number) => list.current?.goTo(wanted), []);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const command = readerCommand(event.key, page, total);
    if (!command) return;
    event.preventDefault();
    if (command === 'actual-size') setZoom(1);
    else if (command === 'turn') setTurned((turned + 90) % 360);
    else if ('panel' in command) togglePanel(command.panel);
    else if ('page' in command) goTo(command.page);
    else zoomBy(command.zoom);
  };

  const getFile = original ?? (() => pdf.getData());
  const copy = slots?.copy;
  const textOf = async (number: number) => {
    const { items, styles } = await (await pdf.getPage(number)).getTextContent();
    return { items: items.filter((item) => 'str' in item), styles };
  };
  const around = { stage, page, goTo, getFile, textOf };
  // The pages scroll, so the keyboard must reach them.
  const reach = { role: 'document', tabIndex: 0, 'aria-label': title, onKeyDown: press };

  return (
    <>
      <ReaderToolbar
        title={title}
        page={page}
        total={total}
        labels={pages}
        percent={Math.round(factor * 100)}
        fitted={zoom === 'fit'}
        panel={panel}
        onPage={goTo}
        onZoom={zoomBy}
        onActualSize={() => setZoom(1)}
        onFit={() => setZoom('fit')}
        onTurn={() => setTurned((turned + 90) % 360)}
        onPanel={togglePanel}
        getFile={getFile}
        more={slots?.tools?.()}
      />
      <div className={css.body}>
        {panel && pages ? (
          <ReaderPanel
            view={panel}
            pdf={pdf}
            page={page}
            pages={pages}
            found={found}
            onView={openPanel}
            onPage={choosePage}
            onHit={showHit}
            onClose={closePanel}
            copy={copy && (() => copy(getFile))}
          />
        ) : null}
        <div className={css.middleColumn}>
          <div ref={stage} className={css.stage} {...reach}>
            {pages && room ? (
              <ReaderPages
                ref={list}
                stage={stage}
                pages={pages}
                isKnown={pages === props.pages}
                factor={factor}
                turned={turned}
                initialPage={page}
                onSeen={see}
                onText={countText}
                overlay={slots?.page}
              />
            ) : null}
          </div>
          {slots?.bar?.(around)}
        </div>
        {slots?.side?.(around)}
      </div>
    </>
  );
}
