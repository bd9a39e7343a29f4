import { clay, hex } from '@tvacha/api/pdf-colours';
import { deep, fair, light, medium } from '../colours';
import { wave } from '../sheet';
import type { Frame } from './frame';

/** Skin cut through: horny layer, epidermis, dermis with vessels, fat, and a hair. */
export function drawSection({ sheet, faces, x, y, wide, high }: Frame): void {
  const right = x + wide;
  const foot = y + high;
  const layers = [
    [0.16, fair, 'Horny layer'],
    [0.28, light, 'Epidermis'],
    [0.44, medium, 'Dermis'],
    [0.78, hex('#F0CFA0'), 'Fat'],
  ] as const;
  sheet.box(x, y, wide, high, hex('#FAF6EF'));
  for (const [share, fill] of layers) {
    const top = y + share * high;
    sheet.path(`M ${x} ${top} ${wave(top, 6, x, right)} L ${right} ${foot} L ${x} ${foot} Z`, { fill });
  }
  for (let at = 0; at < 4; at += 1) {
    const left = x + wide * (0.3 + at * 0.19);
    const top = y + high * 0.52;
    sheet.path(`M ${left} ${y + high * 0.76} V ${top} q 6 -14 12 0 V ${y + high * 0.76}`, {
      stroke: clay,
      weight: 1.6,
    });
  }
  const root = y + high * 0.72;
  sheet.path(
    `M ${x + wide * 0.24} ${root} C ${x + wide * 0.25} ${y + high * 0.4} ${x + wide * 0.27} ${y + 30} ${x + wide * 0.34} ${y + 4}`,
    {
      stroke: hex('#17282B'),
      weight: 3,
    },
  );
  sheet.circle(x + wide * 0.24, root, 6, { fill: clay });
  for (let at = 0; at < 7; at += 1) sheet.circle(x + 24 + at * 48, foot - 12, 11, { stroke: deep, weight: 0.5 });
  layers.forEach(([share, , name]) => {
    sheet.text(name, x + 8, y + share * high + 13, { font: faces.label, size: 7.5, colour: hex('#432519') });
  });
}
