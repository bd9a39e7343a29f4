import { menuStyle, sheetStyle } from '../header/menu-bar';
import { hiddenBy } from './test-hidden-by';

const entries = Array.from({ length: 9 }, (_, at) => at + 1);

/** By the rule: 190 px an item in the bar, all others in the overflow menu, a drawer up to 425 px. */
test.each([
  { view: 1920, bar: 1710, inBar: 9 },
  { view: 1920, bar: 1709, inBar: 8 },
  { view: 1440, bar: 900, inBar: 4 },
  { view: 1280, bar: 760, inBar: 4 },
  { view: 1280, bar: 759, inBar: 3 },
  { view: 768, bar: 280, inBar: 1 },
  { view: 768, bar: 189, inBar: 0 },
  { view: 426, bar: 60, inBar: 0 },
])('[NAV-07] $view px wide with $bar px for the menu: $inBar entries, the rest under More', ({ view, bar, inBar }) => {
  const gone = hiddenBy(menuStyle(entries.length), { bar, view });
  expect(entries.filter((at) => !gone.has(`data-bar-item="${at}"`))).toEqual(entries.slice(0, inBar));
  expect(entries.filter((at) => !gone.has(`data-more-item="${at}"`))).toEqual(entries.slice(inBar));
  expect(gone.has('data-more')).toBe(inBar === entries.length);
  expect(gone.has('data-top-menu')).toBe(false);
  expect(gone.has('data-drawer-button')).toBe(true);
});

test.each([425, 390, 320])('[NAV-07] at %i px the menu is a drawer', (view) => {
  const gone = hiddenBy(menuStyle(entries.length), { bar: 0, view });
  expect(gone.has('data-top-menu')).toBe(true);
  expect(gone.has('data-drawer-button')).toBe(false);
});

test('[NAV-07] the overflow menu is as narrow as one entry only where it holds one', () => {
  expect(sheetStyle(entries.length)).toMatch(
    /^@container menu \(width >= 95rem\)\{ul\[data-more-sheet\]\{.*width:264px/,
  );
});
