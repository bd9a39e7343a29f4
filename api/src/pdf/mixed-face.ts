import { create, type Font } from '@cantoo/fontkit';
import type { Sheet, TextStyle } from './sheet';

/** Words in one script. */
interface Run {
  words: string;
  isDevanagari: boolean;
}

const devanagari = /([\p{Script=Devanagari}\u200C\u200D]+)/u;
const runsOf = (words: string): Run[] =>
  words
    .split(devanagari)
    .map((run, at) => ({ words: run, isDevanagari: at % 2 === 1 }))
    .filter(({ words }) => words !== '');

/** Devanagari stands larger on its line than the Latin letters beside it. */
const share = 0.9;

export interface MixedFace {
  /** In points. */
  widthOfTextAtSize(words: string, size: number): number;
  has(sign: string): boolean;
  /** Sets one line from the left, in the size and colour of its style. */
  set(sheet: Sheet, words: string, x: number, baseline: number, style: Pick<TextStyle, 'size' | 'colour'>): void;
}

const known = new WeakMap<Uint8Array, Font>();
function fontOf(file: Uint8Array): Font {
  const font = known.get(file) ?? (create(file) as Font);
  known.set(file, font);
  return font;
}

/**
 * A face of a document for Latin letters, and one for Devanagari beside it. The latter is set as outlines: the library of
 * documents writes glyphs one after the other, and Devanagari has signs above, below and before their letters.
 */
export function mixedFace(latin: TextStyle['font'], file: Uint8Array): MixedFace {
  const font = fontOf(file);
  const signs = new Set([...latin.getCharacterSet(), ...font.characterSet]);
  const scaleAt = (size: number) => (size * share) / font.unitsPerEm;
  const widthOf = ({ words, isDevanagari }: Run, size: number) =>
    isDevanagari ? font.layout(words).advanceWidth * scaleAt(size) : latin.widthOfTextAtSize(words, size);

  function outline(words: string, x: number, baseline: number, size: number): string {
    const { glyphs, positions } = font.layout(words);
    const scale = scaleAt(size);
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

  return {
    widthOfTextAtSize: (words, size) => runsOf(words).reduce((sum, run) => sum + widthOf(run, size), 0),
    has: (sign) => signs.has(sign.codePointAt(0) ?? 0),
    set(sheet, words, x, baseline, { size, colour }) {
      let left = x;
      for (const run of runsOf(words)) {
        if (run.isDevanagari) sheet.path(outline(run.words, left, baseline, size), { fill: colour });
        else sheet.text(run.words, left, baseline, { font: latin, size, colour });
        left += widthOf(run, size);
      }
    },
  };
}
