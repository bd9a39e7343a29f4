import { clay, hairline, hex, softInk, teal } from '@tvacha/api/pdf-colours';
import type { Frame } from './frame';

/** A course in time: a quick rise, a plateau and a slow settling. */
export function drawTimeline({ sheet, faces, x, y, wide, high }: Frame): void {
  const foot = y + high - 26;
  sheet.box(x, y, wide, high, hex('#FAF6EF'));
  for (let at = 0; at <= 4; at += 1) {
    const left = x + 20 + at * ((wide - 40) / 4);
    sheet.line(left, y + 14, left, foot, hairline, 0.5);
    sheet.text(['start', 'early', 'middle', 'late', 'end'][at] ?? '', left - 8, foot + 15, {
      font: faces.label,
      size: 7.5,
      colour: softInk,
    });
  }
  sheet.line(x + 20, foot, x + wide - 20, foot, softInk, 0.8);
  const [from, to] = [x + 20, x + wide - 20];
  const span = to - from;
  sheet.path(
    `M ${from} ${foot - 8} C ${from + span * 0.1} ${y + 10} ${from + span * 0.2} ${y + 14} ${from + span * 0.32} ${y + 34} S ${from + span * 0.7} ${foot - 20} ${to} ${foot - 6}`,
    { stroke: clay, weight: 2.4 },
  );
  sheet.path(
    `M ${from} ${foot - 4} C ${from + span * 0.25} ${foot - 6} ${from + span * 0.35} ${y + 60} ${from + span * 0.55} ${y + 46} S ${from + span * 0.9} ${foot - 40} ${to} ${foot - 26}`,
    { stroke: teal, weight: 2.4 },
  );
}
