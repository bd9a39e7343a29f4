import { clay, hex, softInk } from '@tvacha/api/pdf-colours';
import { deep, medium } from '../colours';
import { blob } from '../sheet';
import type { Frame } from './frame';

/** A patch-test grid on a back, with three reactions. */
export function drawGrid({ sheet, faces, x, y, wide, high, random }: Frame): void {
  const side = Math.min(26, (high - 40) / 4);
  const step = (wide - 30) / 10;
  const left = x + 26;
  sheet.box(x, y, wide, high, medium);
  sheet.line(x + wide / 2, y, x + wide / 2, y + high, deep, 0.6);
  for (let at = 0; at < 40; at += 1) {
    const [column, row] = [at % 10, Math.floor(at / 10)];
    const [cx, cy] = [left + column * step, y + 28 + row * side * 1.15];
    sheet.circle(cx, cy, side * 0.32, { stroke: hex('#6B3D28'), weight: 0.7 });
    if ([7, 22, 34].includes(at)) {
      sheet.path(blob(cx, cy, side * 0.45, 0.3, random), { fill: clay, opacity: 0.85 });
      for (let dot = 0; dot < 4; dot += 1)
        sheet.circle(cx - 4 + random() * 8, cy - 4 + random() * 8, 1.2, { fill: hex('#F7E0CC') });
    }
    sheet.text(String(at + 1), cx + side * 0.36, cy + side * 0.4, { font: faces.label, size: 5, colour: softInk });
  }
}
