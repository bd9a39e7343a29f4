import { pdfBlob, saveFile } from '@tvacha/shared-core/save-file';
import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '../base/button';
import { useRovingFocus } from '../base/use-roving-focus';
import { useT } from './messages';
import { pageFrom } from './page-list';
import type { PanelView } from './reader-panel';
import css from './reader-toolbar.module.css';
import type { KnownPage } from './use-page-facts';

interface ReaderToolbarProps {
  title: string;
  page: number;
  total: number;
  /** What the document calls its pages. */
  labels?: readonly Pick<KnownPage, 'label'>[] | undefined;
  percent: number;
  fitted: boolean;
  /** Whether the menu of the view is open. */
  isViewOpen: boolean;
  viewButton?: Ref<HTMLButtonElement>;
  /** What is open beside the pages. */
  panel: PanelView | undefined;
  onPage: (page: number) => void;
  /** To the page before (-1) or the next: past what stands beside this one. */
  onStep: (direction: 1 | -1) => void;
  onZoom: (direction: 1 | -1) => void;
  onActualSize: () => void;
  onFit: () => void;
  onView: () => void;
  onPanel: (view: PanelView) => void;
  /** The bytes that are shown, as the link they came from may have run out; or a new link to what is saved in their place. */
  getFile: () => Promise<Uint8Array<ArrayBufferLike> | string>;
  /** What another part adds. */
  more?: ReactNode;
}

/** Page, zoom, what is beside the pages, and download. */
export function ReaderToolbar(props: ReaderToolbarProps) {
  const { title, page, total, labels, percent, fitted, panel, onPage, onStep, onZoom, onActualSize, onFit, onPanel } =
    props;
  const t = useT();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = await props.getFile();
      saveFile(`${title}.pdf`, typeof file === 'string' ? file : pdfBlob(file));
    } finally {
      setBusy(false);
    }
  };
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar);
  return (
    <div ref={bar} className={css.bar} role="toolbar" aria-label={t('readerTools')} {...roving}>
      <div className={css.group}>
        <Button
          kind="text"
          icon="sidebar-simple"
          aria-label={t('readerPanelOpen')}
          aria-expanded={panel === 'pages' || panel === 'contents'}
          onClick={() => onPanel(panel === 'contents' ? 'contents' : 'pages')}
        />
      </div>
      <div className={css.group}>
        <span className={css.wide}>
          <Button
            kind="text"
            icon="caret-left"
            aria-label={t('pagePrevious')}
            disabled={page <= 1}
            onClick={() => onStep(-1)}
          />
        </span>
        <PageField page={page} total={total} labels={labels} onPage={onPage} />
        <span className={css.wide}>
          <Button
            kind="text"
            icon="caret-right"
            aria-label={t('pageNext')}
            disabled={page >= total}
            onClick={() => onStep(1)}
          />
        </span>
      </div>
      <div className={clsx(css.group, css.zoom)}>
        <Button kind="text" icon="minus" aria-label={t('readerZoomOut')} onClick={() => onZoom(-1)} />
        <button type="button" className={css.percent} aria-label={t('readerZoom', { percent })} onClick={onActualSize}>
          {percent}%
        </button>
        <Button kind="text" icon="plus" aria-label={t('readerZoomIn')} onClick={() => onZoom(1)} />
        <span className={css.wide}>
          <Button kind="text" icon="arrows-out" aria-label={t('readerFit')} aria-pressed={fitted} onClick={onFit} />
        </span>
      </div>
      <div className={css.end}>
        {props.more}
        <Button
          ref={props.viewButton}
          kind="text"
          icon="book-open"
          aria-label={t('readerView')}
          aria-expanded={props.isViewOpen}
          onClick={props.onView}
        />
        <Button
          kind="text"
          icon="magnifying-glass"
          aria-label={t('readerSearch')}
          aria-expanded={panel === 'search'}
          onClick={() => onPanel('search')}
        />
        <span className={css.wide}>
          <Button
            kind="text"
            icon="printer"
            aria-label={t('readerPrint')}
            aria-expanded={panel === 'print'}
            onClick={() => onPanel('print')}
          />
        </span>
        <Button kind="primary" icon="download-simple" loading={busy} onClick={download}>
          <span className={css.words}>{t('readerDownload')}</span>
        </Button>
      </div>
    </div>
  );
}

type PageFieldProps = Pick<ReaderToolbarProps, 'page' | 'total' | 'labels' | 'onPage'>;

/** The page in view; another may be typed. */
function PageField({ page, total, labels, onPage }: PageFieldProps) {
  const t = useT();
  const [draft, setDraft] = useState<string>();
  const label = labels?.[page - 1]?.label;
  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = draft === undefined ? undefined : pageFrom(draft, total, labels);
    setDraft(undefined);
    if (wanted !== undefined && wanted !== page) onPage(wanted);
  };
  return (
    <form className={css.place} onSubmit={go}>
      <input
        className={css.field}
        inputMode={labels?.some((one) => one.label !== null) ? 'text' : 'numeric'}
        aria-label={t('readerPage')}
        value={draft ?? label ?? String(page)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => go()}
      />
      <span className={css.of}>{label ? t('readerOfLabelled', { page, total }) : t('readerOf', { total })}</span>
    </form>
  );
}
