import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { languages } from '../../shared-contract/src/languages.ts';

const require = createRequire(import.meta.url);
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** What nearly every page needs; accented letters and the rupee sign are files of their own, fetched when they occur. */
const core = `${range(0x20, 0x7e)}\u00a0©®°·×–—‘’“”…′″−→←`;
const accents = `¡¿ªº¹²³¼½¾±÷µ¶§¢£¥«»¬´¸¨¯¦${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}`;
const rupee = '₹';

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin';
const inter = '@fontsource-variable/inter/files/inter-latin';
const noto = (kind) =>
  `@fontsource-variable/noto-${kind}-devanagari/files/noto-${kind}-devanagari-devanagari-wght-normal.woff2`;
/**
 * Hindi: the Devanagari block as far as Hindi, its loans and numerals need it, the marks of sentences, and the joiners.
 * The signs of other languages of the script and of Vedic texts stay out.
 */
const hindi = `${range(0x901, 0x903)}${range(0x905, 0x90d)}${range(0x90f, 0x911)}${range(0x913, 0x928)}${range(0x92a, 0x930)}लवशषसह़ऽ${range(0x93e, 0x943)}\u0945${range(0x947, 0x949)}${range(0x94b, 0x94d)}ॐ${range(0x958, 0x95f)}${range(0x964, 0x970)}\u200c\u200d\u25cc`;

/** No text is set under 16 px in Newsreader, so its smallest optical sizes stay out. */
const serif = { wght: { min: 400, max: 600 }, opsz: { min: 18, max: 72 } };
const sans = { wght: { min: 400, max: 600 } };

const files = [
  ['newsreader-core', `${newsreader}-opsz-normal.woff2`, core, serif],
  ['newsreader-accents', `${newsreader}-opsz-normal.woff2`, accents, serif],
  ['newsreader-rupee', `${newsreader}-ext-opsz-normal.woff2`, rupee, serif],
  ['inter-core', `${inter}-wght-normal.woff2`, core, sans],
  ['inter-accents', `${inter}-wght-normal.woff2`, accents, sans],
  ['inter-rupee', `${inter}-ext-wght-normal.woff2`, rupee, sans],
  ['noto-sans-hi', noto('sans'), hindi, sans],
  ['noto-serif-hi', noto('serif'), hindi, sans],
  ['language-names', noto('sans'), languages.map(({ name }) => name).join(''), { wght: 500 }],
];

const folder = new URL('../src/fonts/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, source, text, variationAxes] of files) {
  const font = await subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(new URL(`${name}.woff2`, folder), font);
  process.stdout.write(`${name}.woff2 ${font.length} bytes\n`);
}
