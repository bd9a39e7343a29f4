import {
  type Color,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSqueeze,
  TextRenderingMode,
} from '@cantoo/pdf-lib';

/** Two fonts as one face, for lines in two scripts. */
export interface MixedFace {
  /** In points. */
  widthOfTextAtSize(words: string, size: number): number;
  has(sign: string): boolean;
  /** Sets one line from the left, in the size and colour of its style. */
  set(sheet: Sheet, words: string, x: number, baseline: number, style: Pick<TextStyle, 'size' | 'colour'>): void;
}

export type Face = PDFFont | MixedFace;

/** What documents are set in; with `Face` in two scripts. */
export interface Faces<F extends Face = Face> {
  text: F;
  italic: F;
  display: F;
  label: F;
}

export interface TextStyle<F extends Face = Face> {
  font: F;
  size: number;
  colour: Color;
}

interface PathStyle {
  fill?: Color;
  stroke?: Color;
  weight?: number;
  opacity?: number;
}

const written = new WeakMap<PDFPage, string[]>();

/** The words that were set on a page, in the order in which a reader of the file finds them. */
export const wordsOn = (page: PDFPage): readonly string[] => written.get(page) ?? [];

/** A page measured from its top left corner, as drawings are thought of. */
export function sheetOf(page: PDFPage) {
  const height = page.getHeight();
  const words = written.get(page) ?? [];
  written.set(page, words);
  return {
    path(path: string, { fill, stroke, weight = 1, opacity }: PathStyle) {
      page.drawSvgPath(path, {
        x: 0,
        y: height,
        ...(fill ? { color: fill } : {}),
        ...(stroke ? { borderColor: stroke, borderWidth: weight } : {}),
        ...(opacity === undefined ? {} : { opacity, borderOpacity: opacity }),
      });
    },
    circle(x: number, y: number, radius: number, { fill, stroke, weight = 1, opacity }: PathStyle) {
      page.drawCircle({
        x,
        y: height - y,
        size: radius,
        ...(fill ? { color: fill } : {}),
        ...(stroke ? { borderColor: stroke, borderWidth: weight } : {}),
        ...(opacity === undefined ? {} : { opacity, borderOpacity: opacity }),
      });
    },
    box(x: number, y: number, wide: number, high: number, fill: Color) {
      page.drawRectangle({ x, y: height - y - high, width: wide, height: high, color: fill });
    },
    line(x1: number, y1: number, x2: number, y2: number, stroke: Color, weight = 0.75) {
      page.drawLine({
        start: { x: x1, y: height - y1 },
        end: { x: x2, y: height - y2 },
        color: stroke,
        thickness: weight,
      });
    },
    /** A part of a line in one font. */
    run(part: string, x: number, baseline: number, { font, size, colour }: TextStyle<PDFFont>) {
      page.drawText(part, { x, y: height - baseline, font, size, color: colour });
    },
    /** Letters that nobody sees, to be searched and copied where outlines are seen; as wide as those. */
    invisible(
      part: string,
      x: number,
      baseline: number,
      { font, size, width }: Pick<TextStyle<PDFFont>, 'font' | 'size'> & { width: number },
    ) {
      page.pushOperators(pushGraphicsState(), setCharacterSqueeze((100 * width) / font.widthOfTextAtSize(part, size)));
      page.drawText(part, { x, y: height - baseline, font, size, renderMode: TextRenderingMode.Invisible });
      page.pushOperators(popGraphicsState());
    },
    text(line: string, x: number, baseline: number, { font, size, colour }: TextStyle) {
      words.push(line);
      if ('set' in font) font.set(this, line, x, baseline, { size, colour });
      else this.run(line, x, baseline, { font, size, colour });
    },
  };
}
export type Sheet = ReturnType<typeof sheetOf>;

type Measured = Pick<PDFFont, 'widthOfTextAtSize'>;

const measured = new WeakMap<Measured, Map<string, number>>();

/** Width at size 1; the same words come again and again, and measuring is what costs most. */
function widthOf(word: string, font: Measured): number {
  const known = measured.get(font) ?? new Map<string, number>();
  measured.set(font, known);
  const wide = known.get(word) ?? font.widthOfTextAtSize(word, 1);
  known.set(word, wide);
  return wide;
}

/** Breaks words into lines no wider than given. */
export function wrap(words: string, font: Measured, size: number, wide: number): string[] {
  const lines: string[] = [];
  const space = widthOf(' ', font) * size;
  let line: string[] = [];
  let length = 0;
  for (const word of words.split(' ')) {
    const more = widthOf(word, font) * size;
    if (line.length > 0 && length + space + more > wide) {
      lines.push(line.join(' '));
      line = [];
      length = 0;
    }
    length += (line.length > 0 ? space : 0) + more;
    line.push(word);
  }
  return line.length === 0 ? lines : [...lines, line.join(' ')];
}
