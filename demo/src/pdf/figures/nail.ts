import { clay, hex, softInk } from '@tvacha/api/pdf-colours';
import { fair, medium } from '../colours';
import type { Frame } from './frame';

/** The nail unit from the side. */
export function drawNail({ sheet, faces, x, y, wide, high }: Frame): void {
  const middle = y + high * 0.52;
  const right = x + wide;
  sheet.box(x, y, wide, high, hex('#FAF6EF'));
  sheet.path(
    `M ${x} ${middle - 34} H ${x + wide * 0.4} Q ${x + wide * 0.46} ${middle - 32} ${x + wide * 0.44} ${middle - 14} H ${right - 70} Q ${right - 18} ${middle + 4} ${right - 46} ${middle + 44} Q ${right - 90} ${middle + 62} ${x} ${middle + 58} Z`,
    {
      fill: medium,
    },
  );
  sheet.path(
    `M ${x + wide * 0.24} ${middle - 10} Q ${x + wide * 0.32} ${middle + 10} ${x + wide * 0.46} ${middle - 4} L ${x + wide * 0.46} ${middle - 14} Z`,
    { fill: clay },
  );
  sheet.path(
    `M ${x + wide * 0.24} ${middle - 12} Q ${x + wide * 0.5} ${middle - 24} ${right - 34} ${middle - 16} l -2 8 Q ${x + wide * 0.5} ${middle - 14} ${x + wide * 0.25} ${middle - 5} Z`,
    {
      fill: fair,
      stroke: hex('#955A39'),
      weight: 0.8,
    },
  );
  sheet.path(`M ${x} ${middle + 14} H ${x + wide * 0.5} q 30 0 40 12 q -10 14 -40 12 H ${x} Z`, {
    fill: hex('#F7E9D6'),
  });
  const style = { font: faces.label, size: 7.5, colour: softInk };
  const name = (words: string, left: number, top: number, toX: number, toY: number) => {
    sheet.line(left + 14, top > toY ? top - 9 : top + 3, toX, toY, softInk, 0.5);
    sheet.text(words, left, top, style);
  };
  name('Proximal fold', x + 30, y + 18, x + wide * 0.38, middle - 30);
  name('Plate', x + wide * 0.62, y + 18, x + wide * 0.62, middle - 20);
  name('Matrix', x + wide * 0.24, y + high - 10, x + wide * 0.36, middle);
  name('Bed', x + wide * 0.6, y + high - 10, x + wide * 0.66, middle - 6);
  sheet.text('Bone', x + 20, middle + 29, style);
}
