import type { ReactNode } from 'react';
import { LoadingState, type LoadingStateProps } from '../states/loading-state';
import css from './list-rows.module.css';

export interface ListRowsProps<Row> {
  /** How the last call stands. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The rows to show; while the next ones load, those from before. */
  rows: readonly Row[] | undefined;
  /** What is coming, while nothing is there yet. */
  shape: LoadingStateProps['shape'];
  /** In the place of the rows when the call failed: an `ErrorState` or a `NoPermissionState`. */
  failure: ReactNode;
  /** In the place of the rows when there are none: an `EmptyState`. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list, or what is said where there are none: one order of states for every list. */
export function ListRows<Row>({ status, rows, shape, failure, empty, children }: ListRowsProps<Row>) {
  if (status === 'failed') return failure;
  if (!rows) return <LoadingState shape={shape} />;
  if (rows.length === 0) return empty;
  return (
    <div className={css.rows} aria-busy={status === 'loading'}>
      {children(rows)}
    </div>
  );
}
