import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { useT } from './messages';
import { nameOfPage } from './page-list';
import css from './reader-panel.module.css';
import type { KnownPage } from './use-page-facts';

const width = 104;
/** The number below the page, and the room to the next. */
const below = 44;

/** On a line that saves data pages are not fetched for their small pictures. */
const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

interface ThumbnailsProps {
  pages: readonly KnownPage[];
  page: number;
  onPage: (page: number) => void;
}

/** Small pictures of the pages; those in view are drawn. */
export function Thumbnails({ pages, page, onPage }: ThumbnailsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const heightOf = (index: number) => {
    const size = pages[index];
    return size ? Math.round((width * size.height) / size.width) : 0;
  };
  const rows = useVirtualizer({
    count: pages.length,
    getScrollElement: () => list.current,
    estimateSize: (index) => heightOf(index) + below,
    overscan: 1,
    paddingStart: 12,
  });
  useEffect(() => {
    rows.scrollToIndex(page - 1, { align: 'auto' });
  }, [rows, page]);
  const isDrawn = !savesData();
  return (
    <div ref={list} className={css.list}>
      <ul className={css.pages} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const number = index + 1;
          return (
            <li key={key} className={css.thumbnail} style={{ transform: `translateY(${start}px)` }}>
              <button
                type="button"
                className={clsx(css.sheet, number === page && css.current)}
                style={{ width, height: heightOf(index) }}
                aria-label={t('pageNumber', { page: nameOfPage(pages, number) })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {isDrawn ? (
                  <Page
                    pageNumber={number}
                    width={width - 4}
                    renderTextLayer={false}
                    renderAnnotationLayer={false}
                    loading={null}
                    noData={null}
                    error={null}
                  />
                ) : null}
              </button>
              <span aria-hidden="true">{nameOfPage(pages, number)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
