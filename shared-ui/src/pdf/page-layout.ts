import { type PageSize, pixelsPerPoint, turnedSize, type View } from './page-list';

/** A page in its place, in CSS pixels from the corner of the list. */
export interface PlacedPage extends PageSize {
  /** From 1. */
  number: number;
  left: number;
  top: number;
}

/** Pages beside each other. */
export interface Row {
  top: number;
  height: number;
  pages: readonly PlacedPage[];
}

export interface Layout {
  /** Of the widest row. */
  width: number;
  height: number;
  rows: readonly Row[];
}

/** CSS pixels above, between and below rows, and between two pages of one. */
export const between = 24;
export const beside = 8;

/** The numbers of the pages of each row. In the view of a single page that is the whole list. */
function rowsOf(total: number, view: View, page: number): number[][] {
  if (view === 'single') return [[page]];
  const all = Array.from({ length: total }, (_, at) => at + 1);
  if (view === 'continuous') return all.map((number) => [number]);
  return [all.slice(0, 1), ...all.flatMap((number) => (number % 2 === 0 ? [all.slice(number - 1, number + 1)] : []))];
}

/** The page that a step leads to: past those that stand beside this one. */
export function stepPage(page: number, direction: 1 | -1, view: View, total: number): number {
  if (view !== 'double') return Math.min(total, Math.max(1, page + direction));
  const first = page - (page % 2);
  const next = direction > 0 ? first + 2 : Math.max(1, first - 2);
  return next > total ? page : next;
}

/** Of room in pixels, what one page may take. */
export const roomOf = ({ width, height }: PageSize, view: View): PageSize => ({
  width: view === 'double' ? (width - beside) / 2 : width,
  height,
});

export interface Arrangement {
  pages: readonly PageSize[];
  /** By which points of a page are enlarged to pixels of 100 %. */
  factor: number;
  /** Quarter turns by the reader, in degrees. */
  turned: number;
  view: View;
  /** The one that is shown where it is alone. */
  page: number;
}

/** Room for each page at this zoom, whether its bytes have come or not. */
export function layOut({ pages, factor, turned, view, page }: Arrangement): Layout {
  const sizeOf = (number: number) => {
    const { width, height } = turnedSize(pages[number - 1] ?? { width: 0, height: 0 }, turned);
    const scale = factor * pixelsPerPoint;
    return { number, width: Math.round(width * scale), height: Math.round(height * scale) };
  };
  const sized = rowsOf(pages.length, view, page).map((row) => row.map(sizeOf));
  const widthOf = (row: readonly PageSize[]) =>
    row.reduce((sum, { width }) => sum + width, beside * Math.max(0, row.length - 1));
  const widest = sized.reduce((most, row) => Math.max(most, widthOf(row)), 0);
  let top = between;
  const rows = sized.map((row): Row => {
    let left = Math.round((widest - widthOf(row)) / 2);
    const placed = row.map((one) => {
      const here = { ...one, left, top };
      left += one.width + beside;
      return here;
    });
    const height = Math.max(0, ...row.map((one) => one.height));
    const done = { top, height, pages: placed };
    top += height + between;
    return done;
  });
  return { width: widest, height: top, rows };
}

/** A page of a layout, from 1; none where another is shown alone. */
export function findPage({ rows }: Layout, number: number): PlacedPage | undefined {
  for (const { pages } of rows) for (const page of pages) if (page.number === number) return page;
  return undefined;
}

/** A spot of a page: parts of its width and height, and the pixels by which it lies beside the page. */
export interface Spot {
  number: number;
  x: number;
  y: number;
  beyond: readonly [x: number, y: number];
}

const part = (at: number, size: number) => Math.min(1, Math.max(0, size > 0 ? at / size : 0));

/** What lies at a place of the list. */
export function spotAt({ rows }: Layout, x: number, y: number): Spot | undefined {
  const row = rows.findLast(({ top }) => top <= y) ?? rows[0];
  const page = row?.pages.findLast(({ left }) => left <= x) ?? row?.pages[0];
  if (!page) return undefined;
  const [inX, inY] = [part(x - page.left, page.width), part(y - page.top, page.height)];
  const beyond = [x - page.left - inX * page.width, y - page.top - inY * page.height] as const;
  return { number: page.number, x: inX, y: inY, beyond };
}

/** Where a spot lies in a layout, after a zoom or once sizes are known. */
export function placeOf(layout: Layout, { number, x, y, beyond }: Spot): { x: number; y: number } | undefined {
  const page = findPage(layout, number);
  return page && { x: page.left + x * page.width + beyond[0], y: page.top + y * page.height + beyond[1] };
}
