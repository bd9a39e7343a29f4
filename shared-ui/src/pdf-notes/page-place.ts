import type { SlotPage } from '../pdf/reader-slots';
import type { Box, Point } from './geometry';

/** Where points of a page lie on screen, and the other way. */
export interface PagePlace {
  /** Pixels of the page as it is shown, and of one point. */
  width: number;
  height: number;
  scale: number;
  /** Degrees by which it is turned with the clock. */
  rotation: number;
  /** For `transform="matrix(…)"`: from points of the page to pixels. */
  matrix: readonly [number, number, number, number, number, number];
  /** The box of the page in the file. */
  view: Box;
  toScreen(point: Point): Point;
  toPage(pixel: Point): Point;
  /** A box of the page on screen: left, top, width, height. */
  boxOnScreen(box: Box): { left: number; top: number; width: number; height: number };
}

const unit = {
  0: ([left, , , top]: Box) => [1, 0, 0, -1, -left, top],
  90: ([left, bottom]: Box) => [0, 1, 1, 0, -bottom, -left],
  180: ([, bottom, right]: Box) => [-1, 0, 0, 1, right, -bottom],
  270: ([, , right, top]: Box) => [0, -1, -1, 0, top, right],
} as const satisfies Record<number, (view: Box) => readonly number[]>;

/** The place of a page: its box in the file may begin anywhere, and it may be turned by quarters. */
export function placeOf({ view, rotation, width }: Pick<SlotPage, 'view' | 'rotation' | 'width'>): PagePlace {
  const [left, bottom, right, top] = view;
  const isOnSide = rotation % 180 !== 0;
  const scale = width / (isOnSide ? top - bottom : right - left);
  const height = scale * (isOnSide ? right - left : top - bottom);
  const turn = unit[(((rotation % 360) + 360) % 360) as keyof typeof unit] ?? unit[0];
  const [a, b, c, d, e, f] = turn(view).map((part) => part * scale) as [number, number, number, number, number, number];
  const toScreen = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
  const determinant = a * d - b * c;
  return {
    width,
    height,
    scale,
    rotation,
    view,
    matrix: [a, b, c, d, e, f],
    toScreen,
    toPage: ([x, y]) => [(d * (x - e) - c * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant],
    boxOnScreen([x1, y1, x2, y2]) {
      const [ax, ay] = toScreen([x1, y1]);
      const [bx, by] = toScreen([x2, y2]);
      return { left: Math.min(ax, bx), top: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
    },
  };
}
