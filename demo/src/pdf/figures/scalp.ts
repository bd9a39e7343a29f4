import { hex } from '@tvacha/api/pdf-colours';
import { fair, medium } from '../colours';
import type { Frame } from './frame';

const hairColour = hex('#2A1A14');

/** A parting seen from above: thick hairs and thin ones side by side. */
export function drawScalp({ sheet, x, y, wide, high, random }: Frame): void {
  const middle = x + wide / 2;
  sheet.box(x, y, wide, high, medium);
  sheet.path(`M ${middle - 10} ${y} L ${middle - 26} ${y + high} H ${middle + 26} L ${middle + 10} ${y} Z`, {
    fill: fair,
  });
  for (let at = 0; at < 120; at += 1) {
    const side = at % 2 === 0 ? -1 : 1;
    const top = y + 4 + random() * (high - 26);
    const root = middle + side * (8 + ((top - y) / high) * 16 + random() * 6);
    const reach = Math.min(wide / 2 - 30, 40 + random() * 90);
    const thin = random() < 0.3;
    const end = root + side * reach;
    sheet.path(`M ${root} ${top} Q ${root + side * reach * 0.5} ${top - 4} ${end} ${top + 14}`, {
      stroke: hairColour,
      weight: thin ? 0.5 : 1.7,
    });
  }
}
