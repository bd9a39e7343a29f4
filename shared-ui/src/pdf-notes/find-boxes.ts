import { type Quoted, spanOf } from '@tvacha/shared-contract/find-again';
import { fold } from '@tvacha/shared-contract/page-text';
import type { SlotText, SlotWords } from '../pdf/reader-slots';
import { type Box, boxAround, type Point, rounded } from './geometry';

/** How wide the beginning of some words is as a part of the whole; by letters where nothing can be measured. */
function shareOf(pen: CanvasRenderingContext2D | null, font: string, words: string, end: number): number {
  if (!pen) return end / words.length;
  pen.font = `100px ${font}`;
  const whole = pen.measureText(words).width;
  return whole > 0 ? pen.measureText(words.slice(0, end)).width / whole : end / words.length;
}

/** The box of some letters of a piece, whichever way its line runs. */
function boxOfPart(words: SlotWords, styles: SlotText['styles'], from: number, to: number): Box {
  const { str, fontName, transform, width } = words;
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const style = styles[fontName];
  const pen = document.createElement('canvas').getContext('2d');
  const along = (end: number) => width * shareOf(pen, style?.fontFamily ?? 'sans-serif', str, end);
  const size = Math.hypot(c, d);
  const turn = Math.atan2(b, a);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (right: number, up: number): Point => [x + right * cos - up * sin, y + right * sin + up * cos];
  const [top, bottom] = [size * (style?.ascent || 0.8), size * (style?.descent || -0.2)];
  const [start, end] = [along(from), along(to)];
  return boxAround([at(start, bottom), at(end, bottom), at(start, top), at(end, top)]);
}

/** One box a line, as a selection over it would have. */
function joined(boxes: readonly Box[]): [number, number, number, number][] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    const isSameLine = last && Math.abs(last[1] - box[1]) < (box[3] - box[1]) / 2 && box[0] >= last[0];
    if (!isSameLine) lines.push(box);
    else lines[lines.length - 1] = [last[0], Math.min(last[1], box[1]), Math.max(last[2], box[2]), Math.max(last[3], box[3])]; // biome-ignore format: one box
  }
  return lines.map(([left, bottom, right, top]) => [rounded(left), rounded(bottom), rounded(right), rounded(top)]);
}

/** Where words stand on a page, in its points, one box a line; none where they are not on it. */
export function findBoxes({ items, styles }: SlotText, quoted: Quoted): [number, number, number, number][] {
  const span = spanOf(fold(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('')), quoted);
  if (!span) return [];
  const boxes: Box[] = [];
  let start = 0;
  for (const words of items) {
    const from = Math.max(0, span.start - start);
    const to = Math.min(words.str.length, span.end - start);
    if (from < to && words.str.slice(from, to).trim()) boxes.push(boxOfPart(words, styles, from, to));
    start += words.str.length + (words.hasEOL ? 1 : 0);
  }
  return joined(boxes);
}
