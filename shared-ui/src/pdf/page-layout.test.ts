import { type Arrangement, findPage, layOut, placeOf, spotAt, stepPage } from './page-layout';

const upright = { width: 300, height: 600 };
const wide = { width: 600, height: 300 };
const mixed = [upright, wide, upright];
const lay = (change: Partial<Arrangement> = {}) =>
  layOut({ pages: mixed, factor: 1, turned: 0, view: 'continuous', page: 1, ...change });

test('[PDF-01] each page has room of its own size, and the list that of the widest', () => {
  const { width, height, rows } = lay();
  expect(rows.map(({ pages }) => pages)).toEqual([
    [{ number: 1, width: 400, height: 800, left: 200, top: 24 }],
    [{ number: 2, width: 800, height: 400, left: 0, top: 848 }],
    [{ number: 3, width: 400, height: 800, left: 200, top: 1272 }],
  ]);
  expect([width, height]).toEqual([800, 2096]);
});

test('[PDF-01] pages that the reader turns have room for their other side', () => {
  expect(findPage(lay({ pages: [upright], factor: 0.75, turned: 90 }), 1)).toMatchObject({ width: 600, height: 300 });
});

test('[PDF-01] of two pages side by side the first of the document is a cover, and each pair has its middle in common', () => {
  const { rows, width } = lay({ pages: [upright, upright, upright, upright], view: 'double' });
  expect(rows.map(({ pages, top }) => [top, ...pages.map(({ number, left }) => [number, left])])).toEqual([
    [24, [1, 204]],
    [848, [2, 0], [3, 408]],
    [1672, [4, 204]],
  ]);
  expect(width).toBe(808);
});

test('[PDF-01] a page that stands alone is all there is', () => {
  const layout = lay({ view: 'single', page: 2 });
  expect(layout).toMatchObject({ width: 800, height: 448 });
  expect(findPage(layout, 1)).toBeUndefined();
});

test.each([
  ['continuous', 3, 1, 4],
  ['single', 1, -1, 1],
  ['double', 1, 1, 2],
  ['double', 2, 1, 4],
  ['double', 3, 1, 4],
  ['double', 4, -1, 2],
  ['double', 3, -1, 1],
  ['double', 6, 1, 6],
  ['double', 5, 1, 6],
  ['continuous', 6, 1, 6],
] as const)('[PDF-01] with pages %s, a step from page %i by %i leads to page %i of six', (view, page, by, to) => {
  expect(stepPage(page, by, view, 6)).toBe(to);
});

test('[PDF-01] after a zoom, or once sizes are known, the same spot of the same page is in view', () => {
  const before = lay();
  const after = lay({ factor: 2 });
  const again = (from: typeof before, to: typeof before, x: number, y: number) => {
    const spot = spotAt(from, x, y);
    return spot && placeOf(to, spot);
  };
  // A quarter down the third page, a quarter from its left edge.
  expect(again(before, after, 300, 1472)).toEqual({ x: 600, y: (findPage(after, 3)?.top ?? 0) + 400 });
  // What lies between pages does not grow with them.
  expect(again(before, after, 400, 836)).toEqual({ x: 800, y: 24 + 1600 + 12 });
  expect(again(before, after, 400, 0)).toEqual({ x: 800, y: 0 });
  const guessed = lay({ pages: [upright, upright, upright] });
  expect(again(guessed, before, 100, findPage(guessed, 3)?.top ?? 0)?.y).toBe(1272);
  const beside = lay({ view: 'double' });
  expect(spotAt(beside, beside.width - 10, 900)).toMatchObject({ number: 3 });
  // The page is not there any more.
  expect(again(before, lay({ pages: [upright] }), 400, 1500)).toBeUndefined();
  expect(spotAt(lay({ pages: [] }), 0, 0)).toBeUndefined();
});
