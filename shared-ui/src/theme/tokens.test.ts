import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColourName, colours, times } from './tokens';
import { tokensCss } from './tokens-css';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds: ColourName[] = ['ground', 'surface', 'raised'];
const texts: ColourName[] = ['text', 'text-2', 'text-3', 'primary', 'clay', 'green', 'amber', 'red'];
const onGrounds = (names: readonly ColourName[]) =>
  names.flatMap((name) => grounds.map((ground): [ColourName, ColourName] => [name, ground]));
const pairs: [ColourName, ColourName][] = [
  ...onGrounds(texts),
  ['text', 'sunken'],
  ['text-2', 'sunken'],
  ['text-2', 'primary-soft'],
  ['text', 'primary-soft'],
  ['text', 'clay-soft'],
  ['primary', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary-soft', 'primary-soft'],
  ['clay', 'clay-soft'],
  ['green', 'green-soft'],
  ['amber', 'amber-soft'],
  ['red', 'red-soft'],
  ['ground', 'clay'],
  ['on-band', 'band'],
  ['on-band-2', 'band'],
  ['band-eyebrow', 'band'],
];

/** What draws a figure: the colours of charts, rails and switches. */
const graphics: ColourName[] = ['primary', 'clay-graphic', 'text-3', 'amber', 'green', 'red'];

/** The pairs of colours, in either theme, that stand out from each other by less than they must. */
const faint = (rows: readonly (readonly [ColourName, ColourName])[], least: number): string[] =>
  (['light', 'dark'] as const).flatMap((mode) =>
    rows.flatMap(([one, other]) => {
      const reached = contrast(colours[mode][one], colours[mode][other]);
      return reached >= least ? [] : [`${mode}: ${one} on ${other} is ${reached.toFixed(2)}`];
    }),
  );

test('[UX-02] [UX-03] every text can be read on every ground it stands on', () => {
  expect(faint(pairs, 4.5)).toEqual([]);
});

test('[UX-02] [UX-05] a figure stands out from every ground in each of its colours', () => {
  expect(faint(onGrounds(graphics), 3)).toEqual([]);
});

test('[UX-02] [UX-03] the border of a control stands out from every ground', () => {
  expect(faint(onGrounds(['control-border']), 3)).toEqual([]);
});

test('[UX-03] the style sheet says what the tokens say', () => {
  expect(readFileSync(join(__dirname, 'tokens.generated.css'), 'utf8')).toBe(tokensCss());
});

test('[UX-02] each time is none at all where the reader asks for stillness', () => {
  const css = tokensCss();
  const still = css.slice(css.indexOf('prefers-reduced-motion'));
  expect(still.match(/--time-.*/g)).toEqual(Object.keys(times).map((name) => `--${name}: 0ms;`));
});
