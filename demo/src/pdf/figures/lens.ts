import { hex } from '@tvacha/api/pdf-colours';
import { deep, light, medium } from '../colours';
import type { Frame } from './frame';

/** A round field of the dermoscope: network, spared openings, dots and a trail that ends in a triangle. */
export function drawLens({ sheet, x, y, wide, high, random }: Frame): void {
  const [cx, cy, radius] = [x + wide / 2, y + high / 2, high / 2 - 8];
  sheet.box(x, y, wide, high, hex('#2A2220'));
  sheet.circle(cx, cy, radius, { fill: medium });
  for (let row = -7; row <= 7; row += 1) {
    for (let column = -7; column <= 7; column += 1) {
      const [left, top] = [cx + column * 11 + (row % 2) * 5.5, cy + row * 10];
      if (Math.hypot(left - cx, top - cy) > radius - 9) continue;
      const spared = random() < 0.14;
      sheet.circle(left, top, 5, spared ? { fill: light } : { stroke: deep, weight: 0.7 });
      if (random() < 0.2) sheet.circle(left + 5, top + 4, 1.5, { fill: hex('#432519') });
    }
  }
  sheet.path(`M ${cx - 40} ${cy + 28} q 22 -18 44 -6 t 30 -22`, { stroke: hex('#FBEBDD'), weight: 3 });
  sheet.path(`M ${cx + 30} ${cy - 4} l 9 -7 l 2 11 Z`, { fill: hex('#432519') });
  sheet.circle(cx, cy, radius, { stroke: hex('#D9CCB8'), weight: 3 });
}
