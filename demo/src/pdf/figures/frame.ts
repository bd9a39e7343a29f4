import type { Faces, Sheet } from '@tvacha/api/pdf-sheet';

/** The frame a figure fills, measured from the top of the page. */
export interface Frame {
  sheet: Sheet;
  faces: Faces;
  x: number;
  y: number;
  wide: number;
  high: number;
  random: () => number;
}
