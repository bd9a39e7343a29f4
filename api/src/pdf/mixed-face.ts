import type { PDFFont } from '@cantoo/pdf-lib';
import { fontOf, outlineText } from './outline-text';
import type { MixedFace } from './sheet';

/** Words in one script. */
interface Run {
  words: string;
  isDevanagari: boolean;
}

const devanagari = /([\p{Script_Extensions=Devanagari}\u200C\u200D]+)/u;
const runsOf = (words: string): Run[] =>
  words
    .split(devanagari)
    .map((run, at) => ({ words: run, isDevanagari: at % 2 === 1 }))
    .filter(({ words }) => words !== '');

/** Devanagari stands larger on its line than the Latin letters beside it. */
const share = 0.9;

/**
 * A face of a document for Latin letters, and one for Devanagari beside it. The latter is set as outlines: the library of
 * documents writes glyphs one after the other, and Devanagari has signs above, below and before their letters. Over the
 * outlines lie the letters in the order of reading, which nobody sees, and readers search and copy.
 * @param letters the face of Devanagari, which sets each character by itself
 */
export function mixedFace(latin: PDFFont, { file, letters }: { file: Uint8Array; letters: PDFFont }): MixedFace {
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
        const width = widthOf(run, size);
        if (run.isDevanagari) {
          const outline = outlineText(file, run.words, { x: left, baseline, size: size * share });
          sheet.path(outline, { fill: colour });
          sheet.invisible(run.words, left, baseline, { font: letters, size: size * share, width });
        } else sheet.run(run.words, left, baseline, { font: latin, size, colour });
        left += width;
      }
    },
  };
}
