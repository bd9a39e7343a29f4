import { clsx } from 'clsx';
import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { Destination } from './destination';
import { HitTicks } from './hit-ticks';
import { useT } from './messages';
import { roomOf, stepPage } from './page-layout';
import { factorOf, nameOfPage, type PdfFile, stepZoom, turnedSize, within, type Zoom } from './page-list';
import css from './pdf-viewer.module.css';
import { type InitialStand, ReaderPages, type ReaderPagesHandle, type ReaderStand, type Stand } from './reader-pages';
import { ReaderPanel } from './reader-panel';
import { useReaderSettings } from './reader-settings';
import type { ReaderSlots } from './reader-slots';
import { ReaderToolbar } from './reader-toolbar';
import { TextView } from './text-view';
import { TrailBar } from './trail-bar';
import { type SearchText, useDocumentSearch } from './use-document-search';
import { useHand } from './use-hand';
import { useMarkedHits } from './use-marked-hits';
import { useNamedLinks } from './use-named-links';
import { type KnownPage, usePageFacts } from './use-page-facts';
import { useRest } from './use-rest';
import { useRoom } from './use-room';
import { useSidePanel } from './use-side-panel';
import { useStageKeys } from './use-stage-keys';
import { useTrail } from './use-trail';
import { useTurning } from './use-turning';
import { useZoomGestures } from './use-zoom-gestures';
import { ViewMenu } from './view-menu';

interface ReaderStageProps {
  pdf: PdfFile;
  title: string;
  initialPage: number;
  initialStand: InitialStand | undefined;
  onStand: ((stand: ReaderStand) => void) | undefined;
  onPageChange: (page: number) => void;
  /** Where it puts how to follow a link within the document. */
  handle: Ref<(dest: Destination) => void>;
  pages: readonly KnownPage[] | undefined;
  searchText: SearchText | undefined;
  original: (() => Promise<string>) | undefined;
  slots?: ReaderSlots | undefined;
  isFull: boolean;
  onFull: () => void;
}

