import type { Mark } from '@tvacha/shared-contract';
import { getStroke } from 'perfect-freehand';

type Ink = Pick<Extract<Mark, { kind: 'ink' }>, 'points' | 'width'>;

const outline = (x: number) => Math.round(x * 100) / 100;

/**
 * The outline of a stroke as a path, in the points that it was drawn in.
 * @param isWet it is being drawn: its end follows the pen
 */
export function strokePath({ points, width }: Ink, isWet = false): string {
  const given: [number, number, number][] = [];
  for (let at = 0; at + 2 < points.length; at += 3)
    given.push([points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0.5]);
  const edge = getStroke(given, {
    // Where a mouse drew, pressure is a half all along, and the line is as wide as was chosen.
    size: width * 1.6,
    thinning: 0.5,
    smoothing: 0.5,
    streamline: 0.35,
    simulatePressure: false,
    last: !isWet,
  });
  const [first] = edge;
  if (!first) return '';
  let path = `M${outline(first[0] ?? 0)} ${outline(first[1] ?? 0)}Q`;
  for (let at = 0; at < edge.length; at += 1) {
    const [x = 0, y = 0] = edge[at] ?? [];
    const [nextX = 0, nextY = 0] = edge[(at + 1) % edge.length] ?? [];
    path += `${outline(x)} ${outline(y)} ${outline((x + nextX) / 2)} ${outline((y + nextY) / 2)} `;
  }
  return `${path.trimEnd()}Z`;
}

const paths = new WeakMap<Ink, string>();

/** The outline of a stroke that is dry, made once: zooming changes its transformation alone. */
export function keptPath(ink: Ink): string {
  const known = paths.get(ink) ?? strokePath(ink);
  paths.set(ink, known);
  return known;
}
