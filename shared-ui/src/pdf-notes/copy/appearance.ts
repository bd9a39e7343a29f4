import type { Mark } from '@tvacha/shared-contract';
import { arrowHead, type Box, boxOf, type Point } from '../geometry';
import { strokePath } from '../stroke-path';
import type { Rgb } from './paper-colours';

type OfKind<K extends Mark['kind']> = Extract<Mark, { kind: K }>;

/** As PDFs have numbers: without an exponent. */
const at = (...numbers: number[]): string => numbers.map((value) => String(Math.round(value * 1000) / 1000)).join(' ');
const fill = (colour: Rgb) => `${at(...colour)} rg`;
const stroke = (colour: Rgb, width: number) => `${at(...colour)} RG ${at(width)} w 1 J 1 j`;
/** How far the handles of four curves are that make a circle, of its radius. */
const round = 0.5523;

function ellipse([left, bottom, right, top]: Box): string {
  const [x, y, rx, ry] = [(left + right) / 2, (bottom + top) / 2, (right - left) / 2, (top - bottom) / 2];
  const [kx, ky] = [rx * round, ry * round];
  return [
    `${at(right, y)} m`,
    `${at(right, y + ky, x + kx, top, x, top)} c`,
    `${at(x - kx, top, left, y + ky, left, y)} c`,
    `${at(left, y - ky, x - kx, bottom, x, bottom)} c`,
    `${at(x + kx, bottom, right, y - ky, right, y)} c h`,
  ].join('\n');
}

/** The outline of a stroke, which has its pressure; curves of one handle become those of two. */
export function drawInk(mark: OfKind<'ink'>, colour: Rgb): string {
  const numbers =
    strokePath(mark)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  let [x = 0, y = 0] = numbers;
  const parts = [fill(colour), `${at(x, y)} m`];
  for (let index = 2; index + 3 < numbers.length; index += 4) {
    const [cx = 0, cy = 0, toX = 0, toY = 0] = numbers.slice(index, index + 4);
    const one = [x + (2 / 3) * (cx - x), y + (2 / 3) * (cy - y)] as const;
    const other = [toX + (2 / 3) * (cx - toX), toY + (2 / 3) * (cy - toY)] as const;
    parts.push(`${at(...one, ...other, toX, toY)} c`);
    [x, y] = [toX, toY];
  }
  return `${parts.join('\n')} h f`;
}

export const drawHighlight = ({ boxes }: OfKind<'highlight'>, colour: Rgb): string =>
  [fill(colour), ...boxes.map(([x1, y1, x2, y2]) => `${at(x1, y1, x2 - x1, y2 - y1)} re f`)].join('\n');

export function drawShape(mark: OfKind<'shape'>, colour: Rgb): string {
  const pen = stroke(colour, mark.width);
  const box = boxOf(mark);
  if (mark.form === 'ellipse') return `${pen}\n${ellipse(box)} S`;
  if (mark.form === 'box') return `${pen}\n${at(box[0], box[1], box[2] - box[0], box[3] - box[1])} re S`;
  const line = (points: readonly Point[]) =>
    points.map((point, index) => `${at(...point)} ${index ? 'l' : 'm'}`).join(' ');
  const [one, other] = mark.form === 'arrow' ? arrowHead(mark) : [];
  const head = one && other ? ` ${line([one, mark.to, other])}` : '';
  return `${pen}\n${line([mark.from, mark.to])}${head} S`;
}

/** The sign of a note, upright in a square of this side. */
export function drawSign(side: number, colour: Rgb): string {
  const lines = [0.62, 0.5, 0.38].map(
    (height) => `${at(side * 0.3, side * height)} m ${at(side * 0.7, side * height)} l`,
  );
  return [
    `${fill(colour)} ${stroke([0.35, 0.42, 0.43], 0.75)}`,
    `${ellipse([0.5, 0.5, side - 0.5, side - 0.5])} B`,
    `${stroke([0.09, 0.16, 0.17], 1)} ${lines.join(' ')} S`,
  ].join('\n');
}

/** Of the height of letters: from line to line, and from the top of a line to the foot of its letters. */
export const leading = 1.35;
const foot = 1.05;

/** Lines of words from the top of a box; each is shown by `encode`. */
export const drawWords = (
  lines: readonly string[],
  { size, top, colour }: { size: number; top: number; colour: Rgb },
) =>
  [
    `BT ${fill(colour)} /Face ${at(size)} Tf`,
    ...lines.map((shown, index) => `1 0 0 1 0 ${at(top - size * (leading * index + foot))} Tm ${shown} Tj`),
    'ET',
  ].join('\n');

export const drawPicture = (width: number, height: number): string =>
  `q ${at(width, 0, 0, height, 0, 0)} cm /Picture Do Q`;
