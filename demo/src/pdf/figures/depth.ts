import { hex, teal } from '@tvacha/api/pdf-colours';
import { fair, light, medium } from '../colours';
import type { Frame } from './frame';

const bars = [
  ['UVB', 0.24],
  ['UVA', 0.42],
  ['532 nm', 0.46],
  ['755 nm', 0.62],
  ['810 nm', 0.7],
  ['1064 nm', 0.88],
] as const;

/** How deep light of several wavelengths goes into skin. */
export function drawDepth({ sheet, faces, x, y, wide, high }: Frame): void {
  const surface = y + 24;
  const deepness = high - 24;
  sheet.box(x, y, wide, high, hex('#FAF6EF'));
  sheet.box(x, surface, wide, deepness * 0.14, fair);
  sheet.box(x, surface + deepness * 0.14, wide, deepness * 0.56, light);
  sheet.box(x, surface + deepness * 0.7, wide, deepness * 0.3, medium);
  const step = (wide - 70) / bars.length;
  bars.forEach(([name, share], at) => {
    const left = x + 70 + at * step;
    const tip = surface + share * deepness;
    sheet.path(`M ${left} ${surface} H ${left + 20} V ${tip - 8} L ${left + 10} ${tip} L ${left} ${tip - 8} Z`, {
      fill: teal,
      opacity: 0.8,
    });
    sheet.text(name, left - 5, y + 16, { font: faces.label, size: 7.5, colour: teal });
  });
  const style = { font: faces.label, size: 7.5, colour: hex('#432519') };
  sheet.text('Epidermis', x + 8, surface + 13, style);
  sheet.text('Dermis', x + 8, surface + deepness * 0.4, style);
  sheet.text('Fat', x + 8, surface + deepness * 0.86, style);
}
