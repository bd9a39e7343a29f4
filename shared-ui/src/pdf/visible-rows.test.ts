import { layOut } from './page-layout';
import type { View } from './page-list';
import { pagesToDraw, rowsNear, sheetsOf } from './visible-rows';

const pages = Array.from({ length: 12 }, () => ({ width: 300, height: 600 }));
const lay = (factor: number, view: View = 'continuous') => layOut({ pages, factor, turned: 0, view, page: 1 });

test('[PDF-01] beside the pages in view those next to them are drawn, four in all', () => {
  // 800 px each, 24 between.
  expect(rowsNear(lay(1), 0, 700, 1)).toEqual({ first: 0, last: 1, inView: { first: 0, last: 0 }, read: 0 });
  expect(rowsNear(lay(1), 1700, 600, 3)).toEqual({ first: 1, last: 3, inView: { first: 2, last: 2 }, read: 2 });
  expect(rowsNear(lay(1), 1500, 600, 2)).toEqual({ first: 0, last: 3, inView: { first: 1, last: 2 }, read: 2 });
  expect(rowsNear(lay(1, 'double'), 900, 600, 2)).toEqual({
    first: 1,
    last: 2,
    inView: { first: 1, last: 1 },
    read: 1,
  });
});

test('[PDF-01] pages beside the view wait until those in view are drawn; what was drawn stays', () => {
  const layout = lay(1);
  const near = rowsNear(layout, 1700, 600, 3);
  const toDraw = (...drawn: number[]) => pagesToDraw(layout, near, new Set(drawn), false).map(({ number }) => number);
  expect(toDraw()).toEqual([3]);
  expect(toDraw(4)).toEqual([3, 4]);
  expect(toDraw(3)).toEqual([2, 3, 4]);
});

test('[PDF-01] while pages fly by none is begun, what was drawn stays, and each in view has its sheet', () => {
  const layout = lay(1);
  const near = rowsNear(layout, 1700, 600, 3);
  const numbers = (some: readonly { number: number }[]) => some.map(({ number }) => number);
  expect(numbers(pagesToDraw(layout, near, new Set(), true))).toEqual([]);
  expect(numbers(pagesToDraw(layout, near, new Set([3, 4]), true))).toEqual([3, 4]);
  const drawing = pagesToDraw(layout, near, new Set([4]), true);
  expect(numbers(sheetsOf(layout, near, new Set(drawing)))).toEqual([3, 4]);
});

test('[PDF-01] where more are in view they are all drawn, and no other', () => {
  expect(rowsNear(lay(0.25), 0, 1000, 1)).toEqual({ first: 0, last: 4, inView: { first: 0, last: 4 }, read: 0 });
});

test('[PDF-01] the page that is read is the one of which most is in view, and who went to one stays there', () => {
  expect(rowsNear(lay(1), 400, 800, 1).read).toBe(0);
  expect(rowsNear(lay(1), 500, 800, 1).read).toBe(1);
  // A link led to the lower half of the first.
  expect(rowsNear(lay(1), 500, 800, 1, true).read).toBe(0);
  expect(rowsNear(lay(1), 900, 800, 1, true).read).toBe(1);
  // Twelve pages of 200 px: the last ones are all in view, and the last was asked for.
  const small = lay(0.25);
  expect(rowsNear(small, small.height - 700, 700, 12).read).toBe(11);
  expect(rowsNear(small, small.height - 700, 700, 1).read).toBe(9);
});

test('[PDF-01] beyond the last page, and in a list of none, nothing is out of order', () => {
  expect(rowsNear(lay(1), 99_999, 600, 12)).toMatchObject({ first: 10, last: 11, read: 11 });
  const none = layOut({ pages: [], factor: 1, turned: 0, view: 'continuous', page: 1 });
  expect(rowsNear(none, 0, 600, 1)).toMatchObject({ first: 0, last: 0, read: 0 });
});
