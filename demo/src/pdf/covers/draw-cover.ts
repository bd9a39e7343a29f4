import type { PDFPage } from '@cantoo/pdf-lib';
import { type Faces, sheetOf, wrap } from '@tvacha/api/pdf-sheet';
import type { Cover } from '@tvacha/shared-contract';
import { palettes } from '../colours';
import { randomOf } from '../random';
import { height, width } from '../sheet';
import { patterns } from './patterns';

interface CoverWords {
  title: string;
  author: string;
  cover: Cover;
  /** What stands at the head, in capitals. */
  series?: string;
}

const top = 258;

/** Draws the cover: a solid band with the words, and the pattern below it. */
export function drawCover(
  page: PDFPage,
  { title, author, cover, series = 'TVACHA EBOOKS' }: CoverWords,
  faces: Faces,
): void {
  const sheet = sheetOf(page);
  const palette = palettes[cover.palette];
  sheet.box(0, 0, width, height, palette.ground);
  patterns[cover.pattern]({ sheet, palette, top, variant: cover.variant, random: randomOf(title) });
  sheet.box(0, 0, width, top, palette.ground);
  sheet.box(0, 0, 12, height, palette.tones[1]);
  const colour = palette.text;
  sheet.text(series, 44, 58, { font: faces.label, size: 9, colour });
  const lines = wrap(title, faces.display, 34, width - 88);
  lines.forEach((line, at) => {
    sheet.text(line, 44, 104 + at * 38, { font: faces.display, size: 34, colour });
  });
  sheet.text(author, 44, 104 + lines.length * 38 + 4, { font: faces.label, size: 11, colour });
}
