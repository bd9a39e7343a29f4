import type { Layout, PlacedPage, Row } from './page-layout';

/** Pages that are drawn at once, unless more are in view. */
export const mostDrawn = 4;

interface Rows {
  /** From 0. */
  first: number;
  last: number;
}

/** The rows in view and those beside them. */
export interface Near extends Rows {
  inView: Rows;
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
  const inView = { first, last };
  // What comes next is wanted more often than what came before.
  const room = (at: number) =>
    at in rows && countOf(rows.slice(Math.min(at, first), Math.max(at, last) + 1)) <= mostDrawn;
  if (room(last + 1)) last += 1;
  if (room(first - 1)) first -= 1;
  return { first, last, inView, read };
}

const isInView = ({ inView }: Near, at: number) => at >= inView.first && at <= inView.last;

/**
 * The pages to draw: those beside the view wait until all that is in view is drawn, as they would share its line. None
 * is begun while pages fly by: where that ends, those in view would wait for what was asked for on the way.
 * @param drawn the pages that have their picture
 */
export function pagesToDraw({ rows }: Layout, near: Near, drawn: ReadonlySet<number>, isFast: boolean) {
  const { first, last } = near.inView;
  const isDrawn = ({ number }: Row['pages'][number]) => drawn.has(number);
  const mayGoOn = rows.slice(first, last + 1).every(({ pages }) => pages.every(isDrawn));
  return rows
    .slice(near.first, near.last + 1)
    .flatMap(({ pages }, at) =>
      !isFast && (mayGoOn || isInView(near, near.first + at)) ? pages : pages.filter(isDrawn),
    );
}

/** The pages that have a sheet: those that are drawn, and all in view. */
export const sheetsOf = ({ rows }: Layout, near: Near, drawing: ReadonlySet<PlacedPage>) =>
  rows
    .slice(near.first, near.last + 1)
    .flatMap(({ pages }, at) => (isInView(near, near.first + at) ? pages : pages.filter((page) => drawing.has(page))));
