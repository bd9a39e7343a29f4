import { create, type Font } from '@cantoo/fontkit';

const known = new WeakMap<Uint8Array, Font>();

/** A plain TrueType file, parsed once. */
export function fontOf(file: Uint8Array): Font {
  const font = known.get(file) ?? (create(file) as Font);
  known.set(file, font);
  return font;
}

interface Place {
  x: number;
  /** From the top down, as SVG counts. */
  baseline: number;
  size: number;
}

/** One line as the outlines of its glyphs, shaped as its script asks: the data of an SVG path. */
export function outlineText(file: Uint8Array, words: string, { x, baseline, size }: Place): string {
  const font = fontOf(file);
  const { glyphs, positions } = font.layout(words);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  return glyphs
    .map((glyph, at) => {
      const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions?.[at] ?? {};
      const left = pen + xOffset;
      pen += xAdvance;
      return glyph.path.mapPoints((px, py) => [x + (left + px) * scale, baseline - (yOffset + py) * scale]).toSVG();
    })
    .join('');
}
