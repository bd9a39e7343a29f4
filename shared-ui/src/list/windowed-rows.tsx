import type { RowPages } from '@tvacha/shared-core/list';
import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { useT as useUiT } from '../base/messages';
import { Notice } from '../feedback/notice';
import { useT } from './messages';
import { VirtualGrid, type VirtualGridProps } from './virtual-grid';
import css from './windowed-rows.module.css';

export interface WindowedRowsProps<Row>
  extends Pick<VirtualGridProps<Row>, 'minColumnWidth' | 'estimateHeight' | 'label' | 'leadTo'> {
  pages: RowPages<Row>;
  rowKey: (row: Row) => string;
  item: (row: Row) => ReactNode;
}

/** Rows without pages to turn: those near the view are drawn, and what has not come yet is an outline in its place. */
export function WindowedRows<Row>({ pages, rowKey, item, ...grid }: WindowedRowsProps<Row>) {
  const t = useT();
  const words = useUiT();
  return (
    <>
      <VirtualGrid items={pages.rows} itemKey={rowKey} renderItem={item} onView={pages.onView} {...grid} />
      {pages.retry ? (
        <div className={css.failed}>
          <Notice
            tone="warning"
            live
            title={t('rowsFailed')}
            action={
              <Button size="sm" onClick={pages.retry}>
                {words('tryAgain')}
              </Button>
            }
          />
        </div>
      ) : null}
    </>
  );
}
