import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { useT } from './messages';
import type { PageSize } from './page-list';
import css from './reader-panel.module.css';

const width = 104;
/** The number below the page, and the room to the next. */
const below = 44;

/** On a line that saves data pages are not fetched for their small pictures. */
const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

interface ThumbnailsProps {
  total: number;
  page: number;
  size: PageSize;
  onPage: (page: number) => void;
}

/** Small pictures of the pages; those in view are drawn. */
export function Thumbnails({ total, page, size, onPage }: ThumbnailsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const height = Math.round((width * size.height) / size.width);
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => list.current,
    estimateSize: () => height + below,
    overscan: 1,
    paddingStart: 12,
    initialOffset: Math.max(0, page - 2) * (height + below),
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
                style={{ width, height }}
                aria-label={t('pageNumber', { page: number })}
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
              <span aria-hidden="true">{number}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
