import { type PageSize, pixelsPerPoint, turnedSize } from './page-list';

/** Where pages stand in the list, in CSS pixels from its top. */
export interface Layout {
  /** Of the widest page. */
  width: number;
  sizes: PageSize[];
  tops: number[];
}

/** CSS pixels above, between and below pages. */
export const between = 24;

/** Room for each page at this zoom, whether its bytes have come or not. */
export function layOut(pages: readonly PageSize[], factor: number, turned: number): Layout {
  let top = between;
  const tops: number[] = [];
  const sizes = pages.map((page) => {
    const { width, height } = turnedSize(page, turned);
    const size = {
      width: Math.round(width * factor * pixelsPerPoint),
      height: Math.round(height * factor * pixelsPerPoint),
    };
    tops.push(top);
    top += size.height + between;
    return size;
  });
  return { width: sizes.reduce((most, { width }) => Math.max(most, width), 0), sizes, tops };
}

/** After a zoom, or when sizes have come, the reader looks at the same spot of the same page. */
export function sameSpot(before: Layout, after: Layout, spot: number): number {
  // Above the first page there is none.
  const page = before.tops.findLastIndex((top) => top <= spot);
  const [was, is] = [before.sizes[page], after.sizes[page]];
  if (!was || !is) return spot;
  return (after.tops[page] ?? 0) + ((spot - (before.tops[page] ?? 0)) * (is.height + between)) / (was.height + between);
}
