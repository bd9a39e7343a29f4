import { layOut, sameSpot } from './page-layout';

const upright = { width: 300, height: 600 };
const wide = { width: 600, height: 300 };

test('[PDF-01] each page has room of its own size, and the list that of the widest', () => {
  const { width, sizes, tops } = layOut([upright, wide, upright], 1, 0);
  expect(sizes).toEqual([
    { width: 400, height: 800 },
    { width: 800, height: 400 },
    { width: 400, height: 800 },
  ]);
  expect([width, tops]).toEqual([800, [24, 848, 1272]]);
});

test('[PDF-01] pages that the reader turns have room for their other side', () => {
  expect(layOut([upright], 0.75, 90).sizes).toEqual([{ width: 600, height: 300 }]);
});

test('[PDF-01] after a zoom, or once sizes are known, the same spot of the same page is in view', () => {
  const mixed = [upright, wide, upright];
  const before = layOut(mixed, 1, 0);
  const after = layOut(mixed, 2, 0);
  // A quarter down the third page.
  expect(sameSpot(before, after, 1272 + 206)).toBe((after.tops[2] ?? 0) + 406);
  expect(sameSpot(before, after, 0)).toBe(0);
  const guessed = layOut([upright, upright, upright], 1, 0);
  expect(sameSpot(guessed, before, guessed.tops[2] ?? 0)).toBe(before.tops[2]);
  expect(sameSpot(before, layOut([], 1, 0), 500)).toBe(500);
});
