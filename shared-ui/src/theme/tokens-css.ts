import { colours, fixed, hindiPhoneType, hindiType, phoneType, shadows, skin, times, type } from './tokens';

type Declarations = Readonly<Record<string, string>>;

const lines = (values: Declarations, indent: string) =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--${name}: ${value};\n`)
    .join('');

const block = (selector: string, mode: 'light' | 'dark', extra: Declarations = {}, indent = '') =>
  `${indent}${selector} {\n${indent}  color-scheme: ${mode};\n` +
  lines({ ...colours[mode], ...shadows[mode], ...extra }, `${indent}  `) +
  `${indent}}\n`;

const within = (media: string, values: Declarations, selector = ':root') =>
  `@media ${media} {\n  ${selector} {\n${lines(values, '    ')}  }\n}\n`;

const hindi = ':root:lang(hi)';

const still = Object.fromEntries(Object.keys(times).map((name) => [name, '0ms']));

/** The style sheet that carries the tokens: light by default, dark by attribute or by the reader's system. */
export function tokensCss(): string {
  const ramp = Object.fromEntries(skin.map((colour, index) => [`skin-${index + 1}`, colour]));
  return [
    block(":root,\n[data-theme='light']", 'light', { ...fixed, ...times, ...type, ...ramp }),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', 'dark', {}, '  ')}}\n`,
    block("[data-theme='dark']", 'dark'),
    within('(max-width: 47.9375rem)', phoneType),
    `${hindi} {\n${lines(hindiType, '  ')}}\n`,
    within('(max-width: 47.9375rem)', hindiPhoneType, hindi),
    within('(prefers-reduced-motion: reduce)', still),
  ].join('\n');
}
