import type { Mark } from '@tvacha/shared-contract';

/** In points of the page, from its lower left corner, as it lies in the file. */
export type Point = readonly [x: number, y: number];
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];
type Ink = Extract<Mark, { kind: 'ink' }>;
type Shape = Extract<Mark, { kind: 'shape' }>;

/** The side of a note's sign, in points. */
export const noteSide = 20;

/** Hundredths of a point are finer than any eye, and keep what is sent short. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The points of a stroke, without their pressure. */
export function strokePoints({ points }: Pick<Ink, 'points'>): Point[] {
  const all: Point[] = [];
  for (let at = 0; at + 1 < points.length; at += 3) all.push([points[at] ?? 0, points[at + 1] ?? 0]);
  return all;
}

/** The smallest box around some points. @throws where there are none */
export function boxAround(points: readonly Point[]): Box {
  const [first] = points;
  if (!first) throw new Error('There are no points to put a box around');
  return points.reduce<Box>(
    ([left, bottom, right, top], [x, y]) => [
      Math.min(left, x),
      Math.min(bottom, y),
      Math.max(right, x),
      Math.max(top, y),
    ],
    [first[0], first[1], first[0], first[1]],
  );
}

const corners = ([left, bottom, right, top]: Box): Point[] => [
  [left, bottom],
  [right, top],
];

/** The box of a mark, without the width of its line. */
export function boxOf(mark: Mark): Box {
  switch (mark.kind) {
    case 'ink':
      return boxAround(strokePoints(mark));
    case 'highlight':
      return boxAround(mark.boxes.flatMap(corners));
    case 'note': {
      const [x, y] = mark.at;
      return [x - noteSide / 2, y - noteSide / 2, x + noteSide / 2, y + noteSide / 2];
    }
    case 'shape':
      return boxAround([mark.from, mark.to]);
    case 'text':
      return mark.box;
    case 'image':
      return boxAround(cornersOf(mark));
  }
}

type Picture = Extract<Mark, { kind: 'image' }>;

