import { paragraphsOf } from './paragraphs';
import { plainWords } from './plain-words';

/** A line of a page as pdf.js gives it. */
const line = (str: string, base: number, { left = 60, size = 10 } = {}) => ({
  str,
  hasEOL: true,
  fontName: 'f',
  transform: [size, 0, 0, size, left, base],
  width: 6 * str.length,
});
const texts = (...lines: Parameters<typeof paragraphsOf>[0]) => paragraphsOf(lines).map(({ text }) => text);

test('[PDF-01] lines that stand close are one paragraph, and a word that is broken at an end is whole again', () => {
  expect(
    texts(
      line('Melasma returns where the under-', 700),
      line('lying cause does, as in sun-', 686),
      line('Exposed skin.', 672),
      line('Another begins lower.', 640),
    ),
  ).toEqual(['Melasma returns where the underlying cause does, as in sun- Exposed skin.', 'Another begins lower.']);
});

test('[PDF-01] larger letters are a heading, and a first line that is set in begins a paragraph', () => {
  expect(
    paragraphsOf([
      line('Why it comes back', 740, { size: 16 }),
      line('A peel removes pigment', 710),
      line('from the upper layers.', 696),
      line('It does not calm', 682, { left: 74 }),
      line('the melanocyte.', 668),
    ]),
  ).toEqual([
    { text: 'Why it comes back', isHeading: true },
    { text: 'A peel removes pigment from the upper layers.', isHeading: false },
    { text: 'It does not calm the melanocyte.', isHeading: false },
  ]);
});

test('[PDF-01] a sentence goes on in the next column, and a new one there is its own paragraph', () => {
  expect(texts(line('It goes', 114), line('on in', 100), line('a column.', 700, { left: 320 }))).toEqual([
    'It goes on in a column.',
  ]);
  expect(texts(line('It', 114), line('ends.', 100), line('Another.', 700, { left: 320 }))).toEqual([
    'It ends.',
    'Another.',
  ]);
});

test('[PDF-01] pieces of one line are put together, and joined letters are taken apart', () => {
  const pieces = [
    { ...line('Ef', 700), hasEOL: false },
    { ...line('ﬁcacy', 700, { left: 72 }), hasEOL: false },
    { ...line(' ', 700, { left: 100 }), hasEOL: false, width: 3 },
    line('of m²', 700, { left: 103 }),
    line('', 700),
  ];
  expect(texts(...pieces)).toEqual(['Efficacy of m²']);
  expect(texts()).toEqual([]);
  expect(plainWords('bio\u00adﬂavonoid\0s ½')).toBe('bioflavonoids ½');
});
