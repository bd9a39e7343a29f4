import type { Mark } from '@tvacha/shared-contract';
import { boxOf, erased, isHit, markAt, moved, resized, thinned } from './geometry';
import { asMarkdown, noteRows } from './note-rows';
import { strokePath } from './stroke-path';

const page = [0, 0, 595, 842] as const;
const common = { id: 'a', revision: 1, page: 1 };
const ink = (points: number[], more: object = {}) =>
  ({ ...common, kind: 'ink', colour: 'red', width: 2, points, ...more }) as Extract<Mark, { kind: 'ink' }>;
const shape = (form: 'line' | 'arrow' | 'box' | 'ellipse') =>
  ({ ...common, kind: 'shape', form, colour: 'teal', width: 2, from: [100, 100], to: [200, 160] }) as Mark;
const note = (text: string, at: [number, number], more: object = {}) =>
  ({ ...common, kind: 'note', colour: 'yellow', at, text, ...more }) as Mark;
const highlight = (quote: string, text: string, more: object = {}) =>
  ({
    ...common,
    kind: 'highlight',
    colour: 'rose',
    boxes: [[50, 700, 300, 712]],
    quote,
    before: '',
    after: '',
    text,
    ...more,
  }) as Mark;

/** A straight stroke of eleven points, from 100 to 200. */
const straight = Array.from({ length: 11 }, (_, at) => [100 + at * 10, 50, 0.5]).flat();

test.each([
  ['a line beside its middle', shape('line'), [150, 130], true],
  ['a line far from it', shape('line'), [150, 160], false],
  ['the edge of a box', shape('box'), [150, 160], true],
  ['the inside of a box, through which one reads', shape('box'), [150, 130], false],
  ['the edge of an ellipse', shape('ellipse'), [150, 160], true],
  ['the corner of the box around an ellipse', shape('ellipse'), [101, 101], false],
  ['a stroke between two of its points', ink(straight), [105, 51], true],
  ['a stroke of a single point', ink([10, 10, 0.5]), [12, 11], true],
  ['words that are highlighted', highlight('words', ''), [60, 705], true],
  ['a note', note('x', [30, 30]), [36, 24], true],
] as const)('[PDF-02] a press on %s', (_what, mark, at, expected) => {
  expect(isHit(mark, at, 3)).toBe(expected);
});

test('[PDF-02] of marks that lie on each other the one drawn last is taken', () => {
  const [below, above] = [note('below', [50, 50]), note('above', [52, 52], { id: 'b' })];
  expect(markAt([below, above], [51, 51], 2)).toBe(above);
});

test('[PDF-02] a mark moves, but its middle stays on the page; a highlight stays on its words', () => {
  expect(boxOf(moved(shape('box'), [10, -20], page))).toEqual([110, 80, 210, 140]);
  expect(boxOf(moved(shape('box'), [10_000, 10_000], page))).toEqual([545, 812, 645, 872]);
  expect(moved(ink([1, 2, 0.3]), [1, 10], page).points).toEqual([2, 12, 0.3]);
  const words = highlight('words', '');
  expect(moved(words, [10, 10], page)).toBe(words);
});

test('[PDF-02] a mark is drawn larger from its corner, and what has no height keeps none', () => {
  expect(boxOf(resized(shape('box'), [100, 100, 300, 220]))).toEqual([100, 100, 300, 220]);
  const flat = resized(ink(straight), [100, 50, 150, 90]);
  expect(boxOf(flat)).toEqual([100, 50, 150, 50]);
  expect(flat.points.filter((_, at) => at % 3 === 2)).toEqual(Array.from({ length: 11 }, () => 0.5));
});

test('[PDF-02] the eraser splits a stroke where it went over it, and leaves others whole', () => {
  expect(erased(straight, [150, 50], 4).map((piece) => [piece[0], piece.at(-3)])).toEqual([
    [100, 140],
    [160, 200],
  ]);
  expect(erased(straight, [150, 70], 4)).toEqual([straight]);
  // Between two points of a quick stroke.
  expect(erased(straight, [155, 50], 2).map((piece) => [piece[0], piece.at(-3)])).toEqual([
    [100, 150],
    [160, 200],
  ]);
  expect(erased([100, 50, 0.5, 101, 50, 0.5], [100, 50], 5)).toEqual([]);
  // A crumb of one point at the end goes as well.
  expect(erased(straight, [190, 50], 4).map((piece) => piece.at(-3))).toEqual([180]);
});

test('[PDF-02] a stroke of more points than it may have is thinned, and keeps both ends', () => {
  const long = Array.from({ length: 5_000 }, (_, at) => [at, at / 2, 0.5]).flat();
  const thin = thinned(long, 2_000);
  expect([thin.length, thin[0], thin.at(-3)]).toEqual([6_000, 0, 4_999]);
  expect(thinned(straight, 2_000)).toEqual(straight);
});

test('[PDF-02] a firm press draws a wider line than a light one', () => {
  const tall = (pressure: number) => {
    const path = strokePath({ points: straight.map((value, at) => (at % 3 === 2 ? pressure : value)), width: 4 });
    const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const heights = numbers.filter((_, at) => at % 2 === 1);
    return Math.max(...heights) - Math.min(...heights);
  };
  expect(tall(0.9)).toBeGreaterThan(tall(0.2) * 1.5);
  expect(strokePath({ points: [], width: 4 })).toBe('');
});

const said = [
  note('Ask about gloves', [50, 300], { id: 'c', page: 2 }),
  note('Lower on the page', [50, 100], { id: 'd' }),
  highlight('Porokératose de Mibelli', 'Biopsy the *edge*', { id: 'e' }),
  ink(straight, { id: 'f' }),
];

test('[PDF-02] notes are listed in reading order, and found by any words of theirs, however accented', () => {
  const ids = (...given: Parameters<typeof noteRows> extends [unknown, ...infer Rest] ? Rest : never) =>
    noteRows(said, ...given).map(({ mark }) => mark.id);
  expect(ids()).toEqual(['e', 'd', 'f', 'c']);
  expect(ids('porokeratose EDGE')).toEqual(['e']);
  expect(ids('', 'yellow')).toEqual(['d', 'c']);
  expect(ids('nothing of the kind')).toEqual([]);
});

test('[PDF-02] notes are saved as Markdown: quote, note, page; what looks like markup stays words', () => {
  expect(asMarkdown('Nails & <hair>', said, (number) => `Page ${number}`)).toBe(
    '# Nails & \\<hair\\>\n\n## Page 1\n\n> Porokératose de Mibelli\n\nBiopsy the \\*edge\\*\n\nLower on the page\n\n## Page 2\n\nAsk about gloves\n',
  );
});
