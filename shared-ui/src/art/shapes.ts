export type Point = readonly [x: number, y: number];

const n = (value: number) => String(Math.round(value * 10) / 10);
const xy = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A smooth curve through points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const count = points.length;
    const bounded = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[bounded] ?? [0, 0];
  };
  let path = `M${xy(at(0))}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const enter: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${xy(leave)} ${xy(enter)} ${xy(to)}`;
  }
  return closed ? `${path}Z` : path;
}

interface Blob {
  x: number;
  y: number;
  r: number;
  /** How far the edge strays, as a share of the radius. */
  wobble?: number;
  corners?: number;
  /** Height by width. */
  flat?: number;
}

/** A rounded, uneven patch. */
export function blob({ x, y, r, wobble = 0.14, corners = 9, flat = 1 }: Blob, random: () => number): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const radius = r * (1 - wobble + random() * wobble * 2);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * flat];
  });
  return smooth(points, true);
}

/** A gentle wave from the left edge to the right one. */
export function wave(y: number, width: number, height: number, phase: number, bends = 2): string {
  const count = bends * 4 + 1;
  return smooth(
    Array.from({ length: count }, (_, index): Point => {
      const along = index / (count - 1);
      return [along * width, y + Math.sin(phase + along * bends * Math.PI * 2) * height];
    }),
  );
}

/** A line made into an area that reaches down to `bottom`. */
export const filledTo = (line: string, width: number, bottom: number): string => `${line}L${width} ${bottom}H0Z`;

/** A circle as a path, so that many become one element. */
export const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** A rounded rectangle as a path. */
export const brick = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;

/** A straight or broken line. */
export const polyline = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`;

/** The numbers from 0 up to a count. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
