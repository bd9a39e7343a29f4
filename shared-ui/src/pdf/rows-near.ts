import type { Layout, Row } from './page-layout';

/** Pages that are drawn at once, unless more are in view. */
export const mostDrawn = 4;

export interface Near {
  /** Rows that are drawn, from 0: from the first to the last. */
  first: number;
  last: number;
  /** The row that is read. */
  read: number;
}

const countOf = (rows: readonly Row[]) => rows.reduce((sum, { pages }) => sum + pages.length, 0);

/**
 * The rows in view of a list that is scrolled, and those beside them as long as they are few.
 * @param reading the page that was read until now: it stays so while as much of it is in view as of any other
 * @param isHeld that page was gone to, and nobody has scrolled since: it stays so while anything of it is in view
 */
export function rowsNear({ rows }: Layout, top: number, height: number, reading: number, isHeld = false): Near {
  const shown = (row: Row) => Math.min(row.top + row.height, top + height) - Math.max(row.top, top);
  // Between two rows, or beyond the last one, none is in view.
  const above = rows.findLastIndex((row) => row.top <= top);
  let first = rows.findIndex((row) => shown(row) > 0);
  if (first < 0) first = Math.max(0, above);
  let last = first;
  while (last + 1 < rows.length && shown(rows[last + 1] as Row) > 0) last += 1;
  let read = first;
  for (let at = first; at <= last; at += 1) {
    const [best, row] = [rows[read], rows[at]];
    if (!best || !row) break;
    const more = shown(row) - shown(best);
    const isReading = row.pages.some(({ number }) => number === reading);
    if (more > 0 || (more === 0 && isReading)) read = at;
    if (!isHeld || !isReading || shown(row) <= 0) continue;
    read = at;
    break;
  }
  // What comes next is wanted more often than what came before.
  const room = (at: number) =>
    at in rows && countOf(rows.slice(Math.min(at, first), Math.max(at, last) + 1)) <= mostDrawn;
  if (room(last + 1)) last += 1;
  if (room(first - 1)) first -= 1;
  return { first, last, read };
}
