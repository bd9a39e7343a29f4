import type { Page } from '@tvacha/shared-core/resources';
import { useCallback, useEffect } from 'react';

/** A row with files, whose links the server lets end after 300 s (SEC-31). */
interface Filed {
  _id: string;
  files: readonly unknown[];
}

/** How long after they came new links of the newest page are asked for, in milliseconds. */
const every = 240_000;

interface Options<Row> {
  newest: { items: readonly Row[] } | null;
  reload: () => void;
  /** All that is shown, the newest first. */
  rows: readonly Row[];
  /** Asks for one row: the newest, or the one before another. */
  ask: (query: { before?: string; dataPerPage: 1 }) => Promise<Page<Row>>;
}

/**
 * Keeps links to files good: those of the newest page come anew as long as some are shown, those of one row when they
 * are asked for.
 * @returns what asks for one row by its id, with new links; it throws where the row cannot be had.
 */
export function useFreshLinks<Row extends Filed>(options: Options<Row>): (id: string) => Promise<Row> {
  const { newest, reload, rows, ask } = options;
  const hasFiles = newest?.items.some(({ files }) => files.length > 0) ?? false;
  useEffect(() => {
    if (!hasFiles) return;
    const timer = setInterval(() => document.hidden || reload(), every);
    return () => clearInterval(timer);
  }, [hasFiles, reload]);
  return useCallback(
    async (id) => {
      const before = rows[rows.findIndex(({ _id }) => _id === id) - 1]?._id;
      const { items } = await ask({ ...(before === undefined ? {} : { before }), dataPerPage: 1 });
      const row = items.find(({ _id }) => _id === id);
      if (!row) throw new Error('The row is not there any more');
      return row;
    },
    [rows, ask],
  );
}
