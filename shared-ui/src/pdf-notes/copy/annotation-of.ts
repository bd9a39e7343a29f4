import { type PDFContext, type PDFFont, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { Mark } from '@tvacha/shared-contract';
import { type Box, boxAround, boxOf, noteSide, strokePoints } from '../geometry';
import { drawHighlight, drawInk, drawPicture, drawShape, drawSign, drawWords, leading } from './appearance';
import { rgbOf } from './paper-colours';
import { wrapWords } from './wrap-words';

/** A picture that was put into the document, and how large it is to be shown, in points. */
export interface PlacedPicture {
  ref: PDFRef;
  width: number;
  height: number;
}

export interface AnnotationParts {
  context: PDFContext;
  /** For Latin words. */
  font: PDFFont;
  /** Of the page of the mark. */
  pageRef: PDFRef;
  /** Quarter turns by which the page is shown, in degrees. */
  rotation: number;
  author: string;
  changedAt: Date;
  /** It is to be printed by the portal, which draws signs of notes as all else and does not turn them by itself. */
  isForPrint: boolean;
  /** Draws words that the font has no letters for, in a width in points. */
  picture: (text: string, mark: Extract<Mark, { kind: 'text' }>, width: number) => Promise<PlacedPicture>;
  /** Puts in a picture that somebody has sent. */
  image: (file: string) => Promise<PDFRef>;
}

/** What a kind adds to what all annotations have. */
interface Own {
  subtype: string;
  rect: Box;
  draw: string;
  /** Of what is drawn, where that is not in points of the page. */
  bbox?: Box;
  matrix?: number[] | undefined;
  fonts?: Record<string, PDFRef>;
  pictures?: Record<string, PDFRef>;
  contents?: string;
  more?: Record<string, unknown>;
  /** It covers what it lies on. */
  isOpaque?: boolean;
}

const wider = ([left, bottom, right, top]: Box, by: number): Box => [left - by, bottom - by, right + by, top + by];

/** Turns what was drawn upright so that it is upright on a page that is shown turned. */
const uprightOn: Record<number, number[]> = {
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
};

/** A box drawn out downwards, as the page is shown. */
function longer([left, bottom, right, top]: Box, by: number, rotation: number): Box {
  if (rotation === 90) return [left, bottom, right + by, top];
  if (rotation === 180) return [left, bottom, right, top + by];
  if (rotation === 270) return [left - by, bottom, right, top];
  return [left, bottom - by, right, top];
}

/**
 * Where a sign of a note is put. Viewers keep it upright (ISO 32000, 12.5.6.4): they hang it by the corner that is the
 * upper left one of the page before that is turned, so this is where the sign begins as the page is shown.
 */
function hungFrom([left, bottom, right, top]: Box, rotation: number): Box {
  const x = rotation === 180 || rotation === 270 ? right : left;
  const y = rotation === 90 || rotation === 180 ? bottom : top;
  return [x, y - noteSide, x + noteSide, y];
}

/** The sign of a note, whose words open where it is pressed. */
function signOf(mark: Extract<Mark, { kind: 'note' }>, { rotation, isForPrint }: AnnotationParts): Own {
  return {
    subtype: 'Text',
    rect: isForPrint ? boxOf(mark) : hungFrom(boxOf(mark), rotation),
    draw: drawSign(noteSide, rgbOf(mark.colour)),
    bbox: [0, 0, noteSide, noteSide],
    matrix: isForPrint ? uprightOn[rotation] : undefined,
    contents: mark.text,
    more: { Name: 'Note', Open: false },
  };
}

/** A picture as a stamp, turned about its middle as it lies on the page. */
function stampOf(mark: Extract<Mark, { kind: 'image' }>, ref: PDFRef): Own {
  const [width, height] = [mark.box[2] - mark.box[0], mark.box[3] - mark.box[1]];
  const [cos, sin] = [Math.cos((mark.angle * Math.PI) / 180), Math.sin((mark.angle * Math.PI) / 180)];
  return {
    subtype: 'Stamp',
    rect: boxOf(mark),
    draw: drawPicture(width, height),
    bbox: [0, 0, width, height],
    matrix: [cos, sin, -sin, cos, 0, 0],
    pictures: { Picture: ref },
    contents: mark.alt,
    isOpaque: true,
  };
}

async function ownOf(mark: Mark, parts: AnnotationParts): Promise<Own> {
  const { font, rotation, picture, image } = parts;
  if (mark.kind === 'image') return stampOf(mark, await image(mark.file));
  if (mark.kind === 'note') return signOf(mark, parts);
  const colour = rgbOf(mark.colour);
  switch (mark.kind) {
    case 'ink': {
      const points = strokePoints(mark);
      const rect = wider(boxAround(points), mark.width * 1.6 + 1);
      return {
        subtype: 'Ink',
        rect,
        draw: drawInk(mark, colour),
        more: { InkList: [points.flat()], BS: { W: mark.width } },
      };
    }
    case 'highlight': {
      const quads = mark.boxes.flatMap(([x1, y1, x2, y2]) => [x1, y2, x2, y2, x1, y1, x2, y1]);
      return {
        subtype: 'Highlight',
        rect: boxOf(mark),
        draw: drawHighlight(mark, colour),
        contents: mark.text,
        more: { QuadPoints: quads },
      };
    }
    case 'shape': {
      const isLine = mark.form === 'line' || mark.form === 'arrow';
      const by = isLine ? 8 + mark.width * 4 : mark.width / 2;
      const more = isLine
        ? { L: [...mark.from, ...mark.to], LE: ['None', mark.form === 'arrow' ? 'OpenArrow' : 'None'] }
        : { RD: [by, by, by, by] };
      return {
        subtype: isLine ? 'Line' : mark.form === 'box' ? 'Square' : 'Circle',
        rect: wider(boxOf(mark), by),
        draw: drawShape(mark, colour),
        more: { ...more, BS: { W: mark.width } },
      };
    }
    case 'text': {
      const [left, bottom, right, top] = mark.box;
      const isOnSide = rotation % 180 !== 0;
      const [width, height] = isOnSide ? [top - bottom, right - left] : [right - left, top - bottom];
      const known = new Set(font.getCharacterSet());
      const isLatin = [...mark.text].every((sign) => sign === '\n' || known.has(sign.codePointAt(0) ?? 0));
      const lines = isLatin
        ? wrapWords(mark.text, width, (words) => font.widthOfTextAtSize(words, mark.size))
        : undefined;
      const drawn = lines ? undefined : await picture(mark.text, mark, width);
      const needed = lines ? lines.length * mark.size * leading : (drawn?.height ?? 0);
      const shown = Math.max(height, needed);
      return {
        subtype: 'FreeText',
        rect: longer(mark.box, shown - height, rotation),
        draw: lines
          ? drawWords(
              lines.map((line) => font.encodeText(line).toString()),
              { size: mark.size, top: shown, colour },
            )
          : `1 0 0 1 0 ${shown - needed} cm ${drawPicture(drawn?.width ?? 0, needed)}`,
        bbox: [0, 0, Math.max(width, drawn?.width ?? 0), shown],
        matrix: uprightOn[rotation],
        ...(drawn ? { pictures: { Picture: drawn.ref } } : { fonts: { Face: font.ref } }),
        contents: mark.text,
        more: { DA: PDFString.of(`/Helv ${mark.size} Tf ${colour.map((part) => part.toFixed(3)).join(' ')} rg`), Q: 0 },
        isOpaque: true,
      };
    }
  }
}

/** Registers a mark as an annotation that any viewer shows and lets be edited. @returns where it is */
export async function annotationOf(mark: Mark, parts: AnnotationParts): Promise<PDFRef> {
  const { context, pageRef, author, changedAt } = parts;
  const own = await ownOf(mark, parts);
  const appearance = context.flateStream(`q /Mode gs\n${own.draw} Q`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [...(own.bbox ?? own.rect)],
    ...(own.matrix ? { Matrix: own.matrix } : {}),
    // As in the reader: letters below a mark stay black.
    Group: { S: 'Transparency' },
    Resources: {
      ExtGState: { Mode: { BM: own.isOpaque ? 'Normal' : 'Multiply' } },
      ...(own.fonts ? { Font: own.fonts } : {}),
      ...(own.pictures ? { XObject: own.pictures } : {}),
    },
  });
  const when = PDFString.fromDate(changedAt);
  const dict = context.obj({
    Type: 'Annot',
    Subtype: own.subtype,
    Rect: [...own.rect],
    P: pageRef,
    NM: PDFString.of(mark.id),
    T: PDFHexString.fromText(author),
    M: when,
    CreationDate: when,
    // It is printed.
    F: 4,
    ...(mark.kind === 'image' ? {} : { C: [...rgbOf(mark.colour)] }),
    AP: { N: context.register(appearance) },
    ...(own.contents ? { Contents: PDFHexString.fromText(own.contents) } : {}),
    ...(own.more as Record<string, never>),
  });
  dict.set(PDFName.of('Subj'), PDFHexString.fromText(own.subtype));
  return context.register(dict);
}
