import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import harfbuzz from 'harfbuzzjs';
import { emptyFont } from './sfnt.mjs';

/**
 * Writes faces for Hindi that are as wide as ours and show nothing: about 1 kB each, they go into the page itself and
 * hold the lines until a face is there. They have no ligatures, so each letter is given the width that fits the words
 * of all catalogues best (least squares); marks that stand on a letter have none.
 */
const { convert } = fontverter;
const hb = await harfbuzz;
const root = fileURLToPath(new URL('../../', import.meta.url));
const fonts = new URL('../src/fonts/', import.meta.url);
const standsOn = /[\p{Mn}\p{Cf}]/u;

const catalogues = readdirSync(root)
  .filter((folder) => /^(shared|mfe|shell)/.test(folder))
  .flatMap((folder) => [join(root, folder, 'src'), join(root, folder, 'locales')])
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('/hi.json'));

function countWords() {
  const counts = new Map();
  for (const file of catalogues)
    for (const [word] of readFileSync(file, 'utf8').matchAll(/[\u0900-\u097f\u200c\u200d]+/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}

/** How wide a face sets a text, at the weight between that of text and of headings. */
function measurer(file) {
  const font = hb.createFont(hb.createFace(hb.createBlob(file), 0));
  font.setVariations({ wght: 450 });
  return (text) => {
    const buffer = hb.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const width = buffer.json().reduce((sum, { ax }) => sum + ax, 0);
    buffer.destroy();
    return width;
  };
}

/** The width of each letter that makes the words come out closest to what they are. */
function fitWidths(words, measure) {
  const widths = new Map();
  const uses = new Map();
  for (const [word, count] of words) {
    const letters = [...word.normalize('NFD')].filter((letter) => !standsOn.test(letter));
    for (const letter of letters) if (!widths.has(letter)) widths.set(letter, measure(letter));
    const row = { count, missing: measure(word) - letters.reduce((sum, letter) => sum + widths.get(letter), 0) };
    for (const letter of new Set(letters)) {
      const times = letters.filter((other) => other === letter).length;
      uses.set(letter, [...(uses.get(letter) ?? []), { row, times }]);
    }
  }
  for (let round = 0; round < 100; round += 1) {
    for (const [letter, rows] of uses) {
      const pull = rows.reduce((sum, { row, times }) => sum + row.count * times * row.missing, 0);
      const weight = rows.reduce((sum, { row, times }) => sum + row.count * times ** 2, 0);
      const step = Math.max(pull / weight, -widths.get(letter));
      widths.set(letter, widths.get(letter) + step);
      for (const { row, times } of rows) row.missing -= times * step;
    }
  }
  return widths;
}

/** The signs of the script, as many as a face of it has. */
const block = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x900 + index));

async function fallbackOf(kind, words) {
  const ours = await convert(readFileSync(new URL(`noto-${kind.toLowerCase()}-hi.woff2`, fonts)), 'truetype');
  const widths = fitWidths(words, measurer(ours));
  const empty = emptyFont(
    ours,
    0x900,
    block.map((sign) => (standsOn.test(sign) ? 0 : (widths.get(sign) ?? 600))),
  );
  const data = (await convert(empty, 'woff2')).toString('base64');
  return `@font-face{font-family:"Noto ${kind} Devanagari Fallback";font-weight:400 600;src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:U+0900-097F}`;
}

const words = countWords();
const rules = [await fallbackOf('Sans', words), await fallbackOf('Serif', words)];
const file = new URL('fallback-hi.generated.css', fonts);
writeFileSync(file, `${rules.join('\n')}\n`);
process.stdout.write(`fallback-hi.generated.css ${rules.join('').length} bytes, from ${words.length} words\n`);