/** The tools and the pages of a document that has opened. */
export function ReaderStage(props: ReaderStageProps) {
  const { pdf, title, initialPage, initialStand, onPageChange, handle, searchText, original, slots, isFull, onFull } =
    props;
  const t = useT();
  const total = pdf.numPages;
  const [page, setPage] = useState(Math.min(initialPage, total));
  const [settings, change] = useReaderSettings();
  const { view, isText } = settings;
  const [zoom, setZoom] = useState<Zoom>(initialStand?.zoom ?? 'comfortable');
  const [turned, setTurned] = useState(0);
  const [isViewOpen, setViewOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const list = useRef<ReaderPagesHandle>(null);
  const viewButton = useRef<HTMLButtonElement>(null);
  const about = useRef<{ x: number; y: number }>(undefined);
  const room = useRoom(stage);
  const { pages, learn } = usePageFacts(pdf, props.pages);
  const found = useDocumentSearch(pdf, searchText);
  const side = useSidePanel(stage);
  const countText = useMarkedHits(stage, found, side.isSearching);

  // Of pages of several sizes those that stand alone are fitted each, and else all by the first.
  const fitted = pages?.[view === 'single' ? page - 1 : 0];
  const factor = fitted && room ? factorOf(zoom, turnedSize(fitted, turned), roomOf(room, view)) : 1;

  const setSeen = (seen: number) => {
    if (seen === page) return;
    setPage(seen);
    onPageChange(seen);
  };
  const show = (stand: Stand) => {
    const wanted = Math.min(total, Math.max(1, stand.page));
    list.current?.goTo({ ...stand, page: wanted });
    setSeen(wanted);
    if (isText) stage.current?.scrollTo({ top: 0, behavior: 'instant' });
  };
  const goTo = (wanted: number) => show({ page: wanted, down: 0 });
  const step = (direction: 1 | -1, down = 0) => {
    const next = isText ? page + direction : stepPage(page, direction, view, total);
    if (next !== page && next >= 1 && next <= total) show({ page: next, down });
  };
  const here = (): Stand => list.current?.stand() ?? { page, down: 0 };
  useRest(stage, zoom, () => {
    const stand = list.current?.stand();
    if (stand) props.onStand?.({ ...stand, zoom });
  });
  const trail = useTrail({ pdf, turned, here, show });
  const retrace = (direction: 1 | -1) => {
    const isGone = trail.go(direction);
    if (isGone) stage.current?.focus();
    return isGone;
  };
  // The link goes with its page, and the focus would go with it.
  useImperativeHandle(
    handle,
    () => (dest: Destination) => void trail.follow(dest).then(() => stage.current?.focus({ preventScroll: true })),
  );

  const zoomTo = (next: number) => setZoom(within(next));
  const zoomBy = (direction: 1 | -1) => setZoom(stepZoom(factor, direction));
  const turn = () => setTurned((turned + 90) % 360);
  useZoomGestures({
    stage,
    factor,
    onZoom: (next, point) => {
      if (isText || within(next) === factor) return;
      about.current = point;
      zoomTo(next);
    },
  });
  useNamedLinks(stage, t);
  useHand(stage, step);
  useTurning(stage, view === 'single' && !isText, step);

  const closeView = useCallback(() => setViewOpen(false), []);
  const showHit = (next: number) => {
    found.choose(next);
    const wanted = found.hits[next];
    if (wanted && wanted.page !== page) goTo(wanted.page);
    side.uncover();
  };

  const { onKeyDown, onCopy } = useStageKeys({
    retrace,
    leaveFull: isFull ? onFull : undefined,
    otherKey: isText ? undefined : slots?.key,
    run: (command) => {
      if (command === 'turn') turn();
      else if (command === 'full') onFull();
      else if ('panel' in command) side.toggle(command.panel);
      else if ('page' in command) goTo(command.page);
      else if ('step' in command) step(command.step);
      else if ('fit' in command) setZoom(command.fit);
      else if ('zoom' in command) zoomBy(command.zoom);
      else if (command.view === 'text') change({ isText: !isText });
      else change({ isText: false, view: command.view });
    },
  });

  const getFile = original ?? (() => pdf.getData());
  const copy = slots?.copy;
  const textOf = useCallback(
    async (number: number) => {
      const { items, styles } = await (await pdf.getPage(number)).getTextContent();
      return { items: items.filter((item) => 'str' in item), styles };
    },
    [pdf],
  );
  const around = { stage, page, goTo, nameOf: (one: number) => nameOfPage(pages, one), getFile, textOf };
  // The pages scroll, so the keyboard must reach them.
  const reach = { role: 'document', tabIndex: 0, 'aria-label': title, onKeyDown, onCopy };

  return (
    <>
      <ReaderToolbar
        title={title}
        page={page}
        total={total}
        labels={pages}
        percent={Math.round(factor * 100)}
        fitted={zoom === 'fit'}
        isViewOpen={isViewOpen}
        viewButton={viewButton}
        panel={side.panel}
        onPage={goTo}
        onStep={step}
        onZoom={zoomBy}
        onActualSize={() => setZoom(1)}
        onFit={() => setZoom('fit')}
        onView={() => setViewOpen(!isViewOpen)}
        onPanel={side.toggle}
        getFile={getFile}
        more={isText ? null : slots?.tools?.()}
      />
      <div className={css.body}>
        {isViewOpen ? (
          <ViewMenu
            opener={viewButton}
            settings={settings}
            onSettings={change}
            zoom={zoom}
            percent={Math.round(factor * 100)}
            onZoom={zoomBy}
            onFit={setZoom}
            onTurn={turn}
            isFull={isFull}
            onFull={onFull}
            onClose={closeView}
          />
        ) : null}
        {side.panel && pages ? (
          <ReaderPanel
            view={side.panel}
            pdf={pdf}
            page={page}
            pages={pages}
            found={found}
            onView={side.open}
            onPage={(wanted) => {
              goTo(wanted);
              side.uncover();
            }}
            onFollow={(dest) => {
              void trail.follow(dest);
              side.uncover();
            }}
            onHit={showHit}
            onClose={side.close}
            copy={copy && (() => copy(getFile))}
          />
        ) : null}
        <div className={css.middleColumn}>
          <div ref={stage} className={clsx(css.stage, settings.isDimmed && css.dimmed)} {...reach}>
            {isText ? (
              <TextView
                {...{ page, total, labels: pages, textOf, ...settings }}
                onPage={goTo}
                onPages={() => change({ isText: false })}
              />
            ) : pages && room ? (
              <ReaderPages
                ref={list}
                {...{ stage, about, pages, factor, turned, view, page }}
                onSeen={(seen) => {
                  if (!seen.includes(page)) setSeen(seen[0] ?? page);
                }}
                onTurn={setSeen}
                onSize={learn}
                onText={countText}
                overlay={slots?.page}
                down={page === initialPage ? (initialStand?.down ?? 0) : 0}
              />
            ) : null}
          </div>
          {side.isSearching && !isText ? <HitTicks hits={found.hits} total={total} onHit={showHit} /> : null}
          <TrailBar trail={trail.trail} labels={pages} onRetrace={retrace} onEnd={trail.end} />
          {isText ? null : slots?.bar?.(around)}
        </div>
        {slots?.side?.(around)}
      </div>
    </>
  );
}