/** A point turned about another, in degrees against the clock. */
function turned([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

export const middleOf = ([left, bottom, right, top]: Box): Point => [(left + right) / 2, (bottom + top) / 2];

/** The four corners of a picture as it lies. */
export function cornersOf({ box, angle }: Pick<Picture, 'box' | 'angle'>): Point[] {
  const [left, bottom, right, top] = box;
  const upright: Point[] = [[left, bottom], [right, bottom], [right, top], [left, top]]; // biome-ignore format: a round
  return upright.map((corner) => turned(corner, middleOf(box), angle));
}

/** A picture drawn larger or smaller about its middle, in its own shape. @param width in points, of which at least ten stay */
export function ofWidth(mark: Picture, width: number): Picture {
  const [left, bottom, right, top] = mark.box;
  const scale = Math.max(10, width) / (right - left);
  const [x, y] = middleOf(mark.box);
  const [halfX, halfY] = [((right - left) / 2) * scale, ((top - bottom) / 2) * scale];
  return { ...mark, box: [rounded(x - halfX), rounded(y - halfY), rounded(x + halfX), rounded(y + halfY)] };
}

/** From -180 to 180 degrees. */
export const turnOf = (degrees: number): number => rounded(((((degrees + 180) % 360) + 360) % 360) - 180);

/** Where the two strokes of an arrow's head begin; they end where the arrow does. */
export function arrowHead({ from, to, width }: Pick<Shape, 'from' | 'to' | 'width'>): [Point, Point] {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = 6 + width * 3;
  const at = (turn: number): Point => [
    to[0] - length * Math.cos(along + turn),
    to[1] - length * Math.sin(along + turn),
  ];
  return [at(0.45), at(-0.45)];
}

/** How far a point is from the line between two others. */
export function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

const isIn = ([x, y]: Point, [left, bottom, right, top]: Box, reach: number): boolean =>
  x >= left - reach && x <= right + reach && y >= bottom - reach && y <= top + reach;

const nearLine = (at: Point, line: readonly Point[], reach: number): boolean =>
  line.length === 1
    ? Math.hypot(at[0] - (line[0]?.[0] ?? 0), at[1] - (line[0]?.[1] ?? 0)) <= reach
    : line.some((point, index) => index > 0 && distanceTo(at, line[index - 1] ?? point, point) <= reach);

function nearEllipse([x, y]: Point, [left, bottom, right, top]: Box, reach: number): boolean {
  const [rx, ry] = [Math.max(0.5, (right - left) / 2), Math.max(0.5, (top - bottom) / 2)];
  const from = Math.hypot((x - (left + right) / 2) / rx, (y - (bottom + top) / 2) / ry);
  return Math.abs(from - 1) * Math.min(rx, ry) <= reach;
}

/** Whether a mark is hit by a point: its line within `reach`, or, where it has a face, anywhere on it. */
export function isHit(mark: Mark, at: Point, reach: number): boolean {
  switch (mark.kind) {
    case 'ink':
      return nearLine(at, strokePoints(mark), reach + mark.width / 2);
    case 'highlight':
      return mark.boxes.some((box) => isIn(at, box, 0));
    case 'shape': {
      const [left, bottom, right, top] = boxOf(mark);
      const near = reach + mark.width / 2;
      if (mark.form === 'ellipse') return nearEllipse(at, [left, bottom, right, top], near);
      if (mark.form !== 'box') return nearLine(at, [mark.from, mark.to], near);
      const edge: Point[] = [[left, bottom], [right, bottom], [right, top], [left, top], [left, bottom]]; // biome-ignore format: a round of four corners
      return nearLine(at, edge, near);
    }
    case 'image':
      return isIn(turned(at, middleOf(mark.box), -mark.angle), mark.box, reach);
    default:
      return isIn(at, boxOf(mark), reach);
  }
}

/** The mark on top at a point: the one drawn last. */
export const markAt = (marks: readonly Mark[], at: Point, reach: number): Mark | undefined =>
  marks.findLast((mark) => isHit(mark, at, reach));

const onPoints = (points: readonly number[], change: (point: Point) => Point): number[] =>
  points.map((value, at) => {
    if (at % 3 === 2) return value;
    const point: Point = at % 3 === 0 ? [value, points[at + 1] ?? 0] : [points[at - 1] ?? 0, value];
    return rounded(change(point)[(at % 3) as 0 | 1]);
  });

const changedBox = (
  [left, bottom, right, top]: Box,
  change: (point: Point) => Point,
): [number, number, number, number] => {
  const [x1, y1] = change([left, bottom]);
  const [x2, y2] = change([right, top]);
  return [rounded(Math.min(x1, x2)), rounded(Math.min(y1, y2)), rounded(Math.max(x1, x2)), rounded(Math.max(y1, y2))];
};

function changedPlace<M extends Mark>(mark: M, change: (point: Point) => Point): M {
  const at = (point: Point): [number, number] => {
    const [x, y] = change(point);
    return [rounded(x), rounded(y)];
  };
  switch (mark.kind) {
    case 'ink':
      return { ...mark, points: onPoints(mark.points, change) };
    case 'note':
      return { ...mark, at: at(mark.at) };
    case 'shape':
      return { ...mark, from: at(mark.from), to: at(mark.to) };
    case 'text':
    case 'image':
      return { ...mark, box: changedBox(mark.box, change) };
    // It lies on its words.
    default:
      return mark;
  }
}

/**
 * A mark moved by some points, no further than the page's edge lets its middle go. A highlight stays on its words.
 * @param page its box in the file
 */
export function moved<M extends Mark>(mark: M, [dx, dy]: Point, page: Box): M {
  const [left, bottom, right, top] = boxOf(mark);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const byX = within(x + dx, page[0], page[2]) - x;
  const byY = within(y + dy, page[1], page[3]) - y;
  return changedPlace(mark, ([px, py]) => [px + byX, py + byY]);
}

/** The nearest point on a page. @param page its box in the file */
export const onPage = ([x, y]: Point, [left, bottom, right, top]: Box): Point => [
  Math.max(left, Math.min(right, x)),
  Math.max(bottom, Math.min(top, y)),
];

/** A mark drawn out from one box to another; what would have no width keeps what it has. */
export function resized<M extends Mark>(mark: M, to: Box): M {
  if (mark.kind === 'image') return mark;
  const [left, bottom, right, top] = boxOf(mark);
  const scale = (from: number, size: number) => (from > 0 ? Math.max(size, 1) / from : 1);
  const byX = scale(right - left, to[2] - to[0]);
  const byY = scale(top - bottom, to[3] - to[1]);
  return changedPlace(mark, ([x, y]) => [to[0] + (x - left) * byX, to[1] + (y - bottom) * byY]);
}

/**
 * What is left of a stroke where an eraser of this radius went over a point: the same list where it missed, and
 * none, one or more pieces of at least two points where it hit.
 */
export function erased(points: readonly number[], at: Point, radius: number): number[][] {
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (let index = 0; index < points.length; index += 3) {
    const [x = 0, y = 0, pressure = 0.5] = points.slice(index, index + 3);
    const before = piece.length >= 3 ? ([piece.at(-3) ?? 0, piece.at(-2) ?? 0] as const) : undefined;
    const touched = Math.hypot(x - at[0], y - at[1]) <= radius;
    // Points of a quick stroke are far apart: the line between them is erased as well.
    const crossed = before !== undefined && distanceTo(at, before, [x, y]) <= radius;
    if (touched || crossed) {
      pieces.push(piece);
      piece = touched ? [] : [x, y, pressure];
    } else piece.push(x, y, pressure);
  }
  pieces.push(piece);
  const left = pieces.filter((one) => one.length >= 6);
  return pieces.length === 1 ? [[...points]] : left;
}

/** Fewer points along the same line, so that a stroke has no more than it may. */
export function thinned(points: readonly number[], most: number): number[] {
  const count = points.length / 3;
  if (count <= most) return [...points];
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)) * 3).flatMap((from) =>
    points.slice(from, from + 3),
  );
}
