import { fontOf, outlineText } from './outline-text';
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

  return {
    widthOfTextAtSize: (words, size) => runsOf(words).reduce((sum, run) => sum + widthOf(run, size), 0),
    has: (sign) => signs.has(sign.codePointAt(0) ?? 0),
    set(sheet, words, x, baseline, { size, colour }) {
      let left = x;
      for (const run of runsOf(words)) {
        if (run.isDevanagari) {
          const outline = outlineText(file, run.words, { x: left, baseline, size: size * share });
          sheet.path(outline, { fill: colour });
        } else sheet.text(run.words, left, baseline, { font: latin, size, colour });
        left += widthOf(run, size);
      }
    },
  };
}
