import { excerptOf, segmentsOf } from './search-all';

const marked = (text: string, ...words: string[]) =>
  segmentsOf(text, words)
    .filter(({ hit }) => hit)
    .map(({ text: hit }) => hit);
const joined = (segments: { text: string }[]) => segments.map(({ text }) => text).join('');

test.each([
  ['its beginning', 'Ringworms spread', 'ring', ['Ringworms']],
  ['another form of it', 'Pigmentation of the face', 'pigmented', ['Pigmentation']],
  ['one written nearly so', 'Eczema in winter', 'exzema', ['Eczema']],
  ['not one that only sounds like it', 'Scabies at home', 'rabies', []],
  ['not one of another meaning', 'Dermatology today', 'dermatitis', []],
  ['not a short one with other letters', 'Acne and acid', 'acid', ['acid']],
  ['a filler as it stands', 'Is it an isotope', 'is', ['Is']],
])('[UX-04] of a word %s is marked: “%s”, asked for %s', (_what, text, wanted, expected) => {
  expect(marked(text, wanted)).toEqual(expected);
});

test('[UX-04] the pieces joined are the text, and neighbours of one sort are one piece', () => {
  const text = 'Acne, acne – and what “acné” leaves; १२ दाने';
  expect(joined(segmentsOf(text, ['acne']))).toBe(text);
  expect(segmentsOf('Acne or scars', ['scars'])).toEqual([
    { text: 'Acne or ', hit: false },
    { text: 'scars', hit: true },
  ]);
});

const filling = 'Skin is the largest organ and looks after itself most of the time. ';

test('[UX-04] an excerpt of a short text is the text', () => {
  expect(joined(excerptOf('Scars of acne', ['acne']))).toBe('Scars of acne');
});

test('[UX-04] an excerpt begins some words before the first hit, and is cut between words at both ends', () => {
  const text = `${filling.repeat(4)}Scars of acne fade. ${filling.repeat(8)}`;
  const excerpt = joined(excerptOf(text, ['acne']));
  expect(excerpt).toMatch(/^…[A-Za-z]/);
  expect(excerpt).toMatch(/[a-z.]…$/);
  expect(excerpt.length).toBeGreaterThan(200);
  expect(excerpt.length).toBeLessThanOrEqual(222);
  const inner = excerpt.slice(1, -1);
  expect(text).toContain(` ${inner} `);
  expect(inner.indexOf('acne')).toBeGreaterThan(45);
  expect(inner.indexOf('acne')).toBeLessThanOrEqual(60);
});

test('[UX-04] a hit near the beginning leaves the beginning', () => {
  const text = `Scars of acne fade. ${filling.repeat(8)}`;
  expect(joined(excerptOf(text, ['acne']))).toMatch(/^Scars of acne fade\..*…$/);
  expect(joined(excerptOf(filling.repeat(8), ['acne']))).toMatch(/^Skin is the largest.*…$/);
});
