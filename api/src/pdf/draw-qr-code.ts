import type { Color } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import type { Sheet } from './sheet';

interface Square {
  x: number;
  y: number;
  /** Its edge, in points. */
  size: number;
  colour: Color;
}

/** Draws a text as a QR code, as one path: squares that touch would show hairlines between them in some readers. */
export function drawQrCode(sheet: Sheet, text: string, { x, y, size, colour }: Square): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const edge = size / modules;
  const squares = data.flatMap((row, at) =>
    row.flatMap((dark, column) => (dark ? [`M${x + column * edge} ${y + at * edge}h${edge}v${edge}h${-edge}z`] : [])),
  );
  sheet.path(squares.join(''), { fill: colour });
}
