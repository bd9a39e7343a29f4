import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import harfbuzz from 'harfbuzzjs';
import { optimize } from 'svgo';

/** The wordmark as an outline, so that it never waits for a font: Newsreader 500, tracking -0.018em. */
const require = createRequire(import.meta.url);
const woff2 = readFileSync(require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'));
const hb = await harfbuzz;
const face = hb.createFace(hb.createBlob(await convert(woff2, 'sfnt')), 0);
const font = hb.createFont(face);
font.setVariations({ wght: 500, opsz: 72 });

const tracking = -0.018 * face.upem;
const large = 0.012 * face.upem;
const buffer = hb.createBuffer();
buffer.addText('Tvacha');
buffer.guessSegmentProperties();
hb.shape(font, buffer);

let x = 0;
let glyphs = '';
for (const [index, glyph] of buffer.json(font).entries()) {
  glyphs += `<path transform="translate(${x} 0)" d="${font.glyphToPath(glyph.g)}"/>`;
  x += glyph.ax + tracking + (index === 0 ? large : 0);
}
const size = 293 / face.upem;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g transform="translate(415 274) scale(${size} ${-size})">${glyphs}</g></svg>`;
const { data } = optimize(svg, { floatPrecision: 1, multipass: true, plugins: ['preset-default'] });
const paths = [...data.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
if (data.includes('transform') || paths.length !== 1) throw new Error('the wordmark is not one plain path');
writeFileSync(
  new URL('../src/brand/wordmark.generated.ts', import.meta.url),
  `// Written by scripts/build-logo.mjs from Newsreader (SIL OFL 1.1).\nexport const wordmark =\n  '${paths[0]}';\n`,
);
process.stdout.write(`wordmark ends at ${Math.round(415 + x * size)}\n`);
