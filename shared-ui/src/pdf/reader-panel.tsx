import type { KeyboardEvent } from 'react';
import { Button } from '../base/button';
import { Tabs } from '../base/tabs';
import { ContentsPanel } from './contents-panel';
import type { Destination } from './destination';
import { useT } from './messages';
import type { PdfFile } from './page-list';
import { PrintPanel } from './print-panel';
import css from './reader-panel.module.css';
import { SearchPanel } from './search-panel';
import { Thumbnails } from './thumbnails';
import type { useDocumentSearch } from './use-document-search';
import type { KnownPage } from './use-page-facts';

export type PanelView = 'pages' | 'contents' | 'search' | 'print';

interface ReaderPanelProps {
  view: PanelView;
  pdf: PdfFile;
  page: number;
  pages: readonly KnownPage[];
  found: ReturnType<typeof useDocumentSearch>;
  onView: (view: PanelView) => void;
  onPage: (page: number) => void;
  /** Where an entry of the contents leads. */
  onFollow: (dest: Destination) => void;
  onHit: (at: number) => void;
  onClose: () => void;
  /** The document with what was written in it. */
  copy: (() => Promise<Uint8Array<ArrayBufferLike>>) | undefined;
}

/** Beside the pages: small pictures of them, contents, search and printing. */
export function ReaderPanel(props: ReaderPanelProps) {
  const { view, pdf, page, pages, found, onView, onPage, onFollow, onHit, onClose, copy } = props;
  const t = useT();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const views = {
    pages: <Thumbnails pages={pages} page={page} onPage={onPage} />,
    contents: <ContentsPanel pdf={pdf} onFollow={onFollow} />,
    search: <SearchPanel pages={pages} found={found} onHit={onHit} />,
    print: <PrintPanel pdf={pdf} pages={pages} copy={copy} />,
  };
  return (
    <aside className={css.panel} aria-label={t('readerPanel')} onKeyDown={press}>
      <Tabs
        label={t('readerPanel')}
        value={view}
        onChange={(key) => onView(key as PanelView)}
        items={[
          { key: 'pages', label: t('pages'), children: views.pages },
          { key: 'contents', label: t('readerContents'), children: views.contents },
          { key: 'search', label: t('readerSearch'), children: views.search },
          { key: 'print', label: t('readerPrint'), children: views.print },
        ]}
      />
      <div className={css.close}>
        <Button kind="text" size="sm" icon="x" aria-label={t('readerPanelClose')} onClick={onClose} />
      </div>
    </aside>
  );
}
